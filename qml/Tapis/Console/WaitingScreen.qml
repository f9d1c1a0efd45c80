import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The table is not heard. It goes on by itself when it is.
Item {
    id: root

    required property ConsoleView desk

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
            text: qsTr("Waiting for the table")
            font.family: Theme.greetingFont
            font.pixelSize: Theme.px(72)
        }

        TapisText {
            objectName: "waitingText"
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.desk.waiting
            color: Theme.ivory2
            font.pixelSize: Theme.px(24)
        }
    }
}
