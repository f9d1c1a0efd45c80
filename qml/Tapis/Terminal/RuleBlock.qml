pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Controls
import Tapis.Theme

// A paragraph, a point, or a line of a table of the rules.
Item {
    id: root

    required property string kind
    required property list<string> cells
    required property list<real> shares
    required property string below

    readonly property bool inTable: kind === "head" || kind === "row"

    height: line.implicitHeight + (below ? reference.height : 0) + (inTable ? 2 * Theme.small : Theme.medium)

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: root.kind === "head" ? Theme.lineStrong : Theme.line
        visible: root.inTable
    }

    Rectangle {
        x: Theme.small
        y: line.y + Theme.px(10)
        width: Theme.px(6)
        height: width
        radius: width / 2
        color: Theme.brass
        visible: root.kind === "bullet"
    }

    Row {
        id: line

        x: root.kind === "bullet" ? Theme.wide : 0
        y: root.inTable ? Theme.small : 0

        Repeater {
            id: cells

            model: root.cells

            TapisText {
                required property int index
                required property string modelData

                // Figures beside Chinese characters stand on the same line.
                anchors.baseline: index > 0 ? cells.itemAt(0)?.baseline : undefined
                width: (root.width - line.x) * root.shares[index]
                rightPadding: Theme.medium
                text: modelData
                color: root.kind === "head" || (root.inTable && modelData.startsWith("[")) ? Theme.ivory2 : Theme.ivory
                font.pixelSize: root.kind === "head" ? Theme.second : Theme.button
                font.weight: root.inTable && index === 0 ? Font.DemiBold : Font.Normal
                wrapMode: root.inTable ? Text.Wrap : Text.WordWrap
                verticalAlignment: Text.AlignTop
            }
        }
    }

    // Where a line of the table has no room for it, after what the line is about.
    TapisText {
        id: reference

        x: root.width * root.shares[0]
        y: line.y + line.height
        width: root.width - x
        text: root.below
        color: Theme.ivory2
        font.pixelSize: Theme.second
        wrapMode: Text.WordWrap
        visible: text !== ""
    }
}
