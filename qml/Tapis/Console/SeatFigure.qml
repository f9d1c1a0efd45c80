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

    readonly property int tickRoom: ticked ? Theme.px(18) + Theme.small : 0
    readonly property int nameRoom: width - tickRoom - Theme.small - amount.implicitWidth

    TapisText {
        id: label

        width: Math.min(implicitWidth, root.nameRoom)
        height: parent.height
        text: root.name
        color: Theme.ivory2
        font.pixelSize: root.lesser ? Theme.px(15) : Theme.second
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(13)
        // A large amount on a small tile: its place says what it is.
        visible: root.nameRoom >= implicitWidth * minimumPixelSize / font.pixelSize
    }

    Icon {
        objectName: "figureTick"
        anchors.left: label.visible ? label.right : parent.left
        anchors.leftMargin: label.visible ? Theme.small : 0
        anchors.verticalCenter: parent.verticalCenter
        name: "tick"
        tint: "ok"
        size: Theme.px(18)
        visible: root.ticked
    }

    TapisText {
        id: amount

        anchors.right: parent.right
        width: Math.min(implicitWidth, root.width - root.tickRoom)
        height: parent.height
        text: root.figure
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        color: root.lesser || root.figure === "0.00" ? Theme.ivory2 : Theme.ivory
        font.pixelSize: root.lesser ? Theme.px(16) : Theme.figure
        font.weight: root.lesser ? Font.Medium : Font.DemiBold
    }
}
