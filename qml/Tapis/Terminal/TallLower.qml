import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Layout
import Tapis.Theme

// Below a cloth that leaves room for it: the race track where there is one, and the strip of a small screen.
Item {
    id: root

    required property TerminalView terminal
    required property string panel

    signal touched(name: string)

    RaceTrack {
        width: parent.width
        height: strip.y - Theme.small
        track: root.terminal.track
        spread: root.terminal.spread
        spots: root.terminal.accessibleSpots
        visible: root.terminal.track.offered
    }

    ResultsLines {
        width: parent.width
        height: strip.y - Theme.small
        results: root.terminal.results
        visible: !root.terminal.track.offered
    }

    CompactStrip {
        id: strip

        y: parent.height - height
        width: parent.width
        height: Theme.px(52)
        terminal: root.terminal
        panel: root.panel
        taken: Theme.tall ? 0 : beside.width + Theme.medium

        onTouched: name => root.touched(name)
    }

    Row {
        id: beside

        readonly property string scanGroup: "side"

        anchors.right: parent.right
        y: strip.y
        spacing: Theme.medium

        TapisText {
            height: strip.height
            text: qsTr("Neighbours")
            font.pixelSize: Theme.second
            font.weight: Font.DemiBold
            visible: root.terminal.track.hasStepper
        }

        Stepper {
            visible: root.terminal.track.hasStepper
            keySize: strip.height
            name: qsTr("neighbours")
            value: root.terminal.track.sides
            canStepDown: root.terminal.track.canStepDown
            canStepUp: root.terminal.track.canStepUp

            onStepped: by => root.terminal.track.step(by)
        }

        ActionButton {
            objectName: "zodiacTrack"
            width: Theme.px(118)
            height: strip.height
            text: qsTr("Zodiac")
            selected: root.terminal.track.zodiac
            visible: root.terminal.track.hasZodiac

            onClicked: root.terminal.track.showZodiac(true)
        }

        ActionButton {
            objectName: "sectorTrack"
            width: Theme.px(118)
            height: strip.height
            text: qsTr("Sectors")
            selected: !root.terminal.track.zodiac
            visible: root.terminal.track.hasZodiac

            onClicked: root.terminal.track.showZodiac(false)
        }
    }
}
