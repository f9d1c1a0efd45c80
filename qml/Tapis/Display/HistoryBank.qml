pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Ten of the last results in three columns: red, zero, black.
Item {
    id: root

    required property DisplayHistoryView history
    // Which of the results is at the top.
    required property int first
    property bool fresh: false

    readonly property int size: Theme.px(72)
    readonly property int columnWidth: (width - size) / 2
    readonly property int rowHeight: Theme.px(82)

    Rectangle {
        width: parent.width
        height: root.rowHeight
        radius: Theme.tileRadius
        color: root.fresh ? Theme.brassWash : Theme.panel
        border.width: root.fresh ? Theme.selectedLine : 0
        border.color: Theme.brass
        visible: root.first === 0
    }

    Repeater {
        model: 2

        Rectangle {
            required property int index

            x: Math.round((index + 0.5) * root.columnWidth + root.size / 2)
            width: Theme.hairline
            height: 10 * root.rowHeight
            color: Theme.line
        }
    }

    Repeater {
        model: root.history.rows

        Item {
            id: result

            required property int index
            required property string pocket
            required property int column
            required property bool corrected

            readonly property int place: index - root.first

            x: column * root.columnWidth
            y: place * root.rowHeight
            width: root.size
            height: root.rowHeight
            visible: place >= 0 && place < 10

            Badge {
                anchors.verticalCenter: parent.verticalCenter
                pocket: result.pocket
                size: root.size
            }

            TapisText {
                anchors.centerIn: parent
                text: qsTr("void")
                color: Theme.ivory2
                font.pixelSize: Theme.px(26)
                visible: result.pocket === ""
            }

            Icon {
                objectName: result.visible ? `corrected${result.index}` : ""
                x: result.column === 2 ? -width / 2 : parent.width - width / 2
                y: Theme.tiny
                name: "warning"
                tint: "warn"
                size: Theme.px(26)
                visible: result.corrected
            }
        }
    }

    Repeater {
        model: [qsTr("Red"), qsTr("Zero"), qsTr("Black")]

        TapisText {
            required property int index
            required property string modelData

            x: index * root.columnWidth + (root.size - width) / 2
            width: root.columnWidth - Theme.tiny
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.label
            y: 10 * root.rowHeight + Theme.small
            text: modelData
            color: Theme.ivory2
            font.pixelSize: Theme.px(24)
        }
    }
}
