pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Theme

// The whole of the player's terminal. Screens come and go below; the round is always in sight.
Window {
    id: root

    required property TerminalView terminal

    property bool begun: false
    readonly property bool small: width < 1600 || height < 900

    color: Theme.room
    title: qsTr("Tapis, seat %1").arg(terminal.seat)

    Binding {
        target: Theme
        property: "compact"
        value: root.small
    }

    Binding {
        target: Theme
        property: "scale"
        value: root.small ? Math.min(root.width / 1280, root.height / 720) : Math.min(root.width / 1920, root.height / 1080)
    }

    // The table takes longer to build than all else. The first frame waits for it only if it is on
    // it; otherwise it is built afterwards, between frames.
    Loader {
        anchors.fill: parent
        active: root.terminal.screen === "table" || root.begun
        asynchronous: root.terminal.screen !== "table"
        visible: root.terminal.screen === "table"

        sourceComponent: TableScreen {
            terminal: root.terminal
        }
    }

    Connections {
        target: root
        enabled: !root.begun

        function onFrameSwapped() {
            root.begun = true;
        }
    }

    Loader {
        anchors.fill: parent
        active: root.terminal.screen === "attract"

        sourceComponent: AttractScreen {
            terminal: root.terminal
            wheelShown: root.begun
        }
    }

    Loader {
        anchors.fill: parent
        active: root.terminal.screen === "cashout"

        sourceComponent: CashOutScreen {
            terminal: root.terminal
        }
    }

    Loader {
        anchors.fill: parent
        active: root.terminal.screen === "outofservice"

        sourceComponent: OutOfServiceScreen {
            terminal: root.terminal
        }
    }
}
