pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Theme

// The whole of the staff's console.
Window {
    id: root

    required property ConsoleView desk

    color: Theme.room
    title: qsTr("Tapis, console")

    Binding {
        target: Theme
        property: "scale"
        value: Math.min(root.width / 1920, root.height / 1080)
    }

    Binding {
        target: Theme
        property: "leastText"
        value: 15
    }

    Shortcut {
        sequence: "Escape"

        onActivated: root.desk.escape()
    }

    ConsoleBar {
        id: bar

        width: parent.width
        desk: root.desk
    }

    Loader {
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        sourceComponent: ({
                "waiting": waiting,
                "enrol": enrol,
                "signin": signIn,
                "work": work
            })[root.desk.screen] ?? null
    }

    Component {
        id: waiting

        WaitingScreen {
            desk: root.desk
        }
    }

    Component {
        id: enrol

        EnrolScreen {
            desk: root.desk
        }
    }

    Component {
        id: signIn

        SignInScreen {
            desk: root.desk
        }
    }

    Component {
        id: work

        WorkScreen {
            desk: root.desk
        }
    }
}
