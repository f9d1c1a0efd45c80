pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Theme

// What everybody at the table looks up at. Nothing on it can be touched.
Window {
    id: root

    required property DisplayView display

    readonly property bool tall: height > width * 1.3

    color: Theme.room
    title: qsTr("Tapis, display of %1").arg(display.table)

    Binding {
        target: Theme
        property: "scale"
        value: root.tall ? Math.min(root.width / 1200, root.height / 2100) : Math.min(root.width / 1920, root.height / 1080)
    }

    TableScreen {
        anchors.fill: parent
        display: root.display
        tall: root.tall
        visible: root.display.screen === "table"
    }

    WaitingScreen {
        anchors.fill: parent
        display: root.display
        visible: root.display.screen === "waiting"
    }
}
