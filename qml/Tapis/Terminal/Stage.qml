pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// From no more bets to the result: the wheel in the place of the race track, and beside it what the
// player has at stake. The wheel is a picture, and shows no number that the table has not told.
Item {
    id: root

    required property WheelStageView stage
    required property NoticeView notice
    // Something lies over it.
    required property bool covered
    // The real wheel, if it can be seen. It stands before the drawn one, which keeps the rest.
    required property CameraView camera

    readonly property bool moving: stage.shown && visible && !covered && !Theme.still
    readonly property int gap: Theme.px(Theme.compact ? 12 : 16)

    objectName: "stage"

    onStageChanged: root.stage?.measured(wheel.width, wheel.height)
    // Not at once: whoever does not watch any more has seen enough, and then it is shown no longer.
    onMovingChanged: Qt.callLater(watch)
    Component.onCompleted: root.stage.watched(moving)
    Component.onDestruction: root.stage?.watched(false)

    function watch(): void {
        root.stage?.watched(root.moving);
    }

    FrameAnimation {
        running: root.moving && root.stage.turning

        onTriggered: root.stage.advance()
    }

    Loader {
        id: picture

        x: Theme.mirrored ? side.width + root.gap : 0
        width: active ? Theme.px(Theme.compact ? 250 : 398) : 0
        height: parent.height
        active: root.camera.live

        sourceComponent: LiveCamera {
            objectName: "stageCamera"
            camera: root.camera
        }
    }

    WheelWindow {
        id: wheel

        readonly property int before: picture.active ? picture.width + Theme.medium : 0
        readonly property size measured: Qt.size(width, height)

        objectName: "stageWheel"
        x: (Theme.mirrored ? side.width + root.gap : 0) + before
        width: root.width - side.width - root.gap - before
        height: parent.height
        view: root.stage

        Accessible.role: Accessible.Graphic
        Accessible.name: root.stage.caption || root.stage.covers

        onMeasuredChanged: root.stage.measured(width, height)
    }

    Rectangle {
        anchors.fill: wheel
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.line
    }

    TapisText {
        id: caption

        objectName: "stageCaption"
        anchors.left: wheel.left
        anchors.leftMargin: Theme.px(Theme.compact ? 16 : 24)
        anchors.top: wheel.top
        anchors.topMargin: Theme.px(Theme.compact ? 10 : 16)
        Accessible.ignored: true
        text: root.stage.caption
        font.pixelSize: Theme.text(Theme.compact ? 18 : 22)
        font.weight: Font.DemiBold
        style: Text.Outline
        styleColor: Theme.room
    }

    TapisText {
        anchors.right: wheel.right
        anchors.rightMargin: Theme.wide
        anchors.top: caption.top
        text: qsTr("Your numbers in brass")
        color: Theme.brassBright
        font.pixelSize: Theme.second
        font.weight: Font.Medium
        visible: !Theme.compact && root.stage.played && root.stage.caption !== "" && x > caption.x + caption.width + Theme.wide
    }

    Item {
        id: side

        x: Theme.mirrored ? 0 : parent.width - width
        width: Theme.px(Theme.largeText ? (Theme.compact ? 580 : 760) : Theme.compact ? 476 : 624)
        height: parent.height

        StagePanel {
            anchors.fill: parent
            stage: root.stage
            visible: !returned.visible
        }

        ReturnedPanel {
            id: returned

            anchors.fill: parent
            notice: root.notice
            narrow: true
            visible: root.notice.returnedSum !== ""
        }
    }
}
