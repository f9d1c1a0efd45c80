pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The wheel in the place of the statistics, from no more bets until betting opens.
Item {
    id: root

    required property DisplayWheelView wheel
    required property CameraView camera
    property bool tall: false

    // Until the number is there the real wheel is to be seen; the drawn one shows where the ball lies.
    readonly property bool filmed: camera.live && wheel.rolling
    readonly property bool moving: wheel.shown && visible && !Theme.still

    onMovingChanged: root.wheel.watched(moving)
    Component.onCompleted: root.wheel.watched(moving)

    Timer {
        interval: 50
        repeat: true
        running: root.moving && root.wheel.turning && !root.filmed

        onTriggered: root.wheel.advance()
    }

    WheelWindow {
        objectName: "displayWheel"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(24)
        width: Theme.px(root.tall ? 860 : 700)
        height: width + Theme.px(40)
        view: root.wheel
        visible: !root.filmed
    }

    Loader {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(190)
        width: parent.width
        height: width * 9 / 16
        active: root.filmed

        sourceComponent: LiveCamera {
            objectName: "displayCamera"
            camera: root.camera
        }
    }

    TapisText {
        objectName: "wheelNote"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(root.tall ? 940 : 800)
        width: parent.width
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: root.filmed ? qsTr("The table's own wheel") : root.wheel.note
        color: Theme.ivory2
        font.pixelSize: Theme.px(22)
    }
}
