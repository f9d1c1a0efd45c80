pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Controls
import Tapis.Theme

// Credit set aside, printed, taken: filled as the journal has them, never by a timer.
Item {
    id: root

    required property string stage
    required property string setAsideAt
    required property string printedAt
    required property string takenAt

    readonly property bool printed: stage === "ticket" || stage === "taken"

    height: Theme.px(Theme.largeText ? 116 : 96)

    Rectangle {
        x: Theme.px(20)
        y: Theme.px(18)
        width: parent.width - Theme.px(160)
        height: Theme.litLine
        color: Theme.brass
    }

    Repeater {
        model: [
            {
                "name": qsTr("Credit set aside"),
                "line": root.setAsideAt,
                "done": true
            },
            {
                "name": qsTr("Printed"),
                "line": root.printed ? root.printedAt : qsTr("waiting"),
                "done": root.printed
            },
            {
                "name": qsTr("Taken"),
                "line": root.stage === "taken" ? root.takenAt : qsTr("waiting"),
                "done": root.stage === "taken"
            }
        ]

        Column {
            id: step

            required property int index
            required property var modelData

            x: index * (root.width - Theme.px(160)) / 2
            width: Theme.px(160)
            spacing: Theme.tiny

            Rectangle {
                width: Theme.px(38)
                height: width
                radius: width / 2
                color: step.modelData.done ? Theme.brass : Theme.room
                border.width: Theme.litLine
                border.color: Theme.brass

                Icon {
                    anchors.centerIn: parent
                    name: "tick"
                    tint: "ink"
                    size: Theme.px(22)
                    visible: step.modelData.done
                }
            }

            TapisText {
                width: parent.width
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
                text: step.modelData.name
                font.weight: Font.DemiBold
            }

            TapisText {
                text: step.modelData.line
                color: Theme.ivory2
                font.pixelSize: Theme.second
            }
        }
    }
}
