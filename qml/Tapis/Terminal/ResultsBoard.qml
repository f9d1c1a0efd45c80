pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The last numbers, and beside them how often each half of the cloth came up.
Item {
    id: root

    required property ResultsView results
    required property string panel

    readonly property string scanGroup: "side"

    signal touched(name: string)

    ResultsLines {
        x: Theme.mirrored ? parent.width - width : 0
        width: root.results.count > 0 ? Theme.px(1394) : parent.width
        height: parent.height
        results: root.results
    }

    Panel {
        x: Theme.mirrored ? 0 : parent.width - width
        width: Theme.px(430)
        height: parent.height
        visible: root.results.count > 0

        TapisText {
            x: Theme.wide
            y: Theme.medium
            width: Theme.px(242)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(14)
            text: qsTr("Of the last %1").arg(root.results.count)
            font.pixelSize: Theme.text(22)
            font.weight: Font.DemiBold
        }

        Column {
            x: Theme.wide
            y: Theme.px(52)
            width: Theme.px(236)
            spacing: Theme.medium

            Repeater {
                model: root.results.halves

                HalvesBar {
                    width: parent?.width ?? 0
                }
            }
        }

        Column {
            anchors.right: parent.right
            anchors.rightMargin: Theme.wide
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.small

            ActionButton {
                objectName: "statisticsButton"
                width: Theme.px(122)
                height: Theme.px(84)
                text: qsTr("Statistics")
                textSize: Theme.second
                picture: "statistics"
                stacked: true
                selected: root.panel === "statistics"

                onClicked: root.touched("statistics")
            }

            ActionButton {
                objectName: "historyButton"
                width: Theme.px(122)
                height: Theme.px(84)
                text: qsTr("History")
                textSize: Theme.second
                picture: "history"
                stacked: true
                selected: root.panel === "history"

                onClicked: root.touched("history")
            }
        }
    }
}
