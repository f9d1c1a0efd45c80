pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Theme

// A part of the cloth, so small or so large that it fits the lens whole.
Item {
    id: root

    required property ClothView cloth
    required property rect part
    required property size clothSize

    readonly property real zoom: Math.min(1, width / Math.max(1, part.width), height / Math.max(1, part.height))

    // Smaller than on the cloth, as the numbers are, but never too small to be read.
    readonly property int chipSize: Math.round(Theme.px(Theme.compact ? 46 : 60) * Math.max(0.75, zoom))

    clip: true

    Item {
        x: root.width / 2 - (root.part.x + root.part.width / 2) * root.zoom
        y: root.height / 2 - (root.part.y + root.part.height / 2) * root.zoom

        Image {
            source: root.visible ? root.cloth.source : ""
            width: root.clothSize.width * root.zoom
            height: root.clothSize.height * root.zoom
        }

        Repeater {
            model: root.visible ? root.cloth.cells : null

            Image {
                id: cell

                required source
                required x
                required y
                required width
                required height

                visible: source.toString() !== ""
                transform: Scale {
                    origin.x: -cell.x
                    origin.y: -cell.y
                    xScale: root.zoom
                    yScale: root.zoom
                }
            }
        }

        Repeater {
            model: root.cloth.near

            Item {
                id: chip

                required property int cents
                required property string text
                required property int under
                required x
                required y

                ChipStack {
                    x: chip.x * (root.zoom - 1)
                    y: chip.y * (root.zoom - 1)
                    size: root.chipSize
                    cents: chip.cents
                    text: chip.text
                    under: chip.under
                }
            }
        }

        ChipStack {
            objectName: "chipUnderLens"
            x: root.cloth.ring.x * root.zoom
            y: root.cloth.ring.y * root.zoom
            size: root.chipSize
            cents: root.cloth.heldCents
            text: root.cloth.held
            visible: text !== ""
        }
    }

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.color: Theme.feltLine
    }
}
