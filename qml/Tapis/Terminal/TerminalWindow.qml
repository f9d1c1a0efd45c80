pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The whole of the player's terminal. Screens come and go below; the round is always in sight.
Window {
    id: root

    required property TerminalView terminal

    property bool begun: false
    readonly property bool tall: height > width
    readonly property bool small: width < 1600 || height < 900

    function openSettings() {
        root.terminal.wake();
        (table.item as PanelScreen).panel = "settings";
    }

    color: Theme.room
    title: qsTr("Tapis, seat %1").arg(terminal.seat)

    Binding {
        target: Theme
        property: "compact"
        value: root.small || root.tall
    }

    Binding {
        target: Theme
        property: "tall"
        value: root.tall
    }

    Binding {
        target: Theme
        property: "scale"
        value: root.tall ? Math.min(root.width / 1080, root.height / 1920) : root.small ? Math.min(root.width / 1280, root.height / 720) : Math.min(root.width / 1920, root.height / 1080)
    }

    Binding {
        target: Theme
        property: "highContrast"
        value: root.terminal.preferences.highContrast
    }

    Binding {
        target: Theme
        property: "largeText"
        value: root.terminal.preferences.largeText
    }

    Binding {
        target: Theme
        property: "mirrored"
        value: root.terminal.preferences.leftHanded
    }

    Binding {
        target: Theme
        property: "still"
        value: true
        when: root.terminal.preferences.still
    }

    Announcer {
        terminal: root.terminal
    }

    FocusFrame {
        frame: root.terminal.guide.frame
        caption: root.terminal.guide.caption
        within: root.width
        z: 1
    }

    // The table takes longer to build than all else. The first frame waits for it only if it is on
    // it; otherwise it is built afterwards, between frames.
    LateScreen {
        id: table

        terminal: root.terminal
        file: "TableScreen.qml"
        wanted: root.terminal.screen === "table" || root.begun
        later: root.terminal.screen !== "table"
        visible: root.terminal.screen === "table"
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

            onSettingsTouched: root.openSettings()
        }
    }

    LateScreen {
        terminal: root.terminal
        file: "CashOutScreen.qml"
        wanted: root.terminal.screen === "cashout"
    }

    LateScreen {
        terminal: root.terminal
        file: "OutOfServiceScreen.qml"
        wanted: root.terminal.screen === "outofservice"
    }

    Loader {
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        y: Theme.px(Theme.tall ? 136 : root.small ? 80 : 112)
        active: root.terminal.attendantQuestion !== ""

        sourceComponent: QuestionPanel {
            objectName: "attendantPanel"
            question: root.terminal.attendantQuestion
            no: root.terminal.attendantNeeded ? qsTr("All right") : qsTr("Yes, please come")
            yes: root.terminal.attendantNeeded ? "" : qsTr("No, not any more")

            onConfirmed: root.terminal.callOffAttendant()
            onDismissed: root.terminal.keepAttendant()
        }
    }

    // Staff touch them clockwise from the upper left. Nothing lies there, and nothing is kept from
    // whatever does.
    Repeater {
        model: 4

        Item {
            id: corner

            required property int index

            x: index === 1 || index === 2 ? root.width - width : 0
            y: index > 1 ? root.height - height : 0
            z: 2
            width: Theme.px(root.small ? 24 : 36)
            height: width

            PointHandler {
                onActiveChanged: {
                    if (active)
                        root.terminal.staff.corner(corner.index);
                }
            }
        }
    }

    // Its pages are loaded when somebody of the staff comes, and no start waits for them.
    Loader {
        readonly property bool wanted: root.terminal.staff.shown

        anchors.fill: parent
        z: 1

        onWantedChanged: setSource(wanted ? "../Staff/StaffScreen.qml" : "", {
            "staff": root.terminal.staff.view
        })
    }

    Loader {
        readonly property bool wanted: root.terminal.staff.newJournalShown

        anchors.fill: parent
        z: 1

        onWantedChanged: setSource(wanted ? "../Staff/NewJournalScreen.qml" : "", {
            "newJournal": root.terminal.staff.newJournal
        })
    }
}
