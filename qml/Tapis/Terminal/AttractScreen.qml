pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Nobody plays, but the table does: its wheel turns, its round is counted. Any touch wakes the seat.
T.AbstractButton {
    id: root

    required property TerminalView terminal
    // A terminal that has just started can be touched before this picture is drawn.
    required property bool wheelShown

    // What the wheel leaves of the screen.
    readonly property int beside: Theme.px(Theme.tall ? 800 : Theme.compact ? 390 : 600)
    readonly property int edge: Theme.px(Theme.compact ? 40 : 96)

    // The levels of the jackpots, over the strip.
    readonly property int levels: terminal.supernova.offered ? Theme.px(Theme.tall ? 128 : Theme.compact ? 72 : 100) : 0

    readonly property real hub: wheel.x + wheel.height * (Theme.tall ? 0.5 : 0.74)

    signal settingsTouched

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Touch to play")

    onClicked: root.terminal.wake()

    background: Rectangle {
        color: Theme.room
    }

    contentItem: Item {
        clip: true

        WheelWindow {
            id: wheel

            readonly property bool moving: root.wheelShown && visible && !Theme.still

            objectName: "attractWheel"
            x: root.terminal.attract.shift + (Theme.tall ? (root.width - width) / 2 : root.width - width)
            y: Theme.tall ? Theme.px(760) : 0
            width: Theme.px(Theme.tall ? 1000 : Theme.compact ? 780 : 1180)
            height: Theme.tall ? width : strip.y
            view: root.wheelShown ? root.terminal.attract : null

            onMovingChanged: root.terminal.attract.watched(moving)
            Component.onCompleted: root.terminal.attract.watched(moving)
            Component.onDestruction: root.terminal?.attract.watched(false)
        }

        Timer {
            interval: 50
            repeat: true
            running: wheel.moving && root.terminal.attract.turning

            onTriggered: root.terminal.attract.advance()
        }

        CountdownRing {
            x: root.hub - width / 2
            y: wheel.y + wheel.height / 2 - height / 2
            radius: Theme.px(Theme.compact ? 112 : 168)
            stroke: Theme.px(16)
            sign: root.terminal.round.sign
            seconds: root.terminal.round.seconds
            share: root.terminal.round.share
            last: root.terminal.round.last
        }

        TapisText {
            x: root.hub - width / 2
            y: wheel.y + wheel.height / 2 + Theme.px(Theme.compact ? 64 : 96) - height / 2
            text: root.terminal.round.counting ? qsTr("seconds to bet") : root.terminal.round.title
            color: Theme.ivory2
            font.pixelSize: Theme.text(Theme.compact ? 16 : 22)
            visible: !root.terminal.round.last
        }

        Column {
            x: root.edge
            y: Theme.px(Theme.compact ? 24 : 40)
            spacing: Theme.small

            LanguageKeys {
                width: Theme.px(Theme.compact ? 480 : 760)
                languages: root.terminal.language.languages
                spoken: root.terminal.language.code

                onChosen: code => root.terminal.language.choose(code)
            }

            Row {
                spacing: Theme.wide

                TapisText {
                    id: name

                    text: "Tapis"
                    color: Theme.brassBright
                    font.family: Theme.greetingFont
                    font.pixelSize: Theme.text(52)
                }

                Rectangle {
                    anchors.verticalCenter: name.verticalCenter
                    width: Theme.px(12)
                    height: width
                    radius: width / 2
                    color: Theme.ok
                    visible: phase.text !== ""
                }

                TapisText {
                    id: phase

                    objectName: "attractPhase"
                    anchors.verticalCenter: name.verticalCenter
                    text: root.terminal.attract.phase
                    color: Theme.ok
                    font.pixelSize: Theme.button
                    font.weight: Font.Medium
                }
            }
        }

        Column {
            x: root.edge
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: Theme.tall ? -Theme.px(520) : -Theme.px(Theme.compact ? 20 : 30)
            spacing: Theme.px(24)

            TapisText {
                width: root.beside
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(48)
                text: qsTr("Roulette")
                font.family: Theme.greetingFont
                font.pixelSize: Theme.text(Theme.compact ? 96 : 148)
            }

            TapisText {
                width: root.beside
                wrapMode: Text.WordWrap
                text: qsTr("%1. %2. Bets from %3.").arg(root.terminal.table).arg(root.terminal.ruleSet).arg(root.terminal.lowestBet)
                color: Theme.ivory2
                font.pixelSize: Theme.text(Theme.compact ? 20 : 26)
            }

            Rectangle {
                width: Theme.px(Theme.compact ? 340 : 400)
                height: Theme.px(Theme.compact ? 84 : 104)
                radius: Theme.buttonRadius
                color: root.down ? Theme.brassBright : Theme.brass

                TapisText {
                    anchors.centerIn: parent
                    text: qsTr("Touch to play")
                    color: Theme.ink
                    Accessible.ignored: true
                    font.pixelSize: Theme.text(30)
                    font.weight: Font.DemiBold
                }
            }

            TapisText {
                width: root.beside
                wrapMode: Text.WordWrap
                text: root.terminal.hint.text || qsTr("or insert a note, or ask the dealer for credit")
                color: root.terminal.hint.text ? Theme.brassBright : Theme.ivory2
                font.pixelSize: Theme.text(Theme.compact ? 18 : 22)
            }
        }

        Rectangle {
            id: strip

            y: root.height - height
            width: root.width
            height: Theme.px(Theme.compact ? 104 : 132) + root.levels
            color: Theme.bar

            Rectangle {
                width: parent.width
                height: Theme.hairline
                color: Theme.line
            }

            Loader {
                x: Theme.px(Theme.tall ? 12 : Theme.compact ? 8 : 36)
                y: Theme.px(Theme.tall ? 16 : Theme.compact ? 10 : 14)
                width: parent.width - 2 * x
                height: Theme.px(Theme.tall ? 96 : Theme.compact ? 52 : 72)
                active: root.levels > 0

                sourceComponent: SupernovaRail {
                    supernova: root.terminal.supernova
                }
            }

            Column {
                x: root.edge
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: root.levels / 2

                ResultStrip {
                    id: results

                    height: Theme.px(Theme.compact ? 52 : 64)
                    results: root.terminal.results
                    count: Theme.compact ? 5 : 8
                }

                TapisText {
                    text: qsTr("Last results, for information only")
                    visible: results.width > 0
                    color: Theme.ivory2
                    font.pixelSize: Theme.second
                }
            }

            TapisText {
                id: time

                anchors.right: parent.right
                anchors.rightMargin: root.edge
                y: root.levels
                height: parent.height - root.levels
                text: root.terminal.time
                font.pixelSize: Theme.text(Theme.compact ? 30 : 40)
                font.weight: Font.DemiBold
            }

            Column {
                anchors.right: time.left
                anchors.rightMargin: Theme.px(Theme.compact ? 24 : 64)
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: root.levels / 2

                TapisText {
                    anchors.right: parent.right
                    text: qsTr("Straight up %1").arg(root.terminal.straightLimits)
                    font.pixelSize: Theme.second
                }

                TapisText {
                    anchors.right: parent.right
                    text: qsTr("Outside %1").arg(root.terminal.outsideLimits)
                    font.pixelSize: Theme.second
                }
            }
        }

        ActionButton {
            objectName: "attractSettingsButton"
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(Theme.compact ? 16 : 36)
            y: Theme.px(Theme.compact ? 16 : 36)
            width: Theme.px(Theme.compact ? 56 : 72)
            height: Theme.px(Theme.compact ? 56 : 64)
            picture: "person"
            Accessible.name: qsTr("Your screen")

            onClicked: root.settingsTouched()
        }
    }
}
