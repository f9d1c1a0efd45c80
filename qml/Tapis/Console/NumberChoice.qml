import QtQuick
import QtQuick.Templates as T

import Tapis.Controls
import Tapis.Theme

// One of two numbers that differ, to be touched by who has looked at the wheel.
T.AbstractButton {
    id: root

    required property string pocket

    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.down ? Theme.pressed : Theme.raised
        border.width: root.down ? Theme.selectedLine : Theme.hairline
        border.color: root.down ? Theme.brass : Theme.alarmEdge
    }

    contentItem: Item {
        Badge {
            id: badge

            x: Theme.medium
            anchors.verticalCenter: parent.verticalCenter
            pocket: root.pocket
            size: Theme.px(104)
        }

        TapisText {
            anchors.left: badge.right
            anchors.leftMargin: Theme.medium
            anchors.right: parent.right
            anchors.rightMargin: Theme.small
            height: parent.height
            text: root.text
            wrapMode: Text.WordWrap
            font.weight: Font.Medium
        }
    }
}
