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
    readonly property bool roomy: !Theme.compact
    readonly property bool byTicket: stage === "printing" || stage === "ticket" || stage === "taken" || stage === "doubt"
    // A tall screen has the card below the words.
    readonly property int cardDown: Theme.tall ? Theme.px(320) : 0
    readonly property bool over: stage === "ticket" || stage === "taken" || stage === "paid"

    function cardX(wide: real): real {
        return Theme.tall ? (root.width - wide) / 2 : root.width - wide - Theme.px(root.roomy ? 160 : 60);
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.room
    }

    // Whoever comes next sees nothing of it: any touch puts away what is over.
    TouchSurface {
        anchors.fill: parent
        visible: root.stage === "taken" || root.stage === "paid"

        onReleased: root.leaving.dismiss()
    }

    TopBar {
        id: topBar

        width: parent.width
        terminal: root.terminal
        offersHelp: false
    }

    // Between the bars.
    Item {
        id: middle

        anchors.top: topBar.bottom
        anchors.bottom: bottomBar.top
        width: parent.width
    }

    Column {
        x: Theme.px(root.roomy ? 160 : 60)
        anchors.verticalCenter: middle.verticalCenter
        anchors.verticalCenterOffset: Theme.tall ? -Theme.px(root.byTicket ? 360 : 240) : 0
        spacing: Theme.px(root.roomy ? 24 : 12)

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
                    return qsTr("You have been paid");
                default:
                    return qsTr("An attendant will pay you");
                }
            }
            width: Theme.px(root.roomy ? root.byTicket ? 860 : 1000 : 620)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.title
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(root.roomy ? 84 : 52)
        }

        TapisText {
            width: Theme.px(root.roomy ? 820 : 600)
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
                    return qsTr("An attendant has paid your whole credit by hand.");
                default:
                    return qsTr("Please stay at the terminal. Your credit is safe; placing a bet calls the attendant off.");
                }
            }
            color: Theme.ivory2
            font.pixelSize: Theme.text(root.roomy ? 24 : 18)
            wrapMode: Text.WordWrap
        }

        Item {
            width: 1
            height: Theme.px(root.roomy ? 28 : 4)
        }

        TapisText {
            objectName: "cashOutWord"
            text: root.byTicket ? qsTr("Collect") : root.stage === "paid" ? qsTr("Paid") : qsTr("To be paid")
            color: Theme.ivory2
            font.pixelSize: Theme.figure
        }

        TapisText {
            objectName: "cashOutSum"
            text: root.leaving.sum
            color: Theme.brassBright
            font.family: Theme.displayFont
            font.pixelSize: Theme.text(root.roomy ? 104 : 64)
            font.weight: Font.DemiBold
        }

        CashOutSteps {
            visible: root.byTicket
            width: Theme.px(root.roomy ? 780 : 560)
            stage: root.stage
            setAsideAt: root.leaving.setAsideAt
            printedAt: root.leaving.printedAt
            takenAt: root.leaving.endedAt
        }

        TapisText {
            objectName: "cashOutSitting"
            width: Theme.px(root.roomy ? 820 : 600)
            text: root.terminal.sitting.farewell
            color: Theme.ivory2
            font.pixelSize: Theme.text(root.roomy ? 20 : 16)
            wrapMode: Text.WordWrap
            visible: text !== ""
        }

        // Its place is kept, so that nothing jumps when it comes.
        Item {
            width: Theme.px(380)
            height: Theme.px(root.roomy ? 76 : 64)
            visible: root.byTicket

            ActionButton {
                objectName: "noTicketButton"
                anchors.fill: parent
                text: qsTr("Ticket did not come")
                picture: "bell"
                visible: root.stage === "ticket" && !root.terminal.attendantAsked

                onClicked: root.leaving.askAttendant()
            }
        }
    }

    TicketCard {
        visible: root.byTicket
        x: root.cardX(width)
        anchors.verticalCenter: middle.verticalCenter
        anchors.verticalCenterOffset: root.cardDown
        number: root.leaving.number
        sum: root.leaving.sum
        out: root.stage === "ticket"
        taken: root.stage === "taken"
        table: root.terminal.table
        seat: root.terminal.seat
        time: root.terminal.time
    }

    Panel {
        visible: !root.byTicket
        x: root.cardX(width)
        anchors.verticalCenter: middle.verticalCenter
        anchors.verticalCenterOffset: Theme.tall ? Theme.px(190) : 0
        width: Theme.tall ? root.width - Theme.px(120) : Theme.px(root.roomy ? 560 : 380)
        height: Theme.px(root.roomy ? 420 : 300)

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
                font.pixelSize: Theme.text(22)
                visible: root.leaving.endedAt !== "" || root.leaving.setAsideAt !== ""
            }
        }
    }

    Rectangle {
        id: bottomBar

        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(root.roomy ? 164 : 116)
        color: Theme.bar

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }

        Meters {
            x: Theme.px(root.roomy ? 36 : 16)
            y: Theme.px(root.roomy ? 16 : 8)
            width: Theme.px(root.roomy ? 426 : 240)
            height: parent.height - 2 * y
            meters: root.terminal.meters
        }

        TapisText {
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.px(root.roomy ? 480 : 270)
            width: back.x - x - Theme.wide
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: root.over ? qsTr("The next bet needs a note, a ticket or credit from the dealer.") : ""
            color: Theme.ivory2
        }

        ActionButton {
            id: back

            objectName: "backButton"
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(root.roomy ? 36 : 16)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(root.roomy ? 400 : Theme.largeText ? 300 : 240)
            height: parent.height - 2 * Theme.large
            text: root.stage === "attendant" ? qsTr("Play on instead") : qsTr("Back to the table")
            textSize: Theme.figure
            visible: root.over || root.stage === "attendant"

            onClicked: root.leaving.dismiss()
        }
    }
}
