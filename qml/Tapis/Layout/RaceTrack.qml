pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The wheel laid out as an oval, with sectors, signs or finales in its field.
PaintedSurface {
    id: root

    required property TrackView track
    required property SpreadView spread
    required property AccessibleSpotsView spots

    readonly property string scanGroup: "track"
    readonly property bool showsFinales: track.hasFinales && !track.finalesApart

    onMeasured: root.track.resize(root.width, root.height, Theme.scale)

    Image {
        source: root.track.source
        width: root.width
        height: root.height
    }

    Repeater {
        model: root.track.tinted

        RingPart {
            objectName: "tintedPocket"
        }
    }

    Repeater {
        model: root.track.lit

        RingPart {}
    }

    SpreadBoxes {
        anchors.fill: parent
        spread: root.spread
    }

    AccessibleSpots {
        spots: root.spots
        model: root.spots.onTrack
    }

    TouchSurface {
        objectName: "trackSurface"
        anchors.fill: parent

        onPressed: at => root.track.press(at)
        onMoved: at => root.track.move(at)
        onReleased: at => root.track.release(at)
        onDropped: at => root.track.dragOff(at)
        onCanceled: root.track.cancel()
    }

    Column {
        x: root.height * 0.43
        width: root.height * 0.54 - Theme.small
        anchors.verticalCenter: parent.verticalCenter
        visible: root.showsFinales

        TapisText {
            width: finales.x - parent.x - Theme.small
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(14)
            text: qsTr("Finales")
            font.pixelSize: Theme.text(22)
            font.weight: Font.DemiBold
        }

        TapisText {
            width: finales.x - parent.x - Theme.small
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(14)
            text: qsTr("last figure")
            color: Theme.ivory2
            font.pixelSize: Theme.label
        }
    }

    FinaleKeys {
        id: finales

        anchors.verticalCenter: parent.verticalCenter
        x: root.height * 0.97
        visible: root.showsFinales
        track: root.track
        keyWidth: (root.width - 2 * x + root.height * 0.45) / 10 - Theme.px(10)
        keyHeight: Math.round(root.height * 72 / 224)
    }

    component RingPart: Image {
        required source
        required x
        required y
        required width
        required height
    }
}
