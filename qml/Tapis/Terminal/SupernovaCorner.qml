import QtQuick

import Tapis.Bridge
import Tapis.Layout
import Tapis.Theme

// Over the cloth: the spot of the jackpot wager in the corner that is free, and what is said of it.
Item {
    id: root

    required property TerminalView terminal
    // Something else needs the place of the limits for a moment.
    required property bool clear

    readonly property SupernovaView supernova: terminal.supernova
    readonly property ClothView cloth: terminal.cloth

    SupernovaSpot {
        id: spot

        // An upright cloth has it beside the zeros, a lying one below the ends of the columns.
        x: Theme.tall ? 0 : root.width - width
        y: Theme.tall ? 0 : root.height - height
        width: Theme.tall ? Theme.px(292) : root.cloth.endsWidth - Theme.px(4)
        height: Theme.tall ? root.cloth.zerosWidth - Theme.px(6) : root.cloth.boxesHeight - Theme.px(6)
        supernova: root.supernova
    }

    CornerNotes {
        readonly property int free: root.cloth.boxesHeight * (root.cloth.hasGreen ? 0.5 : 1)

        y: root.height - free + Theme.px(4)
        width: root.cloth.zerosWidth - Theme.tiny
        height: free - Theme.px(8)
        terminal: root.terminal
        visible: !Theme.tall && !(root.clear && !Theme.mirrored)
    }

    // From the preview to the spot, over felt.
    Rectangle {
        x: preview.x + preview.width - Theme.px(24)
        y: preview.y + preview.height
        width: Theme.selectedLine
        height: spot.y + spot.height / 2 - y
        color: Theme.brass
        visible: preview.visible && !Theme.tall
    }

    Rectangle {
        x: preview.x + preview.width - Theme.px(24)
        y: spot.y + spot.height / 2
        width: spot.x - x
        height: Theme.selectedLine
        color: Theme.brass
        visible: preview.visible && !Theme.tall
    }

    SupernovaPreview {
        id: preview

        x: Theme.tall ? 0 : spot.x - width - Theme.px(20)
        y: Theme.tall ? spot.height + Theme.medium : Math.max(0, root.height - root.cloth.boxesHeight - height - Theme.small)
        supernova: root.supernova
        visible: root.supernova.previewed
    }

    SpotPill {
        text: root.supernova.pill
        at: Qt.point(spot.x + spot.width / 2, spot.y + spot.height / 2)
        within: root.width
    }
}
