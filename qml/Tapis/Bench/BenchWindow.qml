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
        y: Theme.px(12)
        width: Theme.px(440)
        spacing: Theme.px(6)

        Item {
            width: parent.width
            height: Theme.px(50)

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

            ActionButton {
                objectName: "reset"
                anchors.right: parent.right
                width: Theme.px(92)
                height: parent.height
                text: qsTr("Reset")
                textSize: Theme.second

                onClicked: root.bench.reset()
            }
        }

        ValidatorSection {
            bench: root.bench
        }

        PrinterSection {
            bench: root.bench
        }

        TableSection {
            bench: root.bench
        }

        TapisText {
            objectName: "benchAnswer"
            width: parent.width
            text: root.bench.answer
            color: root.bench.failed ? Theme.alarm : Theme.ok
            font.pixelSize: Theme.label
            elide: Text.ElideRight
        }
    }
}
