pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The limits where the jackpot wager has the other corner of the cloth: all of them in one. The house
// edge is in every preview.
Column {
    id: root

    required property TerminalView terminal

    readonly property bool marked: terminal.marker !== ""
    // Each line has its share of the corner, whatever script it is in.
    readonly property int line: (height - (marked ? marker.height : 0)) / (marked ? 4 : 6)

    Line {
        text: qsTr("Straight up") + root.terminal.straightUnit
        color: Theme.ivory2
    }

    Line {
        objectName: "straightLimits"
        text: root.terminal.straightLimits
        font.weight: Font.DemiBold
    }

    Line {
        text: qsTr("Outside") + root.terminal.outsideUnit
        color: Theme.ivory2
    }

    Line {
        text: root.terminal.outsideLimits
        font.weight: Font.DemiBold
    }

    Line {
        text: qsTr("All bets")
        color: Theme.ivory2
        visible: allBets.visible
    }

    Line {
        id: allBets

        objectName: "allBets"
        text: root.terminal.allBets
        font.weight: Font.DemiBold
        // The preview of every bet tells it too.
        visible: text !== "" && !root.marked
    }

    LimitsMarker {
        id: marker

        width: root.width
        terminal: root.terminal
        textSize: Theme.px(Theme.compact ? 13 : 15)
    }

    component Line: TapisText {
        width: root.width
        height: Math.min(implicitHeight, root.line)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(10)
        font.pixelSize: Theme.label
    }
}
