import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The limits and the house edge, where an upright cloth leaves its lower left corner free.
Column {
    id: root

    required property TerminalView terminal

    // Under a rail the corner is lower.
    padding: Theme.px(terminal.supernova.offered ? 4 : 8)
    spacing: Theme.px(terminal.supernova.offered ? 0 : 2)

    TapisText {
        objectName: "straightLimits"
        width: root.width - 2 * root.padding
        text: qsTr("Straight up %1").arg(root.terminal.straightLimits + root.terminal.straightUnit)
        font.pixelSize: Theme.label
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
    }

    TapisText {
        width: root.width - 2 * root.padding
        text: qsTr("Outside %1").arg(root.terminal.outsideLimits + root.terminal.outsideUnit)
        font.pixelSize: Theme.label
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
    }

    TapisText {
        objectName: "allBets"
        width: root.width - 2 * root.padding
        text: qsTr("All bets %1").arg(root.terminal.allBets)
        font.pixelSize: Theme.label
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        visible: root.terminal.allBets !== ""
    }

    LimitsMarker {
        width: root.width - 2 * root.padding
        terminal: root.terminal
        textSize: Theme.label
    }

    TapisText {
        width: root.width - 2 * root.padding
        objectName: "edgeOn"
        text: (root.terminal.edgeEverywhere ? qsTr("House edge on every bet %1") : qsTr("House edge on most bets %1")).arg(root.terminal.houseEdge)
        color: Theme.ivory2
        font.pixelSize: Theme.label
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
    }
}
