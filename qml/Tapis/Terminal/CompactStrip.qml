import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// On a small screen one strip stands for the lower area: what it opens comes over the boxes.
Item {
    id: root

    required property TerminalView terminal
    required property string panel

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
            visible: root.terminal.track.offered && !Theme.tall

            onClicked: root.touched(root.panel)
        }

        ActionButton {
            objectName: "trackTab"
            width: Theme.px(118)
            height: root.height
            text: qsTr("Track")
            visible: root.terminal.track.offered && !Theme.tall

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
        anchors.rightMargin: Theme.small
        anchors.verticalCenter: parent.verticalCenter
        visible: !Theme.tall

        // Where the box for the zeros has taken their place beside the dozens.
        TapisText {
            width: root.width - keys.width - 2 * Theme.small
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(14)
            text: qsTr("Straight up %1   Outside %2").arg(root.terminal.straightLimits + root.terminal.straightUnit).arg(root.terminal.outsideLimits + root.terminal.outsideUnit)
            font.pixelSize: Theme.label
            font.weight: Font.DemiBold
            visible: root.terminal.cloth.hasGreen
        }

        TapisText {
            width: root.width - keys.width - 2 * Theme.small
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(14)
            text: qsTr("Touch and hold a spot to see it larger")
            color: Theme.ivory2
            font.pixelSize: Theme.label
        }
    }
}
