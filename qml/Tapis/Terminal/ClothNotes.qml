import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The limits to the left of the boxes; the house edge, the limits of all bets together and the marker
// of a player with other limits to their right.
Item {
    id: root

    objectName: "clothNotes"

    required property TerminalView terminal
    // Something else needs the place of the limits for a moment.
    property bool clear: false

    readonly property int rows: Theme.px(Theme.compact ? 120 : 160)
    // The box for the zeros takes the upper half of the place.
    readonly property bool halved: terminal.cloth.hasGreen
    readonly property int noteSize: Theme.compact ? Theme.px(15) : Theme.label
    readonly property int figureSize: halved || Theme.compact ? Theme.label : Theme.second
    // Large text has room for one limit there, and for the other below the house edge.
    readonly property bool parted: halved && Theme.largeText
    readonly property bool oneLine: terminal.marker !== "" && (Theme.largeText || Theme.compact && !halved)
    // On a small screen the place below the box for the zeros is free.
    readonly property bool beside: halved && Theme.compact
    readonly property bool wrapped: Theme.largeText && !Theme.compact
    readonly property bool tight: parted && !Theme.compact
    // All bets and a marker need the room of the less important line.
    readonly property bool crowded: terminal.marker !== "" || terminal.allBets !== "" && Theme.largeText

    Column {
        y: root.height - root.rows + (root.halved ? root.rows / 2 + Theme.px(2) : Theme.px(Theme.compact ? 12 : 20))
        width: root.terminal.cloth.zerosWidth - Theme.tiny
        visible: (!root.halved || !Theme.compact) && !(root.clear && !Theme.mirrored)

        TapisText {
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            text: qsTr("Limits")
            color: Theme.ivory2
            font.pixelSize: Theme.label
            font.weight: Font.DemiBold
            visible: !root.halved && !Theme.largeText
        }

        TapisText {
            width: parent.width
            text: qsTr("Straight up") + root.terminal.straightUnit
            wrapMode: root.wrapped ? Text.WordWrap : Text.NoWrap
            fontSizeMode: root.wrapped ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            color: Theme.ivory2
            font.pixelSize: Theme.label
        }

        TapisText {
            objectName: "straightLimits"
            width: parent.width
            text: root.terminal.straightLimits
            font.pixelSize: root.figureSize
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
        }

        TapisText {
            width: parent.width
            visible: !root.parted
            text: qsTr("Outside") + root.terminal.outsideUnit
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            color: Theme.ivory2
            font.pixelSize: Theme.label
        }

        TapisText {
            width: parent.width
            visible: !root.parted
            text: root.terminal.outsideLimits
            font.pixelSize: root.figureSize
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
        }
    }

    // As wide as the boxes at the end of the columns above it.
    Column {
        anchors.right: parent.right
        width: root.terminal.cloth.endsWidth - Theme.tiny
        y: root.height - root.rows + Theme.px(Theme.compact ? 12 : root.parted || root.oneLine ? 6 : 20)

        TapisText {
            id: edge

            width: parent.width
            horizontalAlignment: Text.AlignRight
            wrapMode: Theme.compact ? Text.NoWrap : Text.WordWrap
            fontSizeMode: Theme.compact ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Theme.px(13)
            text: Theme.compact ? qsTr("Edge") : qsTr("House edge")
            color: Theme.ivory2
            font.pixelSize: Theme.label
            font.weight: Font.DemiBold
            visible: !root.oneLine
        }

        TapisText {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            wrapMode: root.parted ? Text.NoWrap : Text.WordWrap
            fontSizeMode: root.parted ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: Theme.px(16)
            objectName: "edgeOn"
            text: root.terminal.edgeEverywhere ? qsTr("on every bet") : qsTr("on most bets")
            color: Theme.ivory2
            font.pixelSize: Theme.label
            visible: !Theme.compact && !root.crowded && (!root.parted || edge.lineCount === 1)
        }

        TapisText {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            text: root.oneLine ? qsTr("Edge %1").arg(root.terminal.houseEdge) : root.terminal.houseEdge
            font.pixelSize: Theme.text(Theme.compact ? 16 : 18)
            font.weight: Font.DemiBold
            // The preview of every bet tells it too.
            visible: !root.parted || Theme.compact || root.terminal.marker === ""
        }

        TapisText {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
            text: qsTr("Spread-Bet")
            color: Theme.ivory2
            font.pixelSize: root.noteSize
            visible: spreadEdge.visible
        }

        TapisText {
            id: spreadEdge

            objectName: "spreadEdge"
            width: parent.width
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            text: root.terminal.spreadEdge
            font.pixelSize: root.noteSize
            font.weight: Font.DemiBold
            // The preview of every bet tells it too.
            visible: text !== "" && !root.crowded && !Theme.largeText && root.terminal.allBets === ""
        }

        TapisText {
            width: parent.width
            topPadding: Theme.tiny
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: qsTr("Outside") + root.terminal.outsideUnit
            color: Theme.ivory2
            font.pixelSize: Theme.label
            visible: root.parted && !Theme.compact
        }

        TapisText {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: root.terminal.outsideLimits
            font.pixelSize: Theme.label
            font.weight: Font.DemiBold
            visible: root.parted && !Theme.compact
        }

        TapisText {
            width: parent.width
            topPadding: Theme.px(2)
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
            text: qsTr("All bets")
            color: Theme.ivory2
            font.pixelSize: root.noteSize
            visible: root.terminal.allBets !== "" && !root.tight
        }

        TapisText {
            objectName: "allBets"
            width: parent.width
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
            text: root.tight ? qsTr("All bets %1").arg(root.terminal.allBets) : root.terminal.allBets
            font.pixelSize: root.noteSize
            font.weight: Font.DemiBold
            visible: root.terminal.allBets !== ""
        }

        LimitsMarker {
            width: parent.width
            terminal: root.terminal
            textSize: root.noteSize
            offered: !root.beside
        }
    }

    LimitsMarker {
        y: root.height - height - Theme.px(2)
        width: root.terminal.cloth.zerosWidth - Theme.tiny
        terminal: root.terminal
        textSize: root.noteSize
        offered: root.beside
    }
}
