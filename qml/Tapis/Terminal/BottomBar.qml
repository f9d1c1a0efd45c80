pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Meters, chips, what can be done with them, and the way out.
Rectangle {
    id: root

    required property TerminalView terminal
    property bool favouritesShown: false

    readonly property bool roomy: !Theme.compact

    // Not at the end of a session, when nothing is left to do with chips.
    readonly property bool played: !(terminal.tournament.on && terminal.tournament.ended)

    signal favouritesTouched

    // For a left hand what is done lies at the left, and what is read at the right.
    function sided(left: real, wide: real): real {
        return Theme.mirrored ? root.width - left - wide : left;
    }

    // Where the screen is narrow, what is done with chips has a row of its own below them.
    readonly property int rowY: Theme.px(Theme.tall ? 112 : roomy ? 16 : 8)
    readonly property int keysHeight: Theme.px(Theme.tall ? 76 : roomy ? 132 : 100)

    height: Theme.px(roomy ? 164 : Theme.tall ? 200 : 116)
    color: Theme.bar

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    Meters {
        id: meters

        x: root.sided(Theme.px(root.roomy ? 36 : 16), width)
        y: Theme.px(root.roomy ? 16 : 8)
        width: Theme.px(root.roomy ? 426 : Theme.tall ? 380 : 240)
        height: root.keysHeight + (Theme.tall ? Theme.px(20) : 0)
        meters: root.terminal.meters
        visible: !root.terminal.tournament.on
        prospects: root.roomy || Theme.tall ? root.terminal.prospects.line : root.terminal.prospects.short
    }

    ChipRail {
        x: root.sided(Theme.px(root.roomy ? 474 : Theme.tall ? 420 : 256), width)
        height: Theme.tall ? root.rowY : parent.height
        rail: root.terminal.rail
        visible: root.played
    }

    SlipActions {
        id: slipActions

        visible: root.terminal.actions.riding === "" && root.played
        x: root.sided(root.width - cashOut.width - width - Theme.px(root.roomy ? 62 : 26), width)
        y: root.rowY
        keysHeight: root.keysHeight
        actions: root.terminal.actions
        favouritesShown: root.favouritesShown

        onFavouritesTouched: root.favouritesTouched()
    }

    // Between rounds nothing is done with chips but this.
    RidingBar {
        objectName: "ridingBar"
        visible: root.terminal.actions.riding !== ""
        x: slipActions.x
        y: root.rowY
        width: slipActions.width
        height: root.keysHeight
        actions: root.terminal.actions
    }

    ActionButton {
        id: cashOut

        readonly property string scanGroup: "leave"

        objectName: "cashOutButton"
        x: root.sided(root.width - width - Theme.px(root.roomy ? 36 : 16), width)
        y: root.rowY
        width: Theme.px(root.roomy ? 200 : Theme.tall ? 170 : 122)
        height: root.keysHeight
        text: qsTr("Cash out")
        visible: !root.terminal.tournament.on
        second: root.terminal.cashOut.reason
        picture: "ticket"
        stacked: true
        textSize: Theme.text(root.roomy ? 24 : 18)
        enabled: root.terminal.cashOut.possible

        onClicked: root.terminal.cashOut.leave()
    }

    Loader {
        x: cashOut.x
        y: cashOut.y
        width: cashOut.width
        height: cashOut.height
        active: root.terminal.tournament.on

        sourceComponent: SpinsLeft {
            tournament: root.terminal.tournament
        }
    }

    Loader {
        x: meters.x
        y: meters.y
        width: meters.width
        height: meters.height
        active: root.terminal.tournament.on

        sourceComponent: TournamentMeters {
            tournament: root.terminal.tournament
            prospects: root.terminal.prospects.line
        }
    }
}
