import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The limits to the left of the boxes and the house edge to their right.
Item {
    id: root

    required property TerminalView terminal

    readonly property int rows: Theme.px(Theme.compact ? 120 : 160)
    // The box for the zeros takes the upper half of the place.
    readonly property bool halved: terminal.cloth.hasGreen

    Column {
        y: root.height - root.rows + (root.halved ? root.rows / 2 + Theme.px(2) : Theme.px(Theme.compact ? 12 : 20))
        width: root.terminal.cloth.zerosWidth - Theme.tiny
        visible: !root.halved || !Theme.compact

        TapisText {
            text: qsTr("Limits")
            color: Theme.ivory2
            font.pixelSize: Theme.label
            font.weight: Font.DemiBold
            visible: !root.halved
        }

        TapisText {
            text: qsTr("Straight up")
            color: Theme.ivory2
            font.pixelSize: Theme.label
        }

        TapisText {
            objectName: "straightLimits"
            width: parent.width
            text: root.terminal.straightLimits
            font.pixelSize: root.halved || Theme.compact ? Theme.label : Theme.second
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.text(13)
        }

        TapisText {
            text: qsTr("Outside")
            color: Theme.ivory2
            font.pixelSize: Theme.label
        }

        TapisText {
            width: parent.width
            text: root.terminal.outsideLimits
            font.pixelSize: root.halved || Theme.compact ? Theme.label : Theme.second
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.text(13)
        }
    }

    Column {
        anchors.right: parent.right
        y: root.height - root.rows + Theme.px(Theme.compact ? 12 : 20)

        TapisText {
            anchors.right: parent.right
            text: Theme.compact ? qsTr("Edge") : qsTr("House edge")
            color: Theme.ivory2
            font.pixelSize: Theme.label
            font.weight: Font.DemiBold
        }

        TapisText {
            anchors.right: parent.right
            text: qsTr("on most bets")
            color: Theme.ivory2
            font.pixelSize: Theme.label
            visible: !Theme.compact
        }

        TapisText {
            anchors.right: parent.right
            text: root.terminal.houseEdge
            font.pixelSize: Theme.text(Theme.compact ? 16 : 18)
            font.weight: Font.DemiBold
        }
    }
}
