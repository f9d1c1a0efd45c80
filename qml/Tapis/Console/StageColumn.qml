pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The dealer's own column: open, close, the number, and the one large button that settles.
Item {
    id: root

    required property ConsoleView desk

    readonly property StageView stage: desk.stage

    Row {
        id: buttons

        spacing: Theme.medium

        Repeater {
            model: root.stage.orderButtons

            OrderButton {
                required property string key
                required property bool possible

                objectName: `order-${key}`
                width: (root.width - Theme.medium) / 2
                height: Theme.px(80)
                required text
                required second
                required picture
                required blocked
                enabled: possible
                textSize: Theme.px(22)

                onClicked: root.desk.begin(key)
            }
        }
    }

    NumberEntry {
        id: entry

        y: Theme.px(96)
        width: parent.width
        height: Theme.px(168)
        stage: root.stage
    }

    PocketPad {
        id: pad

        y: Theme.px(280)
        width: parent.width
        height: confirm.y - y - Theme.px(12)
        pockets: root.stage.pockets
        selected: root.stage.number
        enabled: root.stage.canEnter
        rowHeight: Math.max(1, Math.floor((height - zeroHeight - 6 * gap) / 6))

        onTouched: pocket => root.stage.touch(pocket)
    }

    ActionButton {
        id: confirm

        objectName: "confirmNumber"
        y: root.height - height
        width: parent.width
        height: Theme.px(112)
        text: root.stage.confirmText
        second: root.stage.confirmSecond
        primary: true
        textSize: Theme.px(34)
        enabled: root.stage.canConfirm

        onClicked: root.stage.confirm()
    }
}
