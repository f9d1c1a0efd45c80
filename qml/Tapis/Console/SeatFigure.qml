import QtQuick

import Tapis.Controls
import Tapis.Theme

// A name and an amount on one line.
Item {
    id: root

    required property string name
    required property string figure
    property bool ticked
    // Beside the others, of less weight.
    property bool lesser

    TapisText {
        id: label

        height: parent.height
        text: root.name
        color: Theme.ivory2
        font.pixelSize: root.lesser ? Theme.px(15) : Theme.second
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
        width: Math.min(implicitWidth, root.width)
        height: parent.height
        text: root.figure
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        color: root.lesser || root.figure === "0.00" ? Theme.ivory2 : Theme.ivory
        font.pixelSize: root.lesser ? Theme.px(16) : Theme.figure
        font.weight: root.lesser ? Font.Medium : Font.DemiBold
    }
}
