import QtQuick
import QtQuick.Templates as T

import Tapis.Controls
import Tapis.Theme

// A button of staff: icon at the left, what it does, and a second line that says what goes with it
// or why not now. Blocked, it asks for a supervisor's PIN: it can be touched, and has a lock.
T.AbstractButton {
    id: root

    property string picture
    property string second
    property bool blocked
    property bool selected
    property int textSize: Theme.button

    // Where there is little room, the words come before the picture.
    readonly property bool cramped: width < 8.5 * Theme.button
    readonly property color ink: !enabled ? Theme.ivory3 : selected ? Theme.brassBright : Theme.ivory

    implicitWidth: Theme.px(170)
    implicitHeight: Theme.px(78)

    Accessible.role: Accessible.Button
    Accessible.name: root.second ? `${root.text}, ${root.second}` : root.text
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.down ? Theme.pressed : root.selected ? Theme.brassWash : root.enabled ? Theme.raised : Theme.panel
        border.width: root.enabled && (root.down || root.selected || root.visualFocus) ? Theme.selectedLine : Theme.hairline
        border.color: root.enabled && (root.down || root.selected || root.visualFocus) ? Theme.brass : Theme.line
    }

    contentItem: Item {
        Icon {
            id: icon

            x: Theme.px(18)
            anchors.verticalCenter: parent.verticalCenter
            name: root.blocked ? "lock" : root.picture
            tint: !root.enabled ? "ivory3" : root.selected || root.blocked ? "brassBright" : "ivory"
            size: Theme.px(22)
            visible: !root.cramped
        }

        Column {
            anchors.left: root.cramped ? parent.left : icon.right
            anchors.leftMargin: Theme.px(14)
            anchors.right: parent.right
            anchors.rightMargin: Theme.small
            anchors.verticalCenter: parent.verticalCenter

            // Words that are too long are written smaller, then in two lines.
            TapisText {
                width: parent.width
                height: Math.min(implicitHeight, root.height - 2 * Theme.tiny - (below.visible ? below.height : 0))
                text: root.text
                color: root.ink
                font.pixelSize: root.textSize
                font.weight: Font.Medium
                wrapMode: implicitWidth * Theme.label > width * root.textSize ? Text.WordWrap : Text.NoWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(13)
            }

            TapisText {
                id: below

                width: parent.width
                height: Math.min(implicitHeight, root.height / 2 - Theme.tiny)
                text: root.second
                color: !root.enabled ? Theme.ivory3 : root.blocked ? Theme.brassBright : Theme.ivory2
                font.pixelSize: Theme.label
                wrapMode: implicitWidth * Theme.px(13) > width * Theme.label ? Text.WordWrap : Text.NoWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(13)
                visible: text !== ""
            }
        }
    }
}
