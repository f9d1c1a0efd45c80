pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Theme

// The bets of one round on the cloth, to look at.
PaintedSurface {
    id: root

    required property DrawnSlip slip
    property real share: 0.66

    readonly property int chipSize: Theme.px(64 * share)

    onMeasured: root.slip.resize(root.width, root.height, Theme.scale * root.share)

    Image {
        anchors.fill: parent
        source: root.slip.source
    }

    Repeater {
        model: root.slip.cells

        Image {
            required source
            required x
            required y
            required width
            required height
        }
    }

    Repeater {
        model: root.slip.chips

        ChipStack {
            required x
            required y
            required winning
            required text
            required cents

            size: root.chipSize
        }
    }

    Image {
        readonly property point at: root.slip.dolly

        x: at.x - width
        y: at.y - height
        source: `${Theme.pictures}/dolly/${Theme.px(66 * root.share)}`
        visible: at.x !== 0 || at.y !== 0
    }
}
