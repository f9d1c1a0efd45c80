pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The player's own play: time and money so far, limits, and breaks, below a running countdown.
Rectangle {
    id: root

    required property TerminalView terminal

    readonly property bool roomy: !Theme.compact
    readonly property SittingView sitting: terminal.sitting
    readonly property int gap: Theme.px(roomy ? 36 : 16)
    readonly property int inset: Theme.px(roomy ? 32 : Theme.tall ? 24 : 16)
    // Large text on a small screen: the limits have more to say than what is beside them.
    readonly property bool tight: Theme.compact && Theme.largeText && !Theme.tall

    signal closed

    color: Theme.room

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    TapisText {
        objectName: "playTitle"
        x: Theme.margin
        y: cards.y - height - Theme.px(root.roomy ? 16 : 8)
        height: Theme.px(64)
        text: qsTr("Your play")
        font.family: Theme.greetingFont
        font.pixelSize: Theme.text(root.roomy ? 44 : 32)
    }

    ActionButton {
        objectName: "tipKey"
        x: closePlay.x - width - Theme.px(root.roomy ? 16 : 8)
        y: closePlay.y
        width: Math.max(implicitWidth, Theme.px(root.roomy ? 220 : 160))
        height: closePlay.height
        text: qsTr("Tip the dealer")
        selected: root.terminal.tips.choosing
        visible: root.terminal.tips.offered

        onClicked: root.terminal.tips.open()
    }

    ActionButton {
        id: closePlay

        objectName: "closePlay"
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        y: cards.y - height - Theme.px(root.roomy ? 16 : 8)
        width: Theme.px(root.roomy ? 140 : 64)
        height: Theme.px(64)
        text: root.roomy ? qsTr("Close") : ""
        picture: "close"
        Accessible.name: qsTr("Close")

        onClicked: root.closed()
    }

    Grid {
        id: cards

        readonly property int room: root.width - 2 * Theme.margin - (columns - 1) * root.gap
        readonly property int middleWidth: Math.floor(room * (Theme.tall ? 1 : root.tight ? 0.4 : 1 / 3))
        readonly property int cardWidth: Theme.tall ? room : Math.floor((room - middleWidth) / 2)
        readonly property int cardHeight: Theme.tall ? Math.floor((height - 2 * root.gap) / 3) : height

        columns: Theme.tall ? 1 : 3
        visible: !root.terminal.tips.choosing

        x: Theme.margin
        anchors.top: parent.top
        anchors.topMargin: Theme.px(64) + 2 * (root.roomy ? Theme.large : Theme.small)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.large
        spacing: root.gap

        Panel {
            width: cards.cardWidth
            height: cards.cardHeight

            Column {
                x: root.inset
                y: root.inset
                width: parent.width - 2 * root.inset
                spacing: Theme.px(root.roomy ? 24 : Theme.tall ? 18 : 8)

                TapisText {
                    text: qsTr("So far")
                    font.pixelSize: Theme.title
                    font.weight: Font.DemiBold
                }

                FigureLine {
                    objectName: "playTime"
                    width: parent.width
                    label: qsTr("Time at play")
                    figure: root.sitting.time
                }

                FigureLine {
                    objectName: "playRounds"
                    width: parent.width
                    label: qsTr("Rounds with your bets")
                    figure: root.sitting.rounds
                }

                FigureLine {
                    objectName: "playStaked"
                    width: parent.width
                    label: qsTr("Bet")
                    figure: root.sitting.staked
                }

                FigureLine {
                    objectName: "playWon"
                    width: parent.width
                    label: qsTr("Won")
                    figure: root.sitting.won
                }

                FigureLine {
                    objectName: "playReturned"
                    width: parent.width
                    label: qsTr("Stakes back")
                    figure: root.sitting.returned
                }

                Rectangle {
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.lineStrong
                }

                FigureLine {
                    objectName: "playNet"
                    width: parent.width
                    label: qsTr("In all")
                    figure: root.sitting.net
                }
            }
        }

        Panel {
            width: cards.middleWidth
            height: cards.cardHeight
            visible: root.terminal.ownLimits.offered

            OwnLimits {
                x: root.inset
                y: root.inset
                width: parent.width - 2 * root.inset
                limits: root.terminal.ownLimits
            }
        }

        Panel {
            width: cards.cardWidth
            height: cards.cardHeight
            visible: root.terminal.care.offersBreaks

            Column {
                x: root.inset
                y: root.inset
                width: parent.width - 2 * root.inset
                spacing: Theme.px(root.roomy ? 24 : 12)

                TapisText {
                    text: qsTr("Take a break")
                    font.pixelSize: Theme.title
                    font.weight: Font.DemiBold
                }

                TapisText {
                    width: parent.width
                    text: qsTr("Your credit is kept and no bets are taken. You can cash out at any time. A break is no time at play.")
                    color: Theme.ivory2
                    wrapMode: Text.WordWrap
                }

                BreakKeys {
                    care: root.terminal.care
                    columns: root.tight ? 3 : 1
                    keyWidth: Math.floor((parent.width - (columns - 1) * spacing) / columns)
                    keyHeight: Theme.px(root.roomy ? 80 : 56)
                }

                TapisText {
                    objectName: "breakReason"
                    width: parent.width
                    text: root.terminal.care.restReason
                    color: Theme.ivory2
                    font.pixelSize: Theme.second
                    wrapMode: Text.WordWrap
                    visible: text !== ""
                }
            }
        }
    }

    Loader {
        anchors.centerIn: parent
        active: root.terminal.tips.choosing

        sourceComponent: TipPanel {
            objectName: "tipPanel"
            tips: root.terminal.tips
        }
    }
}
