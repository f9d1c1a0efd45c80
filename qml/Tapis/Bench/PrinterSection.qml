import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What can happen to a ticket, and the last one that was printed.
BenchSection {
    id: root

    required property WorkbenchView bench

    readonly property bool usable: bench.hasPrinter

    name: qsTr("Ticket printer")
    picture: "ticket"
    status: usable ? bench.printer : qsTr("not fitted")
    good: bench.printerWell

    BenchSwitches {
        bench: root.bench
        target: "printer"
        usable: root.usable
        model: [["paper low", qsTr("Low")], ["paper out", qsTr("Out")], ["jam", qsTr("Jam")], ["open", qsTr("Open")], ["leave", qsTr("Leave it")], ["mute", qsTr("Mute")], ["unplug", qsTr("Unplug")]]
    }

    BenchKeys {
        bench: root.bench
        target: "printer"
        usable: root.usable
        model: [["garble 4", qsTr("Garble 4")], ["power-cut", qsTr("Power cut")]]
    }

    BenchSwitches {
        bench: root.bench
        target: "printer"
        usable: root.usable
        model: [["power-cut-at heading", qsTr("… at head")], ["power-cut-at coded", qsTr("… at bars")], ["power-cut-at chute", qsTr("… at chute")]]
    }

    BenchKeys {
        bench: root.bench
        target: "printer"
        of: 2
        usable: root.usable
        model: [["take", qsTr("Take the ticket")]]
    }

    BenchButton {
        objectName: "insertTicket"
        bench: root.bench
        target: "validator"
        of: 2
        text: qsTr("Insert it again")
        enabled: root.bench.hasTicket && root.bench.hasValidator

        onClicked: root.bench.insertTicket("")
    }

    Rectangle {
        width: Theme.px(440)
        height: root.bench.hasTicket ? Theme.px(166) : Theme.touchTargetLeast
        radius: Theme.tiny
        color: root.bench.hasTicket ? "white" : Theme.paper

        Image {
            anchors.fill: parent
            anchors.margins: Theme.tiny
            source: root.bench.lastTicket
            fillMode: Image.PreserveAspectFit
            mipmap: true
        }

        TapisText {
            anchors.centerIn: parent
            text: qsTr("No ticket yet")
            color: Theme.ink
            font.pixelSize: Theme.label
            visible: !root.bench.hasTicket
        }
    }
}
