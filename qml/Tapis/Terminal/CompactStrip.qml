import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// On a small screen one strip stands for the lower area: what it opens comes over the boxes.
Row {
    id: root

    required property TerminalView terminal
    required property string panel

    signal touched(name: string)

    spacing: Theme.px(10)

    ActionButton {
        objectName: "clothTab"
        width: Theme.px(132)
        height: Theme.px(52)
        text: qsTr("Cloth")
        selected: root.panel !== "track"
        visible: root.terminal.track.offered

        onClicked: root.touched(root.panel)
    }

    ActionButton {
        objectName: "trackTab"
        width: Theme.px(132)
        height: Theme.px(52)
        text: qsTr("Track")
        selected: root.panel === "track"
        visible: root.terminal.track.offered

        onClicked: root.touched("track")
    }

    ActionButton {
        objectName: "finalesButton"
        width: Theme.px(146)
        height: Theme.px(52)
        text: qsTr("Finales")
        visible: root.terminal.track.hasFinales
        selected: root.panel === "finales"
        enabled: !root.terminal.track.quiet

        onClicked: root.touched("finales")
    }

    ActionButton {
        objectName: "maxBetButton"
        width: Theme.px(146)
        height: Theme.px(52)
        text: qsTr("Max Bet")
        visible: root.terminal.track.hasMaxBet
        selected: root.terminal.track.maxBet
        enabled: !root.terminal.track.quiet

        onClicked: root.terminal.track.toggleMaxBet()
    }

    TapisText {
        height: Theme.px(52)
        leftPadding: Theme.large
        text: qsTr("Touch and hold a spot to see it larger")
        color: Theme.ivory2
        font.pixelSize: Theme.label
    }
}
