pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Theme

// Chips on one spot, centred on its position: the colour of the largest, the stake in figures.
Item {
    id: root

    required property int cents
    required property string text
    property int size: Theme.px(Theme.compact ? 46 : 60)
    property int under: 0
    property bool winning: false
    property color ring: Theme.brassBright

    Repeater {
        model: root.under

        Image {
            required property int index

            x: -root.size / 2
            y: -root.size / 2 + Theme.px(3.5) * (root.under - index)
            source: `${Theme.pictures}/chip/${root.cents}/${root.size}/under`
        }
    }

    Image {
        x: -root.size / 2
        y: -root.size / 2
        source: `${Theme.pictures}/chip/${root.cents}/${root.size}`
    }

    Rectangle {
        readonly property int reach: Theme.px(5)

        x: -root.size / 2 - reach
        y: -root.size / 2 - reach
        width: root.size + 2 * reach
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.litLine
        border.color: root.ring
        visible: root.winning
    }

    // The spot it lies on tells the stake.
    ChipFigure {
        Accessible.ignored: true
        size: root.size
        cents: root.cents
        text: root.text
        x: -width / 2
        y: -height / 2
    }
}
