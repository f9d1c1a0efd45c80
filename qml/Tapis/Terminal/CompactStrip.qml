import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// On a small screen one strip stands for the lower area: what it opens comes over the boxes.
Item {
    id: root

    required property TerminalView terminal
    required property string panel

    // The track is in sight anyway, and its keys take so much room at the right.
    property int taken: 0
    readonly property bool alone: taken === 0 && !Theme.tall
    readonly property int wordsWidth: width - keys.width - taken - 2 * Theme.small
    readonly property string scanGroup: "side"

    signal touched(name: string)

    Row {
        id: keys

        spacing: Theme.px(10)

        ActionButton {
            objectName: "clothTab"
            width: Theme.px(118)
            height: root.height
            text: qsTr("Cloth")
            selected: true
            visible: root.terminal.track.offered && root.alone

            onClicked: root.touched(root.panel)
        }

        ActionButton {
            objectName: "trackTab"
            width: Theme.px(118)
            height: root.height
            text: qsTr("Track")
            visible: root.terminal.track.offered && root.alone

            onClicked: root.touched("track")
        }

        ActionButton {
            objectName: "finalesButton"
            width: Theme.px(118)
            height: root.height
            text: qsTr("Finales")
            visible: root.terminal.track.hasFinales
            selected: root.panel === "finales"
            enabled: !root.terminal.track.quiet

            onClicked: root.touched("finales")
        }

        ActionButton {
            objectName: "maxBetButton"
            width: Theme.px(118)
            height: root.height
            text: qsTr("Max Bet")
            visible: root.terminal.track.hasMaxBet
            selected: root.terminal.track.maxBet
            enabled: !root.terminal.track.quiet

            onClicked: root.terminal.track.toggleMaxBet()
        }

        ActionButton {
            objectName: "statisticsButton"
            width: Theme.px(118)
            height: root.height
            text: qsTr("Statistics")
            selected: root.panel === "statistics"

            onClicked: root.touched("statistics")
        }

        ActionButton {
            objectName: "historyButton"
            width: Theme.px(118)
            height: root.height
            text: qsTr("History")
            selected: root.panel === "history"

            onClicked: root.touched("history")
        }

        ResultStrip {
            height: root.height
            results: root.terminal.results
            count: 14
            visible: !root.terminal.track.offered
        }
    }

    Column {
        anchors.right: parent.right
        anchors.rightMargin: Theme.small + root.taken
        anchors.verticalCenter: parent.verticalCenter
        visible: !Theme.tall

        // Where the box for the zeros has taken their place beside the dozens.
        TapisText {
            width: root.wordsWidth
            horizontalAlignment: Text.AlignRight
            fontSizeMode: root.alone ? Text.HorizontalFit : Text.Fit
            wrapMode: root.alone ? Text.NoWrap : Text.WordWrap
            height: Math.min(implicitHeight, root.height)
            minimumPixelSize: Theme.px(12)
            text: qsTr("Straight up %1   Outside %2").arg(root.terminal.straightLimits + root.terminal.straightUnit).arg(root.terminal.outsideLimits + root.terminal.outsideUnit)
            font.pixelSize: Theme.label
            font.weight: Font.DemiBold
            visible: root.terminal.cloth.hasGreen && !root.terminal.tournament.on
        }

        TapisText {
            width: root.wordsWidth
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(14)
            objectName: "stripWords"
            text: root.terminal.hint.text || qsTr("Touch and hold a spot to see it larger")
            color: root.terminal.hint.text ? Theme.brassBright : Theme.ivory2
            font.pixelSize: Theme.label
            visible: root.alone
        }
    }
}
