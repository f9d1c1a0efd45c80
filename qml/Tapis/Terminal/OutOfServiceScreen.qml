pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What is wrong in one sentence, and the figures that the journal vouches for.
Rectangle {
    id: root

    required property TerminalView terminal

    readonly property bool roomy: !Theme.compact

    color: Theme.room

    Column {
        x: Theme.px(root.roomy ? 160 : 60)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: Theme.tall ? -Theme.px(310) : 0
        width: Theme.px(root.roomy ? 860 : Theme.tall ? 900 : 560)
        spacing: Theme.px(28)

        Row {
            spacing: Theme.large

            Icon {
                name: "warning"
                tint: "alarm"
                size: Theme.px(48)
            }

            TapisText {
                height: Theme.px(48)
                text: qsTr("Seat %1").arg(root.terminal.seat)
                color: Theme.alarm
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
            }
        }

        TapisText {
            objectName: "outOfServiceTitle"
            text: root.terminal.fault.starting ? qsTr("Starting") : qsTr("Out of service")
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(root.roomy ? 132 : 76)
        }

        TapisText {
            objectName: "faultText"
            width: parent.width
            text: root.terminal.fault.why
            font.pixelSize: Theme.text(26)
            wrapMode: Text.WordWrap
        }

        TapisText {
            width: parent.width
            text: root.terminal.fault.helps
            color: Theme.ivory2
            font.pixelSize: Theme.text(root.roomy ? 24 : 20)
            wrapMode: Text.WordWrap
            bottomPadding: Theme.large
        }

        // The one thing that works. Without its records a terminal cannot even ask.
        ActionButton {
            objectName: "callAttendantButton"
            width: Theme.px(root.roomy ? 440 : 340)
            height: Theme.px(root.roomy ? 104 : 76)
            text: root.terminal.attendantAsked ? qsTr("An attendant is coming") : qsTr("Call attendant")
            picture: "bell"
            primary: !root.terminal.attendantAsked
            selected: root.terminal.attendantAsked
            textSize: Theme.figure
            visible: root.terminal.attendantPossible

            onClicked: root.terminal.askAttendant()
        }
    }

    Panel {
        x: root.width - width - Theme.px(root.roomy ? 160 : 60)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: Theme.tall ? Theme.px(260) : 0
        width: Theme.tall ? root.width - Theme.px(120) : Theme.px(root.roomy ? 620 : Theme.largeText ? 540 : 460)
        height: trusted.implicitHeight + 2 * Theme.px(40)
        radius: Theme.cardRadius

        Column {
            id: trusted

            x: Theme.px(40)
            y: Theme.px(40)
            width: parent.width - 2 * x

            TapisText {
                text: qsTr("Your money is kept")
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
            }

            TapisText {
                width: parent.width
                text: root.terminal.fault.vouched ? qsTr("As the records of this terminal have it") : qsTr("The table knows how much it is")
                wrapMode: Text.WordWrap
                color: Theme.ok
                font.pixelSize: Theme.second
                bottomPadding: Theme.wide
            }

            Repeater {
                model: root.terminal.fault.trusted

                Item {
                    id: line

                    required property int index
                    required property string name
                    required property string figure

                    width: trusted.width
                    height: Theme.px(root.roomy ? 80 : 64)

                    TapisText {
                        width: sum.x - Theme.medium
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(16)
                        height: parent.height
                        text: line.name
                        color: Theme.ivory2
                        font.pixelSize: Theme.text(22)
                    }

                    TapisText {
                        id: sum

                        objectName: `trusted${line.index}`
                        anchors.right: parent.right
                        height: parent.height
                        text: line.figure
                        font.pixelSize: Theme.text(line.index === 0 ? (root.roomy ? 44 : 34) : (root.roomy ? 26 : 22))
                        font.weight: Font.DemiBold
                    }

                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: Theme.hairline
                        color: Theme.line
                    }
                }
            }

            TapisText {
                width: parent.width
                topPadding: Theme.large
                text: qsTr("Registered bets are settled by the table as usual.")
                wrapMode: Text.WordWrap
                color: Theme.ivory2
                font.pixelSize: Theme.second
            }
        }
    }

    TapisText {
        x: Theme.margin
        anchors.bottom: Theme.tall ? rest.top : parent.bottom
        anchors.bottomMargin: Theme.tall ? Theme.small : Theme.wide
        text: qsTr("%1, seat %2, software %3").arg(root.terminal.table).arg(root.terminal.seat).arg(root.terminal.version)
        color: Theme.ivory2
        font.pixelSize: Theme.second
    }

    TapisText {
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        y: Theme.wide
        text: root.terminal.time
        font.pixelSize: Theme.title
        font.weight: Font.DemiBold
    }

    TapisText {
        id: rest

        anchors.left: Theme.tall ? parent.left : undefined
        anchors.leftMargin: Theme.margin
        anchors.right: Theme.tall ? undefined : parent.right
        anchors.rightMargin: Theme.margin
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.wide
        visible: !root.terminal.fault.starting
        text: qsTr("All else is off until staff clear the fault")
        color: Theme.ivory2
        font.pixelSize: Theme.second
    }
}
