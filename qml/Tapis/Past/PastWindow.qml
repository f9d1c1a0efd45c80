import QtQuick

import Tapis.Bridge
import Tapis.Theme

// Time travel in a window of its own.
Window {
    id: root

    required property PastView past

    color: Theme.room
    title: qsTr("Tapis, the past")

    PastScreen {
        anchors.fill: parent
        anchors.margins: Theme.medium
        past: root.past
    }
}
