import QtQuick
import QtQuick.Templates as T

import Tapis.Theme

// A finger on it goes through the rounds, the newest on the right.
T.Slider {
    id: root

    implicitHeight: Theme.touchTarget
    snapMode: T.Slider.SnapAlways
    stepSize: 1
    from: 0

    function step(up: bool) {
        up ? root.increase() : root.decrease();
        root.moved();
    }

    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Round")
    Accessible.onIncreaseAction: root.step(true)
    Accessible.onDecreaseAction: root.step(false)

    background: Rectangle {
        y: Math.round((root.height - height) / 2)
        width: root.width
        height: Theme.px(8)
        radius: height / 2
        color: Theme.pressed

        Rectangle {
            width: root.handle.x + root.handle.width / 2
            height: parent.height
            radius: height / 2
            color: Theme.brassDim
        }
    }

    handle: Rectangle {
        x: Math.round(root.visualPosition * (root.width - width))
        y: Math.round((root.height - height) / 2)
        width: Theme.px(44)
        height: Theme.px(44)
        radius: width / 2
        color: root.pressed ? Theme.brassBright : Theme.brass
        border.width: root.visualFocus ? Theme.selectedLine : 0
        border.color: Theme.ivory
    }
}
