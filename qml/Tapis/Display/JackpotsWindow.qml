pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The jackpots of a table on a monitor of their own. Nothing on it can be touched.
Window {
    id: root

    required property JackpotsView jackpots

    // Upright the levels and a win have layouts of their own.
    readonly property bool tall: height > width * 1.3 && jackpots.screen !== "waiting"
    readonly property int broad: tall ? 1296 : 1920
    readonly property int high: tall ? 2304 : 1080

    color: Theme.room
    title: qsTr("Tapis, jackpots of %1").arg(jackpots.table)

    Binding {
        target: Theme
        property: "scale"
        value: Math.min(root.width / root.broad, root.height / root.high)
    }

    // On a screen of another shape it stays together in the middle.
    Item {
        anchors.centerIn: parent
        width: Theme.px(root.broad)
        height: Theme.px(root.high)

        Loader {
            anchors.fill: parent
            sourceComponent: ({
                    "levels": levels,
                    "won": won
                })[root.jackpots.screen] ?? waiting
        }
    }

    Component {
        id: levels

        JackpotsScreen {
            jackpots: root.jackpots
            tall: root.tall
        }
    }

    Component {
        id: won

        JackpotWonScreen {
            jackpots: root.jackpots
            tall: root.tall
        }
    }

    Component {
        id: waiting

        Item {
            Column {
                anchors.centerIn: parent
                spacing: Theme.wide

                TapisText {
                    objectName: "waitingTitle"
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: root.jackpots.fault ? qsTr("No jackpots") : qsTr("Waiting for the table")
                    font.family: Theme.greetingFont
                    font.pixelSize: Theme.px(132)
                }

                TapisText {
                    objectName: "waitingText"
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: root.jackpots.fault || qsTr("It connects by itself as soon as the table is there.")
                    color: Theme.ivory2
                    font.pixelSize: Theme.px(30)
                }
            }

            TapisText {
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(48)
                y: Theme.wide
                text: root.jackpots.time
                font.family: Theme.displayFont
                font.pixelSize: Theme.px(42)
                font.weight: Font.DemiBold
            }
        }
    }
}
