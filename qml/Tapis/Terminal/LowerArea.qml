import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Layout
import Tapis.Theme

// Below the cloth: the race track with its side panel, or a board of results where there is none.
Item {
    id: root

    required property TerminalView terminal
    required property bool finalesShown

    signal finalesTouched

    RaceTrack {
        width: Theme.px(1394)
        height: parent.height
        track: root.terminal.track
        visible: root.terminal.track.offered
    }

    SidePanel {
        anchors.right: parent.right
        width: Theme.px(430)
        height: parent.height
        track: root.terminal.track
        visible: root.terminal.track.offered
        finalesShown: root.finalesShown

        onFinalesTouched: root.finalesTouched()
    }

    ResultsBoard {
        anchors.fill: parent
        results: root.terminal.results
        visible: !root.terminal.track.offered
    }
}
