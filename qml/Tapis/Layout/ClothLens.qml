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

        Rectangle {
            readonly property point at: root.cloth.ring

            x: at.x * root.zoom - width / 2
            y: at.y * root.zoom - height / 2
            width: Theme.px(56)
            height: width
            radius: width / 2
            color: "transparent"
            border.width: Theme.litLine
            border.color: Theme.brassBright
            visible: at.x !== 0 || at.y !== 0
        }
    }

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.color: Theme.feltLine
    }
}
