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
        anchors.right: parent.right
        height: parent.height
        text: root.figure
        color: root.figure === "0.00" ? Theme.ivory2 : Theme.ivory
        font.pixelSize: Theme.figure
        font.weight: Font.DemiBold
    }
}
