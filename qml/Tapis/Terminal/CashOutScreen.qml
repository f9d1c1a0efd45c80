import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Taking the money home. Every step shown here is one that the journal has.
Item {
    id: root

    required property TerminalView terminal

    readonly property CashOutView leaving: terminal.cashOut
    readonly property string stage: leaving.stage
    readonly property bool byTicket: stage === "printing" || stage === "ticket" || stage === "taken" || stage === "doubt"
    readonly property bool over: stage === "ticket" || stage === "taken" || stage === "paid"

    Rectangle {
        anchors.fill: parent
        color: Theme.room
    }

    TopBar {
        id: topBar

        width: parent.width
        terminal: root.terminal
        offersHelp: false
    }

    Column {
        x: Theme.px(Theme.compact ? 60 : 160)
        anchors.top: topBar.bottom
        anchors.topMargin: Theme.px(Theme.compact ? 24 : 90)
        spacing: Theme.px(Theme.compact ? 10 : 24)

        TapisText {
            objectName: "cashOutTitle"
            text: {
                switch (root.stage) {
                case "printing":
                    return qsTr("Printing your ticket");
                case "ticket":
                    return qsTr("Take your ticket");
                case "taken":
                    return qsTr("Thank you");
                case "doubt":
                    return qsTr("An attendant is coming");
                case "paid":
                    return qsTr("Paid");
                default:
                    return qsTr("An attendant will pay you");
                }
            }
            font.family: Theme.greetingFont
            font.pixelSize: Theme.px(Theme.compact ? 52 : 84)
        }

        TapisText {
            width: Theme.px(Theme.compact ? 600 : 820)
            text: {
                switch (root.stage) {
                case "printing":
                    return qsTr("Your credit is set aside while the ticket is printed.");
                case "ticket":
                    return qsTr("It is in the printer below the screen. The ticket is money.");
                case "taken":
                    return qsTr("You have taken your ticket. Keep it safe: it is money.");
                case "doubt":
                    return qsTr("Nobody can tell yet whether your ticket was printed. Your money is set aside and an attendant will look.");
                case "paid":
                    return qsTr("An attendant has paid you by hand.");
                default:
                    return qsTr("Please stay at the terminal. Your credit is safe; placing a bet calls the attendant off.");
                }
            }
            color: Theme.ivory2
            font.pixelSize: Theme.px(Theme.compact ? 18 : 24)
            wrapMode: Text.WordWrap
        }

        Item {
            width: 1
            height: Theme.px(Theme.compact ? 4 : 28)
        }

        TapisText {
            text: root.byTicket ? qsTr("Collect") : qsTr("Cancel credit")
            color: Theme.ivory2
            font.pixelSize: Theme.figure
        }

        TapisText {
            objectName: "cashOutSum"
            text: root.leaving.sum
            color: Theme.brassBright
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(Theme.compact ? 64 : 104)
            font.weight: Font.DemiBold
        }

        CashOutSteps {
            visible: root.byTicket
            width: Theme.px(Theme.compact ? 560 : 780)
            stage: root.stage
            setAsideAt: root.leaving.setAsideAt
            printedAt: root.leaving.printedAt
            takenAt: root.leaving.endedAt
        }

        ActionButton {
            objectName: "noTicketButton"
            width: Theme.px(380)
            height: Theme.px(76)
            text: qsTr("Ticket did not come")
            picture: "bell"
            visible: root.stage === "ticket" && !root.terminal.attendantAsked

            onClicked: root.leaving.askAttendant()
        }
    }

    TicketCard {
        visible: root.byTicket
        x: root.width - width - Theme.px(Theme.compact ? 60 : 160)
        anchors.top: topBar.bottom
        anchors.topMargin: Theme.px(Theme.compact ? 32 : 108)
        number: root.leaving.number
        sum: root.leaving.sum
        out: root.stage === "ticket" || root.stage === "taken"
        table: root.terminal.table
        seat: root.terminal.seat
        time: root.terminal.time
    }

    Panel {
        visible: !root.byTicket
        x: root.width - width - Theme.px(Theme.compact ? 60 : 160)
        anchors.top: topBar.bottom
        anchors.topMargin: Theme.px(Theme.compact ? 32 : 108)
        width: Theme.px(Theme.compact ? 380 : 560)
        height: Theme.px(Theme.compact ? 300 : 420)

        Column {
            anchors.centerIn: parent
            spacing: Theme.wide

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                name: root.stage === "paid" ? "tick" : "bell"
                tint: "brassBright"
                size: Theme.px(96)
            }

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("%1, seat %2").arg(root.terminal.table).arg(root.terminal.seat)
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
            }

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.stage === "paid" ? qsTr("Paid at %1").arg(root.leaving.endedAt) : qsTr("Called at %1").arg(root.leaving.setAsideAt)
                color: Theme.ivory2
                font.pixelSize: Theme.px(22)
                visible: root.leaving.endedAt !== "" || root.leaving.setAsideAt !== ""
            }
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(Theme.compact ? 116 : 164)
        color: Theme.bar

        Meters {
            x: Theme.px(Theme.compact ? 16 : 36)
            y: Theme.px(Theme.compact ? 8 : 16)
            width: Theme.px(Theme.compact ? 240 : 426)
            height: parent.height - 2 * y
            meters: root.terminal.meters
        }

        TapisText {
            anchors.centerIn: parent
            text: root.over ? qsTr("The next bet needs a note, a ticket or credit from the dealer.") : ""
            color: Theme.ivory2
        }

        ActionButton {
            objectName: "backButton"
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(Theme.compact ? 16 : 36)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(Theme.compact ? 240 : 400)
            height: parent.height - 2 * Theme.large
            text: root.stage === "attendant" ? qsTr("Play on instead") : qsTr("Back to the table")
            textSize: Theme.figure
            visible: root.over || root.stage === "attendant"

            onClicked: root.leaving.dismiss()
        }
    }
}
