pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Theme

// Buttons side by side, as wide as they fit.
Grid {
    id: root

    required property Rows orderButtons
    property int buttonHeight: Theme.px(78)

    readonly property int count: buttons.count
    readonly property int lines: Math.ceil(count / columns)

    signal begun(key: string)

    columns: 2
    columnSpacing: Theme.medium
    rowSpacing: Theme.medium

    Repeater {
        id: buttons

        model: root.orderButtons

        OrderButton {
            required property string key
            required property bool possible

            objectName: `order-${key}`
            width: Math.floor((root.width - (root.columns - 1) * root.columnSpacing) / root.columns)
            height: root.buttonHeight
            required text
            required second
            required picture
            required blocked
            required selected
            enabled: possible

            onClicked: root.begun(key)
        }
    }
}
