pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The betting areas of Spread-Bet with their odds, each at its place among all sums.
Item {
    id: root

    required property Rows options

    readonly property int step: Math.min(Theme.px(56), height / 7)

    Repeater {
        model: root.options

        Rectangle {
            id: option

            required property int index
            required property string sums
            required property string odds
            required property real begins
            required property real share
            required property bool won
            required property real at

            objectName: `option${index}`
            y: index * root.step
            width: root.width
            height: root.step - Theme.px(6)
            radius: Theme.small
            color: won ? Theme.feltLit : Theme.panel
            border.width: won ? Theme.litLine : Theme.hairline
            border.color: won ? Theme.brassBright : Theme.line

            TapisText {
                x: Theme.wide
                anchors.verticalCenter: parent.verticalCenter
                width: bar.x - x - Theme.small
                text: option.sums
                font.pixelSize: Theme.px(26)
                font.weight: Font.DemiBold
            }

            Rectangle {
                id: bar

                x: Theme.px(212)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(380)
                height: Theme.px(6)
                radius: height / 2
                color: option.won ? Theme.felt1 : Theme.pressed

                Rectangle {
                    x: parent.width * option.begins
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.max(Theme.px(8), parent.width * option.share)
                    height: Theme.px(14)
                    radius: Theme.px(3)
                    color: option.won ? Theme.brassBright : Theme.lineStrong
                }

                Rectangle {
                    x: parent.width * option.at - width / 2
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.litLine
                    height: Theme.px(24)
                    color: Theme.ivory
                    visible: option.won
                }
            }

            TapisText {
                anchors.right: parent.right
                anchors.rightMargin: Theme.wide
                anchors.verticalCenter: parent.verticalCenter
                text: option.odds
                font.pixelSize: Theme.px(26)
                font.weight: Font.Medium
            }
        }
    }
}
