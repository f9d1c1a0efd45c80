import QtQuick
import QtQuick.Templates as T

import Tapis.Theme

// A button with a label, an icon if it has one, and a second line that says why it is blocked.
T.AbstractButton {
    id: root

    property string picture
    property string second
    property bool selected
    property bool primary
    property bool danger
    property int textSize: Theme.button
    property bool stacked
    // It stands off what the key lies on.
    property color edge: Theme.lineStrong

    readonly property color ink: {
        if (!enabled)
            return Theme.ivory3;
        if (primary)
            return Theme.ink;
        if (danger)
            return Theme.dangerText;
        return selected ? Theme.brassBright : Theme.ivory;
    }
    readonly property string inkName: {
        if (!enabled)
            return "ivory3";
        if (primary)
            return "ink";
        if (danger)
            return "dangerText";
        return selected ? "brassBright" : "ivory";
    }

    // Where there is no room for both beside one another the word is worth more than the picture. A
    // text that is still too long takes a second line, then a smaller size.
    readonly property int wordWidth: Math.max(label.implicitWidth, secondLine.implicitWidth)
    readonly property int room: width - 2 * Theme.small
    readonly property bool pictured: picture !== "" && (text === "" || (stacked ? second === "" || height >= Theme.px(120) : wordWidth + Theme.px(36) <= room))

    implicitWidth: Math.max(Theme.touchTarget, wordWidth + (picture !== "" && text !== "" && !stacked ? Theme.px(36) : 0) + 2 * Theme.large)
    implicitHeight: Theme.touchTarget

    Accessible.role: Accessible.Button
    Accessible.name: root.second ? `${root.text}, ${root.second}` : root.text
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: Theme.buttonRadius
        color: {
            if (!root.enabled)
                return Theme.panel;
            if (root.primary)
                return root.down ? Theme.brassBright : Theme.brass;
            if (root.danger)
                return Theme.alarmFill;
            if (root.selected)
                return Theme.brassWash;
            return root.down ? Theme.pressed : Theme.raised;
        }
        border.width: root.enabled && (root.down || root.selected || root.visualFocus) ? Theme.selectedLine : Theme.hairline
        border.color: {
            if (!root.enabled || root.primary)
                return Theme.line;
            if (root.danger)
                return root.down ? Theme.alarm : Theme.dangerEdge;
            return root.down || root.selected || root.visualFocus ? Theme.brass : root.edge;
        }
    }

    contentItem: Item {
        Grid {
            anchors.centerIn: parent
            columns: root.stacked || root.text === "" || !root.pictured ? 1 : 2
            columnSpacing: Theme.medium
            rowSpacing: Theme.tiny
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter

            Icon {
                id: icon

                name: root.picture
                tint: root.inkName
                visible: root.pictured
            }

            Column {
                visible: root.text !== "" || root.second !== ""

                TapisText {
                    id: label

                    width: Math.min(implicitWidth, root.room)
                    height: Math.min(implicitHeight, root.height - 2 * Theme.tiny - (root.second ? Math.max(Theme.wide, secondLine.height) : 0) - (root.stacked && root.pictured ? Theme.px(24) : 0))
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.px(13)
                    text: root.text
                    color: root.ink
                    font.pixelSize: root.textSize
                    font.weight: root.primary ? Font.DemiBold : Font.Medium
                    visible: text !== ""
                    anchors.horizontalCenter: parent.horizontalCenter
                    Accessible.ignored: true
                }

                TapisText {
                    id: secondLine

                    width: Math.min(implicitWidth, root.room)
                    height: wrapMode === Text.NoWrap ? implicitHeight : Math.min(implicitHeight, root.height / 2 - Theme.tiny)
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: root.height < 2 * Theme.touchTargetLeast ? Text.NoWrap : Text.WordWrap
                    fontSizeMode: wrapMode === Text.NoWrap ? Text.HorizontalFit : Text.Fit
                    minimumPixelSize: Theme.px(wrapMode === Text.NoWrap ? 11 : 13)
                    text: root.second
                    color: root.enabled ? root.ink : Theme.ivory3
                    font.pixelSize: Theme.label
                    visible: text !== ""
                    anchors.horizontalCenter: parent.horizontalCenter
                    Accessible.ignored: true
                }
            }
        }
    }
}
