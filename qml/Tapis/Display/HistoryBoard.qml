pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The last numbers, newest first. Up to twenty stand in banks of ten with a column each for red,
// zero and black; more stand side by side, five in a line.
Item {
    id: root

    required property DisplayHistoryView history
    // The newest has just come up.
    required property bool fresh
    // How many of them.
    required property int count

    readonly property bool banks: count <= 20
    readonly property int firstY: Theme.px(52)
    readonly property int lines: banks ? 10 : Math.ceil(count / 5)
    readonly property int lineHeight: Math.min(Theme.px(banks ? 82 : 96), (height - firstY - Theme.px(banks ? 48 : 8)) / lines)
    readonly property int size: Math.max(Theme.px(24), Math.min(Theme.px(banks ? 72 : 84), lineHeight - Theme.tiny))
    readonly property int bankWidth: Theme.px(204)
    readonly property int bankStep: Theme.px(252)
    readonly property int columnStep: banks ? (bankWidth - size) / 2 : (width - size) / 4

    objectName: "historyBoard"

    TapisText {
        anchors.horizontalCenter: parent.horizontalCenter
        height: Theme.px(40)
        text: qsTr("Last %1").arg(root.count)
        font.pixelSize: Theme.px(24)
        font.weight: Font.DemiBold
    }

    Rectangle {
        objectName: "newestPlace"
        x: root.banks ? 0 : -Theme.tiny
        y: root.firstY
        width: root.banks ? root.bankWidth : root.size + 2 * Theme.tiny
        height: root.lineHeight
        radius: Theme.tileRadius
        color: root.fresh ? Theme.brassWash : Theme.panel
        border.width: root.fresh ? Theme.selectedLine : 0
        border.color: Theme.brass
        // Nothing has come up: nothing stands there.
        visible: numbers.count > 0
    }

    Repeater {
        model: root.banks ? 4 : 0

        Rectangle {
            required property int index

            x: Math.floor(index / 2) * root.bankStep + Math.round((index % 2 + 0.5) * root.columnStep + root.size / 2)
            y: root.firstY
            width: Theme.hairline
            height: 10 * root.lineHeight
            color: Theme.line
        }
    }

    Repeater {
        id: numbers

        model: root.history.rows

        Item {
            id: result

            required property int index
            required property string pocket
            required property int column
            required property bool corrected

            readonly property int line: root.banks ? index % 10 : Math.floor(index / 5)

            x: root.banks ? Math.floor(index / 10) * root.bankStep + column * root.columnStep : (index % 5) * root.columnStep
            y: root.firstY + line * root.lineHeight
            width: root.size
            height: root.lineHeight
            visible: index < root.count

            Badge {
                anchors.verticalCenter: parent.verticalCenter
                pocket: result.visible ? result.pocket : ""
                size: root.size
            }

            TapisText {
                anchors.centerIn: parent
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.label
                text: qsTr("void")
                color: Theme.ivory2
                font.pixelSize: Theme.px(26)
                visible: result.pocket === ""
            }

            Icon {
                objectName: result.visible ? `corrected${result.index}` : ""
                x: root.banks && result.column === 2 ? -width / 2 : parent.width - width / 2
                y: Theme.tiny
                name: "warning"
                tint: "warn"
                size: Theme.px(26)
                visible: result.corrected
            }
        }
    }

    Repeater {
        model: root.banks ? [qsTr("Red"), qsTr("Zero"), qsTr("Black"), qsTr("Red"), qsTr("Zero"), qsTr("Black")] : []

        TapisText {
            required property int index
            required property string modelData

            x: Math.floor(index / 3) * root.bankStep + (index % 3) * root.columnStep + (root.size - width) / 2
            y: root.firstY + 10 * root.lineHeight + Theme.small
            width: root.columnStep - Theme.tiny
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.label
            text: modelData
            color: Theme.ivory2
            font.pixelSize: Theme.px(24)
        }
    }
}
