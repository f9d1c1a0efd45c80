pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The betting layout: one picture, with lit cells, chips and the dolly as small items above it.
PaintedSurface {
    id: root

    required property ClothView cloth
    required property PreviewView preview
    required property AccessibleSpotsView spots

    readonly property int chipSize: Theme.px(Theme.compact ? 46 : 60)

    onMeasured: root.cloth.resize(root.width, root.height, Theme.scale, Theme.compact)

    Image {
        source: root.cloth.source
        width: root.width
        height: root.height
    }

    // A large win: between the felt and the numbers.
    Image {
        id: rays

        objectName: "rays"
        x: root.cloth.raysAt.x
        y: root.cloth.raysAt.y
        source: root.cloth.rays
        // Another picture each time: Qt is not to collect them.
        cache: false
        visible: root.cloth.rays !== ""

        NumberAnimation on opacity {
            running: rays.visible
            from: 0
            to: 1
            duration: Theme.longestTime
        }
    }

    Repeater {
        model: root.cloth.cells

        Image {
            required source
            required x
            required y
            required width
            required height

            visible: source.toString() !== ""
        }
    }

    Repeater {
        model: root.cloth.dots

        Rectangle {
            required x
            required y

            width: Theme.px(12)
            height: width
            radius: width / 2
            color: Theme.brass
            border.color: Theme.ink
            transform: Translate {
                x: -Theme.px(6)
                y: -Theme.px(6)
            }
        }
    }

    Repeater {
        model: root.cloth.chips

        ChipOnCloth {
            size: root.chipSize
            emptied: root.cloth.emptied
            ring: root.cloth.better ? Theme.brassBright : Theme.ivory
        }
    }

    Rectangle {
        readonly property point at: root.cloth.ring

        x: at.x - width / 2
        y: at.y - height / 2
        width: Theme.px(84)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.litLine
        border.color: Theme.brassBright
        visible: at.x !== 0 || at.y !== 0
    }

    ChipStack {
        objectName: "chipUnderFinger"
        x: root.cloth.ring.x
        y: root.cloth.ring.y
        size: root.chipSize
        cents: root.cloth.heldCents
        text: root.cloth.held
        visible: text !== "" && root.cloth.box === ""
    }

    Image {
        id: dolly

        x: Math.round(root.cloth.dolly.x)
        y: Math.round(root.cloth.dolly.y)
        source: `${Theme.pictures}/dolly/${Math.max(1, root.cloth.dollyHeight)}${root.cloth.better ? "" : "/ivory"}`
        visible: root.cloth.dollyHeight > 0
        transform: Translate {
            id: fall
        }

        NumberAnimation {
            target: fall
            property: "y"
            running: dolly.visible
            from: -Theme.px(16)
            to: 0
            duration: Theme.panelTime
            easing.type: Easing.OutCubic
        }
    }

    // Chips may hide the number they have won on.
    Badge {
        objectName: "crowdedNumber"
        x: Math.round(root.cloth.crowdedAt.x - width / 2)
        y: Math.round(root.cloth.crowdedAt.y - height / 2)
        pocket: root.cloth.crowded
        size: Theme.px(Theme.compact ? 40 : 46)
        visible: pocket !== ""
    }

    SpotPill {
        text: root.cloth.pillBox ? "" : root.cloth.pill
        at: root.cloth.pillAt
        within: root.width
    }

    AccessibleSpots {
        spots: root.spots
        model: root.spots.onCloth
    }

    TouchSurface {
        objectName: "clothSurface"
        anchors.fill: parent
        anchors.bottomMargin: -Theme.px(2)

        onPressed: at => root.cloth.press(at)
        onMoved: at => root.cloth.move(at)
        onReleased: at => root.cloth.release(at)
        onDropped: at => root.cloth.dragOff(at)
        onCanceled: root.cloth.cancel()
    }

    SpotPreview {
        preview: root.preview
        cloth: root.cloth
        clothSize: Qt.size(root.width, root.height)
    }
}
