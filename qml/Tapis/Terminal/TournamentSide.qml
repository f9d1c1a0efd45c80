pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The player's own place in the session, how far it is to others, and what goes with the race track.
Panel {
    id: root

    required property TournamentView tournament
    required property TrackView track

    readonly property string scanGroup: "side"

    TapisText {
        x: Theme.wide
        y: Theme.large
        text: qsTr("Place")
        color: Theme.ivory2
        font.pixelSize: Theme.second
    }

    TapisText {
        id: place

        objectName: "ownPlace"
        x: Theme.wide
        y: Theme.px(38)
        height: Theme.px(72)
        text: root.tournament.place || "–"
        color: Theme.brassBright
        font.family: Theme.displayFont
        font.pixelSize: Theme.px(66)
        font.weight: Font.DemiBold
    }

    TapisText {
        anchors.left: place.right
        anchors.leftMargin: Theme.small
        anchors.baseline: place.baseline
        width: gaps.x - place.x - place.width - 2 * Theme.small
        text: root.tournament.of
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(13)
        font.pixelSize: Theme.px(26)
        font.weight: Font.Medium
    }

    Column {
        id: gaps

        x: Theme.px(190)
        y: Theme.large
        width: parent.width - x - Theme.wide

        Repeater {
            model: root.tournament.gaps

            Item {
                id: gap

                required property int index
                required property string name
                required property string figure

                width: gaps.width
                height: Theme.px(31)

                TapisText {
                    width: parent.width - figure.width - Theme.small
                    height: parent.height
                    text: gap.name
                    color: Theme.ivory2
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(12)
                    font.pixelSize: Theme.second
                }

                TapisText {
                    id: figure

                    objectName: `gap${gap.index}`
                    anchors.right: parent.right
                    height: parent.height
                    text: gap.figure
                    font.pixelSize: Theme.px(22)
                    font.weight: Font.DemiBold
                }
            }
        }
    }

    Rectangle {
        x: Theme.wide
        y: Theme.px(120)
        width: parent.width - 2 * Theme.wide
        height: Theme.hairline
        color: Theme.line
    }

    Column {
        x: Theme.wide
        y: Theme.px(142)
        width: stepper.x - x - Theme.small
        visible: root.track.hasStepper

        TapisText {
            width: parent.width
            text: qsTr("Neighbours")
            font.pixelSize: Theme.button
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
        }

        TapisText {
            width: parent.width
            text: qsTr("%1 numbers a touch").arg(2 * root.track.sides + 1)
            color: Theme.ivory2
            font.pixelSize: Theme.label
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
        }
    }

    Stepper {
        id: stepper

        anchors.right: parent.right
        anchors.rightMargin: Theme.wide
        y: Theme.px(140)
        visible: root.track.hasStepper
        name: qsTr("neighbours")
        value: root.track.sides
        canStepDown: root.track.canStepDown
        canStepUp: root.track.canStepUp

        onStepped: by => root.track.step(by)
    }
}
