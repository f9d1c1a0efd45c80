import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The wheel in the place of the statistics, from no more bets until betting opens.
Item {
    id: root

    required property DisplayWheelView wheel

    readonly property bool moving: wheel.shown && visible && !Theme.still

    onMovingChanged: root.wheel.watched(moving)
    Component.onCompleted: root.wheel.watched(moving)

    Timer {
        interval: 50
        repeat: true
        running: root.moving && root.wheel.turning

        onTriggered: root.wheel.advance()
    }

    WheelWindow {
        objectName: "displayWheel"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(24)
        width: Theme.px(700)
        height: width + Theme.px(40)
        view: root.wheel
    }

    TapisText {
        objectName: "wheelNote"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(800)
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: root.wheel.note
        color: Theme.ivory2
        font.pixelSize: Theme.px(24)
    }
}
