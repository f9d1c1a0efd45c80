pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Terminal
import Tapis.Theme

// The menu of staff. Nothing of the player's can be touched below it.
Rectangle {
    id: root

    required property StaffView staff

    readonly property bool roomy: !Theme.compact
    readonly property int side: Theme.px(roomy ? 300 : 216)

    objectName: "staffScreen"
    color: Theme.room

    // Of a second finger too.
    TouchSurface {
        anchors.fill: parent
    }

    Rectangle {
        id: bar

        width: parent.width
        height: Theme.px(root.roomy ? 104 : 72)
        color: Theme.bar

        Column {
            x: Theme.margin
            anchors.verticalCenter: parent.verticalCenter

            TapisText {
                height: Math.min(implicitHeight, 1.25 * font.pixelSize)
                text: qsTr("Staff menu, seat %1").arg(root.staff.seat)
                font.pixelSize: root.roomy ? Theme.title : Theme.text(24)
                font.weight: Font.DemiBold
            }

            TapisText {
                objectName: "staffWho"
                height: Math.min(implicitHeight, 1.25 * font.pixelSize)
                text: root.staff.signedIn ? root.staff.who : qsTr("Nobody is signed in")
                color: Theme.ivory2
                font.pixelSize: Theme.second
            }
        }

        TapisText {
            objectName: "staffProblem"
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(root.roomy ? 460 : 330)
            anchors.right: buttons.left
            anchors.rightMargin: Theme.large
            height: parent.height
            text: root.staff.problem
            color: Theme.alarm
            font.pixelSize: Theme.button
            wrapMode: Text.WordWrap
        }

        Row {
            id: buttons

            anchors.right: parent.right
            anchors.rightMargin: Theme.margin
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.medium

            ActionButton {
                objectName: "staffDispute"
                width: Theme.px(root.roomy ? 260 : 220)
                height: Theme.px(root.roomy ? 64 : 52)
                text: root.staff.disputed ? qsTr("Dispute is open") : qsTr("Open a dispute")
                picture: "warning"
                visible: root.staff.canDispute
                enabled: !root.staff.disputed

                onClicked: root.staff.dispute()
            }

            ActionButton {
                objectName: "staffClose"
                width: Theme.px(root.roomy ? 160 : 130)
                height: Theme.px(root.roomy ? 64 : 52)
                text: qsTr("Leave")
                picture: "close"

                onClicked: root.staff.close()
            }
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
    }

    SignInPage {
        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        staff: root.staff
        visible: !root.staff.signedIn
    }

    Column {
        id: pages

        x: Theme.margin
        anchors.top: bar.bottom
        anchors.topMargin: Theme.wide
        width: root.side
        spacing: Theme.small
        visible: root.staff.signedIn

        Repeater {
            model: root.staff.pages

            ActionButton {
                required property string key
                required text
                required selected

                objectName: `page-${key}`
                width: pages.width
                height: Theme.px(root.roomy ? 72 : 56)

                onClicked: root.staff.choosePage(key)
            }
        }
    }

    Loader {
        id: content

        anchors.left: pages.right
        anchors.leftMargin: Theme.wide
        anchors.right: parent.right
        anchors.rightMargin: root.staff.page === "rounds" ? 0 : Theme.margin
        anchors.top: bar.bottom
        anchors.topMargin: root.staff.page === "rounds" ? 0 : Theme.wide
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.staff.page === "rounds" ? 0 : Theme.wide
        active: root.staff.signedIn
        sourceComponent: ({
                "meters": meters,
                "money": money,
                "rounds": rounds,
                "events": events,
                "devices": devices,
                "settings": settings,
                "software": software,
                "memory": memory
            })[root.staff.page] ?? null
    }

    Component {
        id: meters

        MetersPage {
            ledger: root.staff.ledger
        }
    }

    Component {
        id: money

        LinesPage {
            title: qsTr("The last notes and tickets, newest first. Times are UTC; of a number only the end is shown.")
            lines: root.staff.ledger.money
            reading: root.staff.ledger.reading
        }
    }

    Component {
        id: rounds

        HistoryPanel {
            history: root.staff.recall
            closable: false
        }
    }

    Component {
        id: events

        EventsPage {
            ledger: root.staff.ledger
        }
    }

    Component {
        id: devices

        DevicesPage {
            devices: root.staff.devices
        }
    }

    Component {
        id: settings

        SettingsPage {
            settings: root.staff.settings
        }
    }

    Component {
        id: software

        SoftwarePage {
            software: root.staff.software
        }
    }

    Component {
        id: memory

        MemoryPage {
            staff: root.staff
        }
    }

    // Over everything, for the corners and edges are those of the screen.
    Loader {
        anchors.fill: parent
        active: root.staff.signedIn && root.staff.page === "touch"

        sourceComponent: TouchPage {
            test: root.staff.touchTest

            onClosed: root.staff.choosePage("meters")
        }
    }
}
