import QtQuick

import Tapis.Controls
import Tapis.Theme

// A name and an amount on one line.
Item {
    id: root

    required property string name
    required property string figure
    property bool ticked

    TapisText {
        id: label

        height: parent.height
        text: root.name
        color: Theme.ivory2
        font.pixelSize: Theme.second
        // A large amount on a small tile: its place says what it is.
        visible: implicitWidth + amount.implicitWidth + Theme.small <= root.width
    }

    Icon {
        anchors.left: label.right
        anchors.leftMargin: Theme.small
        anchors.verticalCenter: parent.verticalCenter
        name: "tick"
        tint: "ok"
        size: Theme.px(18)
        visible: root.ticked
    }

    TapisText {
        id: amount

        anchors.right: parent.right
        height: parent.height
        text: root.figure
        color: root.figure === "0.00" ? Theme.ivory2 : Theme.ivory
        font.pixelSize: Theme.figure
        font.weight: Font.DemiBold
    }
}
