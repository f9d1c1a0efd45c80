import Tapis.Bridge

// Notes and tickets go in, and everything that can happen to them on their way.
BenchSection {
    id: root

    required property WorkbenchView bench

    readonly property bool usable: bench.hasValidator

    name: qsTr("Note validator")
    picture: "banknote"
    status: usable ? bench.validator : qsTr("not fitted")
    good: bench.validatorWell

    BenchKeys {
        bench: root.bench
        target: "validator"
        of: 5
        usable: root.usable
        model: [["note 500", "$5"], ["note 1000", "$10"], ["note 2000", "$20"], ["note 5000", "$50"], ["note 10000", "$100"]]
    }

    BenchKeys {
        bench: root.bench
        target: "validator"
        usable: root.usable
        model: [["note foreign", qsTr("Foreign")], ["note askew", qsTr("Askew")]]
    }

    BenchButton {
        objectName: "ticket face-down"
        bench: root.bench
        target: "validator"
        text: qsTr("Face down")
        enabled: root.usable

        onClicked: root.bench.insertTicket("face-down")
    }

    BenchButton {
        objectName: "ticket unknown"
        bench: root.bench
        target: "validator"
        text: qsTr("False ticket")
        enabled: root.usable

        onClicked: root.bench.insertTicket("unknown")
    }

    BenchSwitches {
        bench: root.bench
        target: "validator"
        usable: root.usable
        model: [["jam", qsTr("Jam")], ["full", qsTr("Box full")], ["cash-box", qsTr("Box out")], ["cheat", qsTr("Cheat")]]
    }

    BenchKeys {
        bench: root.bench
        target: "validator"
        usable: root.usable
        model: [["drop 3", qsTr("Drop 3")], ["garble 3", qsTr("Garble 3")], ["delay 2", qsTr("Delay 2 s")]]
    }

    BenchSwitches {
        bench: root.bench
        target: "validator"
        usable: root.usable
        model: [["unplug", qsTr("Unplug")]]
    }

    BenchKeys {
        bench: root.bench
        target: "validator"
        of: 3
        usable: root.usable
        model: [["power-cut", qsTr("Power cut")]]
    }

    BenchSwitches {
        bench: root.bench
        target: "validator"
        of: 3
        usable: root.usable
        model: [["power-cut-at drawing", qsTr("… going in")], ["power-cut-at escrow", qsTr("… in escrow")], ["power-cut-at stacking", qsTr("… stacking")], ["power-cut-at stacked", qsTr("… in the box")], ["power-cut-at returning", qsTr("… coming back")]]
    }
}
