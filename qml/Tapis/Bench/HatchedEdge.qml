pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Theme

// Brass hatching marks what is simulated.
Item {
    id: root

    height: Theme.px(6)
    clip: true

    Repeater {
        model: Math.ceil(root.width / Theme.px(24)) + 1

        Rectangle {
            required property int index

            x: index * Theme.px(24)
            y: -Theme.px(6)
            width: Theme.px(10)
            height: Theme.px(20)
            rotation: 35
            color: Theme.brass
        }
    }
}
