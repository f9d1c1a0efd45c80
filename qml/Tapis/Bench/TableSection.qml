import Tapis.Bridge

// The dealer gives credit, and the round is held up or ended.
BenchSection {
    id: root

    required property WorkbenchView bench

    name: qsTr("Dealer and table")
    picture: "attendant"
    status: bench.house.split(";")[0]

    BenchKeys {
        bench: root.bench
        target: "house"
        model: [[`credit ${root.bench.seat} 2000`, "+ $20"], [`credit ${root.bench.seat} 10000`, "+ $100"], [`credit ${root.bench.seat} 50000`, "+ $500"], [`credit ${root.bench.seat} 250000`, "+ $2,500"]]
    }

    BenchKeys {
        bench: root.bench
        target: "house"
        of: 3
        model: [["pause", qsTr("Pause dealer")], ["resume", qsTr("Go on")], ["close", qsTr("No more bets")], ["freeze", qsTr("Freeze")], ["thaw", qsTr("Thaw")], ["void the bench voided it", qsTr("Void round")]]
    }
}
