pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What goes over the wires of the terminal, newest at the bottom. It follows as long as its end is
// in sight.
Item {
    id: root

    required property TraceView trace

    // Whoever has moved up wants to read, and is not moved away from it.
    property bool follows: true
    readonly property list<string> sources: ["", "validator", "printer", "link"]
    readonly property list<string> names: [qsTr("All"), qsTr("Validator"), qsTr("Printer"), qsTr("Link")]

    onVisibleChanged: root.trace.watch(visible)
    Component.onCompleted: root.trace.watch(visible)

    Row {
        id: filters

        width: parent.width
        spacing: Theme.small

        Repeater {
            model: root.sources

            ActionButton {
                required property int index
                required property string modelData

                objectName: `trace ${modelData}`
                width: (filters.width - 3 * filters.spacing) / 4
                height: Theme.touchTargetLeast
                text: root.names[index]
                textSize: Theme.label
                selected: root.trace.chosen === modelData

                onClicked: root.trace.choose(modelData)
            }
        }
    }

    ListView {
        id: list

        objectName: "traceLines"
        anchors.top: filters.bottom
        anchors.topMargin: Theme.small
        anchors.bottom: keys.top
        anchors.bottomMargin: Theme.small
        width: parent.width
        model: root.trace.rows
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        onCountChanged: {
            if (root.follows)
                Qt.callLater(list.positionViewAtEnd);
        }
        onMovementEnded: root.follows = list.atYEnd

        delegate: TraceLine {
            width: list.width

            onClicked: root.trace.open(number)
        }
    }

    TapisText {
        anchors.centerIn: list
        width: list.width - 2 * Theme.wide
        text: root.trace.trouble || (root.trace.kept ? qsTr("Nothing has gone over a wire yet.") : qsTr("This terminal keeps no trace. In a simulation each does."))
        color: root.trace.trouble ? Theme.alarm : Theme.ivory2
        font.pixelSize: Theme.second
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        visible: list.count === 0 || root.trace.trouble !== ""
    }

    ScrollMark {
        anchors.right: parent.right
        anchors.rightMargin: -Theme.medium
        y: list.y
        height: list.height
        position: list.visibleArea.yPosition
        share: list.visibleArea.heightRatio
    }

    Row {
        id: keys

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.medium
        width: parent.width
        spacing: Theme.small

        ActionButton {
            objectName: "tracePause"
            width: (keys.width - 2 * keys.spacing) / 3
            height: Theme.touchTargetLeast
            text: root.trace.paused ? qsTr("Go on") : qsTr("Pause")
            textSize: Theme.second
            selected: root.trace.paused

            onClicked: root.trace.pause()
        }

        ActionButton {
            objectName: "traceClear"
            width: (keys.width - 2 * keys.spacing) / 3
            height: Theme.touchTargetLeast
            text: qsTr("Clear")
            textSize: Theme.second

            onClicked: root.trace.clear()
        }

        ActionButton {
            objectName: "traceNewest"
            width: (keys.width - 2 * keys.spacing) / 3
            height: Theme.touchTargetLeast
            text: qsTr("Newest")
            textSize: Theme.second
            selected: root.follows

            onClicked: {
                root.follows = true;
                list.positionViewAtEnd();
            }
        }
    }

    DetailSheet {
        anchors.bottom: keys.top
        anchors.bottomMargin: Theme.small
        width: parent.width
        height: parent.height * 0.6
        title: root.trace.openedTitle
        detail: root.trace.openedText

        onClosed: root.trace.open(0)
    }
}
