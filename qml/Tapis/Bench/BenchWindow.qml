import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The bench beside a simulated terminal: its devices, and what a technician looks at.
Window {
    id: root

    required property WorkbenchView bench
    required property TraceView trace
    required property JournalView journal
    required property PastView past

    property string page: "devices"

    color: Theme.room
    title: qsTr("Tapis bench, seat %1").arg(bench.seat)

    Binding {
        target: Theme
        property: "scale"
        value: root.width / 480
    }

    HatchedEdge {
        width: parent.width
    }

    Item {
        id: header

        x: Theme.px(20)
        y: Theme.px(12)
        width: Theme.px(440)
        height: Theme.px(50)

        TapisText {
            text: qsTr("Bench, seat %1").arg(root.bench.seat)
            font.pixelSize: Theme.px(22)
            font.weight: Font.DemiBold
        }

        TapisText {
            anchors.bottom: parent.bottom
            text: qsTr("Simulated, no real money")
            color: Theme.ivory2
            font.pixelSize: Theme.label
        }

        ActionButton {
            objectName: "showScenarios"
            anchors.right: reset.left
            anchors.rightMargin: Theme.small
            width: Theme.px(112)
            height: parent.height
            text: qsTr("Scenarios")
            textSize: Theme.second
            visible: reset.visible && root.bench.scenarios.offered

            onClicked: scenarios.visible = true
        }

        ActionButton {
            id: reset

            objectName: "reset"
            anchors.right: parent.right
            width: Theme.px(92)
            height: parent.height
            text: qsTr("Reset")
            textSize: Theme.second
            visible: root.page === "devices"

            onClicked: root.bench.reset()
        }
    }

    BenchTabs {
        id: tabs

        x: header.x
        anchors.top: header.bottom
        anchors.topMargin: Theme.small
        width: header.width
        height: Theme.touchTargetLeast
        page: root.page

        onChosen: page => root.page = page
    }

    Item {
        id: pages

        x: header.x
        anchors.top: tabs.bottom
        anchors.topMargin: Theme.medium
        anchors.bottom: parent.bottom
        width: header.width

        DevicesPage {
            anchors.fill: parent
            bench: root.bench
            visible: root.page === "devices"
        }

        TracePage {
            anchors.fill: parent
            trace: root.trace
            visible: root.page === "trace"
        }

        JournalPage {
            anchors.fill: parent
            journal: root.journal
            visible: root.page === "journal"
        }

        PastPage {
            anchors.fill: parent
            past: root.past
            visible: root.page === "past"
        }
    }

    ScenarioSheet {
        id: scenarios

        anchors.fill: parent
        anchors.topMargin: Theme.px(12)
        scenarios: root.bench.scenarios
        seat: root.bench.seat
        visible: false

        onClosed: visible = false
    }
}
