import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What goes with the race track: how many neighbours, which track, finales, Max Bet.
Panel {
    id: root

    required property TrackView track
    property bool finalesShown: false

    readonly property bool keys: track.hasFinales && track.hasSectors

    signal finalesTouched

    Column {
        x: Theme.wide
        y: Theme.px(36)
        visible: root.track.hasStepper

        TapisText {
            text: qsTr("Neighbours")
            font.pixelSize: Theme.px(22)
            font.weight: Font.DemiBold
        }

        TapisText {
            text: qsTr("%1 numbers a touch").arg(2 * root.track.sides + 1)
            color: Theme.ivory2
            font.pixelSize: Theme.second
        }
    }

    Stepper {
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
        font.pixelSize: Theme.px(22)
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

    TapisText {
        x: Theme.wide
        y: Theme.px(128)
        width: parent.width - 2 * Theme.wide
        height: Theme.px(76)
        text: root.track.hasZodiac && root.track.zodiac ? qsTr("Touch a sign: three numbers, a chip on each") : qsTr("Touch a number of the track for it and its neighbours")
        color: Theme.ivory2
        font.pixelSize: Theme.second
        wrapMode: Text.WordWrap
        visible: !root.keys && !root.track.hasMaxBet
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(128)
        spacing: Theme.medium

        ActionButton {
            objectName: "finalesButton"
            width: Theme.px(root.track.hasMaxBet ? 185 : 382)
            height: Theme.px(76)
            text: qsTr("Finales")
            second: qsTr("7 · 17 · 27")
            visible: root.keys
            selected: root.finalesShown
            enabled: !root.track.quiet

            onClicked: root.finalesTouched()
        }

        ActionButton {
            objectName: "maxBetButton"
            width: Theme.px(root.keys ? 185 : 382)
            height: Theme.px(76)
            text: qsTr("Max Bet")
            second: root.track.maxBet ? qsTr("touch a number") : qsTr("all around a number")
            visible: root.track.hasMaxBet
            selected: root.track.maxBet
            enabled: !root.track.quiet

            onClicked: root.track.toggleMaxBet()
        }
    }
}
