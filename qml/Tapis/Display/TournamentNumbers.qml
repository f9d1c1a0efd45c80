pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The last number, and those before it.
Panel {
    id: root

    required property Rows numbers

    TapisText {
        x: Theme.px(32)
        y: Theme.large
        text: qsTr("Last result")
        color: Theme.ivory2
        font.pixelSize: Theme.px(24)
    }

    Repeater {
        model: root.numbers

        Badge {
            required property int index

            x: index === 0 ? Theme.px(32) : Theme.px(160) + (index - 1) * (root.width - Theme.px(184)) / 5
            y: Theme.px(118) - height / 2
            size: Theme.px(index === 0 ? 112 : 54)
            objectName: `result${index}`
        }
    }
}
