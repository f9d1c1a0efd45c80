pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What is wrong in one sentence, and the figures that the journal vouches for.
Rectangle {
    id: root

    required property TerminalView terminal

    color: Theme.room

    Column {
        x: Theme.px(Theme.compact ? 60 : 160)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(Theme.compact ? 560 : 860)
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
            text: qsTr("Out of service")
            font.family: Theme.greetingFont
            font.pixelSize: Theme.px(Theme.compact ? 76 : 132)
        }

        TapisText {
            objectName: "faultText"
            width: parent.width
            text: root.terminal.fault
            font.pixelSize: Theme.px(26)
            wrapMode: Text.WordWrap
        }

        TapisText {
            width: parent.width
            text: qsTr("Staff have been told. The terminal goes on by itself as soon as it can.")
            color: Theme.ivory2
            font.pixelSize: Theme.px(24)
            wrapMode: Text.WordWrap
        }
    }

    Panel {
        x: root.width - width - Theme.px(Theme.compact ? 60 : 160)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(Theme.compact ? 460 : 620)
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
                text: qsTr("As the records of this terminal have it")
                color: Theme.ok
                font.pixelSize: Theme.second
                bottomPadding: Theme.wide
            }

            Repeater {
                model: root.terminal.trusted

                Item {
                    id: line

                    required property int index
                    required property string name
                    required property string figure

                    width: trusted.width
                    height: Theme.px(80)

                    TapisText {
                        height: parent.height
                        text: line.name
                        color: Theme.ivory2
                        font.pixelSize: Theme.px(22)
                    }

                    TapisText {
                        objectName: `trusted${line.index}`
                        anchors.right: parent.right
                        height: parent.height
                        text: line.figure
                        font.pixelSize: Theme.px(line.index === 0 ? 44 : 26)
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
                topPadding: Theme.large
                text: qsTr("Registered bets are settled by the table as usual.")
                color: Theme.ivory2
                font.pixelSize: Theme.second
            }
        }
    }

    TapisText {
        x: Theme.margin
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.wide
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
}
