pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The end of a session: how the player came out, what is next, and the ranking.
Rectangle {
    id: root

    required property TournamentView tournament

    readonly property bool narrow: Theme.tall
    readonly property int side: Theme.px(Theme.compact ? 24 : 96)

    objectName: "tournamentEnd"
    color: Theme.room

    Column {
        x: root.side
        y: Theme.px(root.narrow ? 24 : Theme.compact ? 24 : 72)
        width: root.narrow ? parent.width - 2 * x : parent.width * 0.55 - x - Theme.wide
        spacing: Theme.px(Theme.compact ? 6 : 16)

        TapisText {
            objectName: "finished"
            width: parent.width
            text: root.tournament.finished
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(24)
            font.family: Theme.greetingFont
            font.pixelSize: Theme.px(Theme.compact ? 44 : 80)
        }

        Row {
            spacing: Theme.large
            visible: root.tournament.points !== ""

            TapisText {
                id: points

                objectName: "endPoints"
                text: root.tournament.points
                font.family: Theme.displayFont
                font.pixelSize: Theme.px(Theme.compact ? 56 : 120)
                font.weight: Font.DemiBold
            }

            TapisText {
                anchors.baseline: points.baseline
                text: qsTr("points")
                color: Theme.ivory2
                font.pixelSize: Theme.px(Theme.compact ? 20 : 28)
            }
        }

        TapisText {
            width: parent.width
            text: root.tournament.behind
            color: Theme.ivory2
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.text(Theme.compact ? 18 : 24)
            visible: text !== ""
        }

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }

        TapisText {
            objectName: "nextTitle"
            width: parent.width
            text: root.tournament.nextTitle
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.text(Theme.compact ? 20 : 26)
            font.weight: Font.DemiBold
        }

        TapisText {
            width: parent.width
            text: root.tournament.nextLine
            color: Theme.ivory2
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.text(Theme.compact ? 16 : 20)
            visible: text !== ""
        }

        TapisText {
            width: parent.width
            text: qsTr("No money was played for on this terminal during the session.")
            color: Theme.ivory2
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.text(Theme.compact ? 15 : 18)
        }
    }

    TournamentRanking {
        x: root.narrow ? root.side : parent.width * 0.55
        y: root.narrow ? parent.height * 0.5 : Theme.px(Theme.compact ? 12 : 24)
        width: parent.width - x - (root.narrow ? root.side : Theme.margin)
        height: parent.height - y - Theme.px(Theme.compact ? 12 : 24)
        tournament: root.tournament
    }
}
