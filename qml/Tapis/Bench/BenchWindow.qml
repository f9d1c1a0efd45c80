pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The bench beside a simulated terminal: money in, devices, the dealer, and what goes wrong.
Window {
    id: root

    required property WorkbenchView bench

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

    Column {
        x: Theme.px(20)
        y: Theme.px(20)
        width: Theme.px(440)
        spacing: Theme.px(14)

        Column {
            TapisText {
                text: qsTr("Bench, seat %1").arg(root.bench.seat)
                font.pixelSize: Theme.px(22)
                font.weight: Font.DemiBold
            }

            TapisText {
                text: qsTr("Simulated devices, no real money")
                color: Theme.ivory2
                font.pixelSize: Theme.label
            }
        }

        BenchSection {
            name: qsTr("Note validator")
            picture: "ticket"
            status: root.bench.hasValidator ? root.bench.validator : qsTr("not fitted")
            good: root.bench.hasValidator

            Repeater {
                model: [500, 1000, 2000, 5000, 10000]

                BenchKey {
                    required property int modelData

                    bench: root.bench
                    target: "validator"
                    command: `note ${modelData}`
                    text: `$${modelData / 100}`
                    of: 5
                    enabled: root.bench.hasValidator
                }
            }

            BenchKey {
                bench: root.bench
                target: "validator"
                command: "note foreign"
                text: qsTr("Bad note")
                enabled: root.bench.hasValidator
            }

            BenchKey {
                bench: root.bench
                target: "validator"
                command: "jam"
                text: qsTr("Jam")
                enabled: root.bench.hasValidator
            }

            BenchKey {
                bench: root.bench
                target: "validator"
                command: "clear"
                text: qsTr("Put right")
                enabled: root.bench.hasValidator
            }

            Repeater {
                model: [["cash-box out", qsTr("Cash box out")], ["cash-box in", qsTr("Cash box in")], ["power-cut", qsTr("Power cut")]]

                BenchKey {
                    required property list<string> modelData

                    bench: root.bench
                    target: "validator"
                    command: modelData[0]
                    text: modelData[1]
                    enabled: root.bench.hasValidator
                }
            }
        }

        BenchSection {
            name: qsTr("Ticket printer")
            picture: "ticket"
            status: root.bench.hasPrinter ? root.bench.printer : qsTr("not fitted")
            good: root.bench.hasPrinter

            Repeater {
                model: [["paper out", qsTr("Paper out")], ["paper ok", qsTr("New paper")], ["jam", qsTr("Jam")], ["clear", qsTr("Put right")], ["leave", qsTr("Leave it")], ["take", qsTr("Take it")]]

                BenchKey {
                    required property list<string> modelData

                    bench: root.bench
                    target: "printer"
                    command: modelData[0]
                    text: modelData[1]
                    enabled: root.bench.hasPrinter
                }
            }

            Rectangle {
                width: Theme.px(290)
                height: Theme.px(124)
                radius: Theme.tiny
                color: Theme.paper

                Image {
                    anchors.fill: parent
                    anchors.margins: Theme.tiny
                    source: root.bench.lastTicket
                    fillMode: Image.PreserveAspectFit
                }

                TapisText {
                    anchors.centerIn: parent
                    text: qsTr("No ticket yet")
                    color: Theme.ink
                    font.pixelSize: Theme.label
                    visible: !root.bench.hasTicket
                }
            }

            ActionButton {
                objectName: "insertTicket"
                width: Theme.px(142)
                height: Theme.px(124)
                text: qsTr("Insert it")
                second: qsTr("as a ticket")
                enabled: root.bench.hasTicket && root.bench.hasValidator

                onClicked: root.bench.insertTicket()
            }
        }

        BenchSection {
            name: qsTr("The dealer credits")
            picture: "attendant"
            status: ""

            Repeater {
                model: [2000, 10000, 50000, 250000]

                BenchKey {
                    required property int modelData

                    bench: root.bench
                    target: "house"
                    command: `credit ${root.bench.seat} ${modelData}`
                    text: `+ $${(modelData / 100).toLocaleString(Qt.locale("en"), "f", 0)}`
                    of: 4
                }
            }
        }

        BenchSection {
            name: qsTr("The table")
            picture: "hourglass"
            status: root.bench.house.split(";")[0]

            Repeater {
                model: [["pause", qsTr("Pause dealer")], ["resume", qsTr("Go on")], ["close", qsTr("No more bets")], ["freeze", qsTr("Freeze")], ["thaw", qsTr("Thaw")], ["void the bench voided it", qsTr("Void round")]]

                BenchKey {
                    required property list<string> modelData

                    bench: root.bench
                    target: "house"
                    command: modelData[0]
                    text: modelData[1]
                    danger: modelData[0].startsWith("void")
                }
            }
        }

        TapisText {
            objectName: "benchAnswer"
            width: parent.width
            text: root.bench.answer
            color: root.bench.failed ? Theme.alarm : Theme.ok
            font.pixelSize: Theme.label
            wrapMode: Text.WordWrap
        }
    }
}
