pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Five numbers, and how often each came up.
Column {
    id: root

    required property string title
    required property Rows counts
    property int size: Theme.px(60)

    TapisText {
        height: Theme.px(36)
        text: root.title
        font.pixelSize: Theme.px(24)
        font.weight: Font.DemiBold
    }

    Row {
        spacing: Theme.tiny

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
                    height: Theme.px(34)
                    text: number.times
                    color: Theme.ivory2
                    font.pixelSize: Theme.px(24)
                }
            }
        }
    }
}
