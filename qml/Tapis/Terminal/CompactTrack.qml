import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Layout
import Tapis.Theme

// The race track of a small screen, over the outside boxes.
Rectangle {
    id: root

    required property TerminalView terminal

    color: Theme.room

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    RaceTrack {
        y: Theme.small
        width: root.width - Theme.px(230)
        height: root.height - 2 * Theme.small
        track: root.terminal.track
    }

    Column {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.small

        TapisText {
            text: root.terminal.track.hasZodiac ? qsTr("Track") : qsTr("Neighbours")
            font.pixelSize: Theme.second
            font.weight: Font.DemiBold
        }

        Stepper {
            visible: root.terminal.track.hasStepper
            name: qsTr("neighbours")
            value: root.terminal.track.sides
            canStepDown: root.terminal.track.canStepDown
            canStepUp: root.terminal.track.canStepUp

            onStepped: by => root.terminal.track.step(by)
        }

        Row {
            visible: root.terminal.track.hasZodiac
            spacing: Theme.tiny

            ActionButton {
                objectName: "zodiacTrack"
                width: Theme.px(104)
                text: qsTr("Zodiac")
                selected: root.terminal.track.zodiac

                onClicked: root.terminal.track.showZodiac(true)
            }

            ActionButton {
                objectName: "sectorTrack"
                width: Theme.px(104)
                text: qsTr("Sectors")
                selected: !root.terminal.track.zodiac

                onClicked: root.terminal.track.showZodiac(false)
            }
        }
    }
}
