pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Every number of the wheel as a key in its own shape.
Item {
    id: root

    required property Rows pockets
    required property string selected
    property int gap: Theme.small
    property int zeroHeight: Theme.px(60)
    property int rowHeight: Theme.px(72)

    readonly property real pitch: (width - 5 * gap) / 6

    signal touched(pocket: string)

    implicitHeight: zeroHeight + 6 * (rowHeight + gap)

    Repeater {
        model: root.pockets

        T.AbstractButton {
            id: key

            required property string pocket
            required property real span
            required property int row
            required property real column
            required property string name

            readonly property bool chosen: pocket === root.selected

            objectName: `pocket-${pocket}`
            width: Math.round(span * (root.pitch + root.gap) - root.gap)
            height: row === 0 ? root.zeroHeight : root.rowHeight
            x: Math.round(column * (root.pitch + root.gap))
            y: row === 0 ? 0 : root.zeroHeight + root.gap + (row - 1) * (root.rowHeight + root.gap)

            Accessible.role: Accessible.Button
            Accessible.name: key.name
            Accessible.onPressAction: key.clicked()

            onClicked: root.touched(key.pocket)

            background: Rectangle {
                radius: Theme.buttonRadius
                color: key.down ? Theme.pressed : key.chosen ? Theme.brassWash : key.enabled ? Theme.raised : Theme.panel
                border.width: key.down || key.chosen ? Theme.selectedLine : Theme.hairline
                border.color: key.down || key.chosen ? Theme.brass : Theme.line
            }

            contentItem: Item {
                Badge {
                    anchors.centerIn: parent
                    pocket: key.pocket
                    size: Math.max(1, Math.round((key.row === 0 ? root.zeroHeight : root.rowHeight) * 0.86))
                    opacity: key.enabled ? 1 : 0.5
                }
            }
        }
    }
}
