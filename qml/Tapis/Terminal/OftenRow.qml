pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// A few numbers, and how often each came up.
Column {
    id: root

    required property string title
    required property Rows counts

    readonly property int size: Theme.px(!Theme.compact ? 60 : Theme.tall ? 44 : 40)

    spacing: Theme.tiny

    TapisText {
        text: root.title
        font.pixelSize: Theme.text(Theme.compact ? 18 : 22)
        font.weight: Font.DemiBold
    }

    Row {
        spacing: Theme.small

        Repeater {
            model: root.counts

            Column {
                id: number

                required property string pocket
                required property string times

                Badge {
                    pocket: number.pocket
                    size: root.size
                }

                TapisText {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: number.times
                    color: Theme.ivory2
                    font.pixelSize: Theme.second
                }
            }
        }
    }
}
