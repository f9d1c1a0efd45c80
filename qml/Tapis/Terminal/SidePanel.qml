import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What goes with the race track: how many neighbours, which track, finales, Max Bet, and what can be looked up.
Panel {
    id: root

    required property TrackView track
    required property string panel

    readonly property string scanGroup: "side"
    readonly property bool keys: track.finalesApart

    signal touched(name: string)

    Column {
        x: Theme.wide
        y: Theme.px(36)
        width: stepper.x - x - Theme.small
        visible: root.track.hasStepper

        TapisText {
            width: stepper.x - parent.x - Theme.small
            text: qsTr("Neighbours")
            font.pixelSize: Theme.text(22)
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
        }

        TapisText {
            text: root.track.maxBet ? qsTr("Max Bet: touch a number") : qsTr("%1 numbers a touch").arg(2 * root.track.sides + 1)
            width: stepper.x - parent.x - Theme.small
            color: Theme.ivory2
            font.pixelSize: Theme.second
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
        }
    }

    Stepper {
        id: stepper

        anchors.right: parent.right
        anchors.rightMargin: Theme.wide
        y: Theme.wide
        visible: root.track.hasStepper
        name: qsTr("neighbours")
        value: root.track.sides
        canStepDown: root.track.canStepDown
        canStepUp: root.track.canStepUp

        onStepped: by => root.track.step(by)
    }

    TapisText {
        x: Theme.wide
        y: Theme.wide
        height: Theme.px(64)
        text: qsTr("Track")
        font.pixelSize: Theme.text(22)
        font.weight: Font.DemiBold
        visible: root.track.hasZodiac
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.wide
        y: Theme.wide
        visible: root.track.hasZodiac
        spacing: Theme.small

        ActionButton {
            objectName: "zodiacTrack"
            width: Theme.px(144)
            height: Theme.px(64)
            text: qsTr("Zodiac")
            selected: root.track.zodiac

            onClicked: root.track.showZodiac(true)
        }

        ActionButton {
            objectName: "sectorTrack"
            width: Theme.px(144)
            height: Theme.px(64)
            text: qsTr("Sectors")
            selected: !root.track.zodiac

            onClicked: root.track.showZodiac(false)
        }
    }

    Rectangle {
        x: Theme.wide
        y: Theme.px(112)
        width: parent.width - 2 * Theme.wide
        height: Theme.hairline
        color: Theme.line
    }

    Row {
        id: keys

        readonly property int count: 2 + (root.keys ? 1 : 0) + (root.track.hasMaxBet ? 1 : 0)
        readonly property int keyWidth: Math.floor((root.width - 2 * Theme.wide - (count - 1) * spacing) / count)
        readonly property int textSize: count > 3 ? Theme.label : Theme.second

        x: Theme.wide
        y: Theme.px(128)
        spacing: Theme.small

        ActionButton {
            objectName: "finalesButton"
            width: keys.keyWidth
            height: Theme.px(76)
            text: qsTr("Finales")
            textSize: keys.textSize
            picture: "finales"
            stacked: true
            visible: root.keys
            selected: root.panel === "finales"
            enabled: !root.track.quiet

            onClicked: root.touched("finales")
        }

        ActionButton {
            objectName: "maxBetButton"
            width: keys.keyWidth
            height: Theme.px(76)
            text: qsTr("Max Bet")
            textSize: keys.textSize
            picture: "around"
            stacked: true
            visible: root.track.hasMaxBet
            selected: root.track.maxBet
            enabled: !root.track.quiet

            onClicked: root.track.toggleMaxBet()
        }

        ActionButton {
            objectName: "statisticsButton"
            width: keys.keyWidth
            height: Theme.px(76)
            text: qsTr("Statistics")
            textSize: keys.textSize
            picture: "statistics"
            stacked: true
            selected: root.panel === "statistics"

            onClicked: root.touched("statistics")
        }

        ActionButton {
            objectName: "historyButton"
            width: keys.keyWidth
            height: Theme.px(76)
            text: qsTr("History")
            textSize: keys.textSize
            picture: "history"
            stacked: true
            selected: root.panel === "history"

            onClicked: root.touched("history")
        }
    }
}
