pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Fingers leave a trace; the squares at corners and edges light up when they are hit.
Rectangle {
    id: root

    required property TouchTestView test

    readonly property int square: Theme.px(Theme.compact ? 72 : 96)

    property list<point> traces: []

    signal closed

    function follow(points: list<TouchPoint>) {
        for (const point of points) {
            root.test.touch(point.x, point.y);
            root.traces.push(Qt.point(point.x, point.y));
        }
        root.traces = root.traces.slice(-400);
    }

    function measure() {
        root.test.measure(root.width, root.height, root.square);
    }

    Component.onCompleted: {
        root.test.clear();
        root.measure();
    }
    onWidthChanged: root.measure()
    onHeightChanged: root.measure()

    color: Theme.bar
    border.width: Theme.hairline
    border.color: Theme.lineStrong

    Column {
        anchors.centerIn: parent
        spacing: Theme.medium

        TapisText {
            objectName: "touchCount"
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Fingers now: %1, most at once: %2").arg(root.test.fingers).arg(root.test.most)
            font.pixelSize: Theme.title
        }

        TapisText {
            objectName: "touchHit"
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Squares hit: %1 of %2").arg(root.test.hits).arg(root.test.squares)
            color: root.test.hits === root.test.squares ? Theme.ok : Theme.ivory2
            font.pixelSize: Theme.figure
        }
    }

    Repeater {
        model: root.test.targets

        Rectangle {
            id: target

            required property int number
            required property bool hit
            required x
            required y

            objectName: `target-${number}`
            width: root.square
            height: root.square
            color: hit ? Theme.zero : Theme.raised
            border.width: Theme.selectedLine
            border.color: hit ? Theme.ok : Theme.lineStrong

            Icon {
                anchors.centerIn: parent
                name: "tick"
                size: Theme.px(32)
                visible: target.hit
            }
        }
    }

    Repeater {
        model: root.traces

        Rectangle {
            required property point modelData

            x: modelData.x - width / 2
            y: modelData.y - height / 2
            width: Theme.px(10)
            height: width
            radius: width / 2
            color: Theme.brass
        }
    }

    MultiPointTouchArea {
        objectName: "touchArea"
        anchors.fill: parent
        maximumTouchPoints: 10

        onPressed: points => root.follow(points)
        onUpdated: points => root.follow(points)
        onTouchUpdated: points => root.test.count(points.length)
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.square + Theme.wide
        spacing: Theme.medium

        ActionButton {
            objectName: "touchClear"
            width: Theme.px(220)
            text: qsTr("Begin again")

            onClicked: {
                root.traces = [];
                root.test.clear();
            }
        }

        ActionButton {
            objectName: "touchClose"
            width: Theme.px(220)
            text: qsTr("Back to the menu")

            onClicked: root.closed()
        }
    }
}
