pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// One of several, each with a line of its own below it.
Grid {
    id: root

    required property Rows choices
    property int rowHeight: Theme.px(64)
    property string prefix: "choice"
    // How much of a row the second text may take.
    property real secondShare: 0.55
    // What was chosen is all that is left to read: there is room for it, whatever else there was.
    property bool decided

    signal chosen(choice: string)

    columnSpacing: Theme.px(10)
    rowSpacing: Theme.px(10)

    Repeater {
        model: root.choices

        T.AbstractButton {
            id: row

            required property string choice
            required property string second
            required property bool selected
            required text

            objectName: `${root.prefix}-${choice}`
            width: Math.floor((root.width - (root.columns - 1) * root.columnSpacing) / root.columns)
            height: root.rowHeight
            visible: row.selected || !root.decided

            Accessible.role: Accessible.RadioButton
            Accessible.name: row.text
            Accessible.onPressAction: row.clicked()

            onClicked: root.chosen(row.choice)

            background: Rectangle {
                radius: Theme.buttonRadius
                color: row.selected ? Theme.brassWash : row.down ? Theme.pressed : Theme.raised
                border.width: row.down || row.selected ? Theme.selectedLine : Theme.hairline
                border.color: row.down || row.selected ? Theme.brass : Theme.line
            }

            contentItem: Item {
                TapisText {
                    x: Theme.px(18)
                    width: parent.width - 2 * x - (clause.visible ? clause.width + Theme.medium : 0)
                    height: parent.height
                    text: row.text
                    color: row.selected ? Theme.brassBright : Theme.ivory
                    font.pixelSize: Theme.second
                    font.weight: Font.Medium
                    wrapMode: Text.WordWrap
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.px(13)
                }

                TapisText {
                    id: clause

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(18)
                    width: Math.min(implicitWidth, Math.floor(parent.width * root.secondShare))
                    height: parent.height
                    text: row.second
                    color: Theme.ivory2
                    font.pixelSize: Theme.label
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.WordWrap
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.px(13)
                    visible: text !== ""
                }
            }
        }
    }
}
