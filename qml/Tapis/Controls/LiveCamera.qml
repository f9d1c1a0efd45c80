import QtQuick

import Tapis.Bridge
import Tapis.Theme

// The real wheel, as a camera above it sees it.
Item {
    id: root

    required property CameraView camera

    WheelWindow {
        anchors.fill: parent
        view: root.camera

        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Wheel camera")
    }

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.lineStrong
    }

    Rectangle {
        x: Theme.medium
        y: Theme.medium
        width: live.width + 2 * Theme.medium
        height: Theme.px(32)
        radius: height / 2
        color: Theme.room

        TapisText {
            id: live

            anchors.centerIn: parent
            text: qsTr("Live")
            color: Theme.ok
            font.pixelSize: Theme.second
            font.weight: Font.DemiBold
        }
    }
}
