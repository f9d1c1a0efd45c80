pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Figures below one another, with their sum where they have one.
Panel {
    id: root

    required property string title
    required property Rows figures
    property string sum
    property string sumName

    readonly property int lineHeight: Theme.px(!Theme.compact ? 46 : Theme.tall ? 40 : 30)
    // Three lists beside one another leave large text on a small screen little room.
    readonly property bool narrow: Theme.compact && !Theme.tall
    readonly property int textSize: narrow ? Theme.px(Theme.largeText ? 20 : 18) : Theme.second
    readonly property int headSize: narrow ? Theme.px(Theme.largeText ? 26 : 24) : Theme.figure

    implicitHeight: lines.height + (below.visible ? below.height : 0) + 2 * Theme.medium

    Column {
        id: lines

        x: Theme.large
        y: Theme.medium
        width: parent.width - 2 * x

        TapisText {
            width: parent.width
            height: root.lineHeight
            text: root.title
            font.pixelSize: root.headSize
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
        }

        Repeater {
            model: root.figures

            Item {
                id: line

                required property string key
                required property string name
                required property string figure
                required property string count
                required property bool strong

                width: parent.width
                height: root.lineHeight

                TapisText {
                    anchors.left: parent.left
                    anchors.right: counted.left
                    anchors.rightMargin: Theme.small
                    height: parent.height
                    text: line.name
                    color: line.strong ? Theme.ivory : Theme.ivory2
                    font.pixelSize: root.textSize
                    font.weight: line.strong ? Font.DemiBold : Font.Normal
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(12)
                    elide: Text.ElideRight
                }

                TapisText {
                    id: counted

                    anchors.right: amount.left
                    anchors.rightMargin: Theme.tiny
                    height: parent.height
                    text: line.count
                    color: Theme.ivory2
                    font.pixelSize: root.textSize
                }

                TapisText {
                    id: amount

                    objectName: `figure-${line.key}`
                    anchors.right: parent.right
                    width: Math.max(implicitWidth, line.count === "" ? 0 : Theme.px(Theme.compact ? 120 : 170))
                    height: parent.height
                    horizontalAlignment: Text.AlignRight
                    text: line.figure
                    font.pixelSize: root.textSize
                    font.weight: line.strong ? Font.DemiBold : Font.Normal
                }

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                }
            }
        }
    }

    Item {
        id: below

        x: Theme.large
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.medium
        width: parent.width - 2 * x
        height: Theme.px(Theme.compact ? 36 : 52)
        visible: root.sum !== ""

        TapisText {
            width: total.x - Theme.small
            height: parent.height
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
            text: root.sumName
            font.pixelSize: root.headSize
            font.weight: Font.DemiBold
        }

        TapisText {
            id: total

            objectName: "figureSum"
            anchors.right: parent.right
            height: parent.height
            text: root.sum
            color: Theme.brassBright
            font.pixelSize: root.headSize
            font.weight: Font.DemiBold
        }
    }
}
