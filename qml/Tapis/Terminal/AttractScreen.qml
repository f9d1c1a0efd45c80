pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Nobody plays: a still wheel, the time to bet, and one button. Any touch wakes the table.
T.AbstractButton {
    id: root

    required property TerminalView terminal
    // A terminal that has just started can be touched before this picture is drawn.
    required property bool wheelShown

    // What the wheel leaves of the screen.
    readonly property int beside: Theme.px(Theme.tall ? 800 : Theme.compact ? 350 : 600)

    signal settingsTouched

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Touch to play")

    onClicked: root.terminal.wake()

    background: Rectangle {
        color: Theme.room
    }

    contentItem: Item {
        clip: true

        Image {
            id: wheel

            readonly property int diameter: Theme.px(Theme.compact ? 1005 : 1508)

            x: root.width - Theme.px(Theme.compact ? 280 : 420) - diameter / 2
            y: root.height / 2 - diameter / 2 + Theme.px(Theme.tall ? 420 : 20)
            source: root.wheelShown ? `${Theme.pictures}/wheel/${root.terminal.wheel}/${diameter}` : ""
        }

        CountdownRing {
            x: wheel.x + wheel.diameter / 2 - width / 2
            y: wheel.y + wheel.diameter / 2 - height / 2
            radius: Theme.px(Theme.compact ? 112 : 168)
            stroke: Theme.px(16)
            sign: root.terminal.round.sign
            seconds: root.terminal.round.seconds
            share: root.terminal.round.share
            last: root.terminal.round.last
        }

        TapisText {
            x: wheel.x + wheel.diameter / 2 - width / 2
            y: wheel.y + wheel.diameter / 2 + Theme.px(Theme.compact ? 64 : 96) - height / 2
            text: root.terminal.round.counting ? qsTr("seconds to bet") : root.terminal.round.title
            color: Theme.ivory2
            font.pixelSize: Theme.text(Theme.compact ? 16 : 22)
            visible: !root.terminal.round.last
        }

        Column {
            x: Theme.px(118)
            y: Theme.px(Theme.compact ? 24 : 40)
            spacing: Theme.small

            LanguageKeys {
                width: Theme.px(Theme.compact ? 480 : 760)
                languages: root.terminal.language.languages
                spoken: root.terminal.language.code

                onChosen: code => root.terminal.language.choose(code)
            }

            TapisText {
                text: "Tapis"
                color: Theme.brassBright
                font.family: Theme.greetingFont
                font.pixelSize: Theme.text(56)
            }
        }

        Column {
            x: Theme.px(118)
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: Theme.tall ? -Theme.px(500) : 0
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

        Column {
            x: Theme.px(118)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(Theme.compact ? 24 : 56)
            spacing: Theme.small

            Row {
                spacing: Theme.px(40)

                ResultStrip {
                    id: strip

                    height: Theme.px(64)
                    results: root.terminal.results
                    count: 6
                }

                TapisText {
                    height: Theme.px(64)
                    text: root.terminal.time
                    font.pixelSize: Theme.text(Theme.compact ? 30 : 40)
                    font.weight: Font.DemiBold
                }
            }

            TapisText {
                text: qsTr("Last results, for information only")
                visible: strip.width > 0
                color: Theme.ivory2
                font.pixelSize: Theme.second
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
