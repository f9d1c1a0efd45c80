pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The last numbers, newest first, each with that of the inner ring and their sum.
Item {
    id: root

    required property Rows sums

    TapisText {
        text: qsTr("Last sums")
        color: Theme.ivory2
        font.pixelSize: Theme.px(24)
        visible: repeater.count > 0
    }

    Row {
        y: Theme.px(40)
        spacing: Theme.medium

        Repeater {
            id: repeater

            model: root.sums

            Row {
                id: last

                required property int index
                required property string outer
                required property string inner
                required property string sum
                required property bool corrected

                spacing: Theme.px(2)

                Badge {
                    pocket: last.outer
                    size: Theme.px(52)

                    Icon {
                        name: "warning"
                        tint: "warn"
                        size: Theme.px(22)
                        visible: last.corrected
                    }
                }

                Badge {
                    pocket: last.inner
                    size: Theme.px(52)
                    visible: last.inner !== ""
                }

                TapisText {
                    objectName: `lastSum${last.index}`
                    height: Theme.px(52)
                    text: last.sum
                    font.pixelSize: Theme.px(28)
                    font.weight: Font.DemiBold
                    visible: last.sum !== ""
                }
            }
        }
    }
}
