import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Nothing is known of the table yet, or nothing that could be shown here.
Item {
    id: root

    required property DisplayView display

    Column {
        anchors.centerIn: parent
        spacing: Theme.wide

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "link-broken"
            tint: "alarm"
            size: Theme.px(72)
        }

        TapisText {
            objectName: "waitingTitle"
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.display.fault ? qsTr("Out of service") : qsTr("Waiting for the table")
            font.family: Theme.greetingFont
            font.pixelSize: Theme.px(132)
        }

        TapisText {
            objectName: "waitingText"
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.display.fault || qsTr("It connects by itself as soon as the table is there.")
            color: Theme.ivory2
            font.pixelSize: Theme.px(30)
        }
    }

    TapisText {
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        y: Theme.wide
        text: root.display.time
        font.family: Theme.displayFont
        font.pixelSize: Theme.px(42)
        font.weight: Font.DemiBold
    }
}
