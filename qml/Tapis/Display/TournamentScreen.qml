pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The leaderboard of a session: every stack, and how long it goes on. Upright the figures stand
// below the players.
Item {
    id: root

    required property DisplayTournamentView tournament
    property bool tall: false

    readonly property int boardWidth: Theme.px(tall ? 1128 : 1296)
    readonly property int sideY: Theme.px(tall ? 1344 : 32)
    readonly property int firstRow: Theme.px(60)
    readonly property int lineRoom: tournament.ahead > 0 ? Theme.px(44) : 0
    readonly property int foot: tall ? sideY - Theme.px(64) : height - Theme.px(64)
    readonly property int step: Math.min(Theme.px(tall ? 140 : 98), (foot - firstRow - lineRoom) / Math.max(1, tournament.lines))

    TournamentHeads {
        x: Theme.px(tall ? 36 : 48)
        y: Theme.large
        width: root.boardWidth
        gapTitle: root.tournament.gapTitle
        begun: root.tournament.mark > 0
        prizes: root.tournament.prizes
        tall: root.tall
    }

    Repeater {
        model: root.tournament.stacks

        TournamentRow {
            x: Theme.px(root.tall ? 36 : 48)
            y: root.firstRow + line * root.step + (root.tournament.ahead > 0 && line >= root.tournament.ahead ? root.lineRoom : 0)
            width: root.boardWidth
            height: root.step - Theme.px(10)
            mark: root.tournament.mark
            tall: root.tall

            // All that change places move at once, and only between spins.
            Behavior on y {
                NumberAnimation {
                    duration: Theme.longestTime
                    easing.type: Easing.OutCubic
                }
            }
        }
    }

    Item {
        x: Theme.px(root.tall ? 36 : 48)
        y: root.firstRow + root.tournament.ahead * root.step - Theme.px(5)
        width: root.boardWidth
        height: root.lineRoom
        visible: root.tournament.ahead > 0

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: (parent.width - qualifying.width) / 2 - Theme.large
            height: Theme.litLine
            color: Theme.brass
        }

        TapisText {
            id: qualifying

            objectName: "qualifyingLine"
            anchors.centerIn: parent
            text: root.tournament.qualifying
            color: Theme.brassBright
            font.pixelSize: Theme.px(24)
            font.weight: Font.DemiBold
        }

        Rectangle {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: (parent.width - qualifying.width) / 2 - Theme.large
            height: Theme.litLine
            color: Theme.brass
        }
    }

    TapisText {
        objectName: "tournamentFoot"
        x: Theme.px(root.tall ? 36 : 48)
        y: root.foot + Theme.small
        width: root.boardWidth
        height: Theme.px(52)
        text: root.tournament.foot
        color: Theme.ivory2
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.label
        font.pixelSize: Theme.px(24)
    }

    TournamentSpins {
        x: Theme.px(root.tall ? 36 : 1392)
        y: root.sideY
        width: Theme.px(root.tall ? 552 : 492)
        height: Theme.px(312)
        tournament: root.tournament
    }

    TournamentNumbers {
        x: Theme.px(root.tall ? 36 : 1392)
        y: root.sideY + Theme.px(328)
        width: Theme.px(root.tall ? 552 : 492)
        height: Theme.px(196)
        numbers: root.tournament.numbers
    }

    TournamentFigures {
        x: Theme.px(root.tall ? 612 : 1392)
        y: root.sideY + Theme.px(root.tall ? 0 : 540)
        width: Theme.px(root.tall ? 552 : 492)
        height: Theme.px(root.tall ? 524 : 340)
        figures: root.tournament.figures
    }
}
