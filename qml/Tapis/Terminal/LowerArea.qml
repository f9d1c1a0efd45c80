pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Layout
import Tapis.Theme

// Below the cloth: the race track with its side panel, or a board of results where there is none.
Item {
    id: root

    required property TerminalView terminal
    required property string panel

    signal touched(name: string)

    RaceTrack {
        x: Theme.mirrored ? parent.width - width : 0
        width: parent.width - side.width - Theme.wide
        height: parent.height
        track: root.terminal.track
        spread: root.terminal.spread
        spots: root.terminal.accessibleSpots
        visible: root.terminal.track.offered
    }

    SidePanel {
        id: side

        x: Theme.mirrored ? 0 : parent.width - width
        width: Theme.px(Theme.largeText ? 520 : 430)
        height: parent.height
        track: root.terminal.track
        visible: root.terminal.track.offered && !root.terminal.tournament.on
        panel: root.panel

        onTouched: name => root.touched(name)
    }

    Loader {
        x: side.x
        width: side.width
        height: side.height
        active: root.terminal.tournament.on && root.terminal.track.offered

        sourceComponent: TournamentSide {
            tournament: root.terminal.tournament
            track: root.terminal.track
        }
    }

    ResultsBoard {
        anchors.fill: parent
        results: root.terminal.results
        panel: root.panel
        visible: !root.terminal.track.offered

        onTouched: name => root.touched(name)
    }
}
