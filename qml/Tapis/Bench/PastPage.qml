pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Past
import Tapis.Theme

// The terminal beside it as it was, small, and what led to it; a window of its own shows it large.
Item {
    id: root

    required property PastView past

    readonly property int room: large.y - Theme.small

    PastScreen {
        id: screen

        width: parent.width
        height: Math.min(implicitHeight, root.room)
        past: root.past
    }

    ListView {
        id: list

        objectName: "pastSteps"
        anchors.top: screen.bottom
        width: parent.width
        height: root.room - y
        model: root.past.steps
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        visible: height > Theme.px(66)

        delegate: FactLine {
            width: list.width

            onClicked: root.past.goTo(number)
        }
    }

    ScrollMark {
        anchors.right: parent.right
        anchors.rightMargin: -Theme.medium
        y: list.y
        height: list.height
        position: list.visibleArea.yPosition
        share: list.visible ? list.visibleArea.heightRatio : 1
    }

    ActionButton {
        id: large

        objectName: "openLarge"
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.medium
        width: parent.width
        height: Theme.touchTargetLeast
        text: qsTr("Open in a window of its own")
        textSize: Theme.second
        enabled: root.past.picture !== ""

        onClicked: root.past.openLarge()
    }
}
