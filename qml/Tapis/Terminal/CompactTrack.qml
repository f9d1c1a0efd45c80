import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Layout
import Tapis.Theme

// The race track of a small screen, in the place of the outside boxes and the strip below them. It
// is as high as the two, so that its pockets are wide enough for a finger.
Rectangle {
    id: root

    required property TerminalView terminal

    readonly property string scanGroup: "side"
    readonly property TrackView track: terminal.track
    readonly property bool finalesApart: track.finalesApart
    readonly property int keyHeight: Theme.px(52)
    readonly property int keyWidth: (side.width - side.spacing) / 2

    signal touched(name: string)

    color: Theme.room

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    RaceTrack {
        x: Theme.mirrored ? root.width - width : 0
        y: Theme.tiny
        width: root.width - side.width - Theme.large
        height: root.height - Theme.tiny
        track: root.track
        spread: root.terminal.spread
        spots: root.terminal.accessibleSpots
    }

    Column {
        id: side

        x: Theme.mirrored ? 0 : root.width - width
        anchors.bottom: parent.bottom
        width: Theme.px(272)
        spacing: Theme.px(10)

        Row {
            spacing: side.spacing

            ActionButton {
                objectName: "clothTab"
                width: root.keyWidth
                height: root.keyHeight
                text: qsTr("Cloth")

                onClicked: root.touched("track")
            }

            ActionButton {
                width: root.keyWidth
                height: root.keyHeight
                text: qsTr("Track")
                selected: true
            }
        }

        Item {
            width: side.width
            height: root.keyHeight
            visible: root.track.hasStepper

            TapisText {
                width: stepper.x - Theme.small
                height: parent.height
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(14)
                text: qsTr("Neighbours")
                font.pixelSize: Theme.second
                font.weight: Font.DemiBold
            }

            Stepper {
                id: stepper

                anchors.right: parent.right
                keySize: root.keyHeight
                name: qsTr("neighbours")
                value: root.track.sides
                canStepDown: root.track.canStepDown
                canStepUp: root.track.canStepUp

                onStepped: by => root.track.step(by)
            }
        }

        Row {
            spacing: side.spacing
            visible: root.track.hasZodiac

            ActionButton {
                objectName: "zodiacTrack"
                width: root.keyWidth
                height: root.keyHeight
                text: qsTr("Zodiac")
                selected: root.track.zodiac

                onClicked: root.track.showZodiac(true)
            }

            ActionButton {
                objectName: "sectorTrack"
                width: root.keyWidth
                height: root.keyHeight
                text: qsTr("Sectors")
                selected: !root.track.zodiac

                onClicked: root.track.showZodiac(false)
            }
        }

        Row {
            spacing: side.spacing
            visible: root.finalesApart || root.track.hasMaxBet

            ActionButton {
                objectName: "finalesButton"
                width: root.track.hasMaxBet ? root.keyWidth : side.width
                height: root.keyHeight
                text: qsTr("Finales")
                visible: root.finalesApart
                enabled: !root.track.quiet

                onClicked: root.touched("finales")
            }

            ActionButton {
                objectName: "maxBetButton"
                width: root.finalesApart ? root.keyWidth : side.width
                height: root.keyHeight
                text: qsTr("Max Bet")
                visible: root.track.hasMaxBet
                selected: root.track.maxBet
                enabled: !root.track.quiet

                onClicked: root.track.toggleMaxBet()
            }
        }

        TapisText {
            width: side.width
            height: root.keyHeight
            text: root.track.hasZodiac && root.track.zodiac ? qsTr("Touch a sign: three numbers, a chip on each") : qsTr("Touch a number of the track for it and its neighbours")
            color: Theme.ivory2
            font.pixelSize: Theme.label
            wrapMode: Text.WordWrap
            visible: !root.finalesApart && !root.track.hasMaxBet
        }
    }
}
