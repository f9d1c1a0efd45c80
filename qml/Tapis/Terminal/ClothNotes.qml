import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The limits to the left of the boxes and the house edge to their right.
Item {
    id: root

    objectName: "clothNotes"

    required property TerminalView terminal

    readonly property int rows: Theme.px(Theme.compact ? 120 : 160)
    // The box for the zeros takes the upper half of the place.
    readonly property bool halved: terminal.cloth.hasGreen
    readonly property int figureSize: halved || Theme.compact ? Theme.label : Theme.second
    // Large text has room for one limit there, and for the other below the house edge.
    readonly property bool parted: halved && Theme.largeText

    Column {
        y: root.height - root.rows + (root.halved ? root.rows / 2 + Theme.px(2) : Theme.px(Theme.compact ? 12 : 20))
        width: root.terminal.cloth.zerosWidth - Theme.tiny
        visible: !root.halved || !Theme.compact

        TapisText {
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            text: qsTr("Limits")
            color: Theme.ivory2
            font.pixelSize: Theme.label
            font.weight: Font.DemiBold
            visible: !root.halved
        }

        TapisText {
            width: parent.width
            text: qsTr("Straight up")
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
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
            text: qsTr("Outside")
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
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
        y: root.height - root.rows + Theme.px(Theme.compact ? 12 : root.parted ? 6 : 20)

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
            visible: !Theme.compact && (!root.parted || edge.lineCount === 1)
        }

        TapisText {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: root.terminal.houseEdge
            font.pixelSize: Theme.text(Theme.compact ? 16 : 18)
            font.weight: Font.DemiBold
        }

        TapisText {
            width: parent.width
            topPadding: Theme.tiny
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: qsTr("Outside")
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
    }
}
