pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Controls
import Tapis.Theme

// The ticket as it comes out of the printer; the end of its number is for its owner alone. It is a
// picture of the paper: what is written on it beside the picture grows with large text.
Panel {
    id: root

    required property string number
    required property string sum
    required property bool out
    required property bool taken
    required property string table
    required property string seat
    required property string time

    readonly property bool roomy: !Theme.compact

    width: Theme.px(roomy ? 700 : 460)
    height: Theme.px(roomy ? 620 : 410)

    Rectangle {
        id: slot

        x: Theme.px(40)
        y: Theme.px(40)
        width: parent.width - 2 * x
        height: Theme.px(14)
        radius: Theme.tiny
        color: Theme.shade
    }

    Rectangle {
        x: Theme.px(64)
        y: slot.y + Theme.px(8)
        width: parent.width - 2 * x
        // While it is being printed only its lower edge has come out.
        height: Theme.px(root.out ? (root.roomy ? 440 : 280) : 64)
        color: Theme.paper
        clip: true
        visible: !root.taken

        Column {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(20)
            width: parent.width - 2 * Theme.px(36)
            spacing: Theme.px(root.roomy ? 20 : 10)

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Cash-out ticket")
                color: Theme.ink
                font.family: Theme.greetingFont
                font.pixelSize: Theme.px(root.roomy ? 40 : 28)
            }

            // A bar code to look at: it says no more than the figures below it do.
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.px(root.roomy ? 3 : 2)

                Repeater {
                    model: 3 * root.number.length

                    Rectangle {
                        required property int index

                        width: Theme.px(root.roomy ? 2 : 1) * (1 + (root.number.charCodeAt(index / 3) >> index % 3 & 1))
                        height: Theme.px(root.roomy ? 84 : 44)
                        color: Theme.ink
                    }
                }
            }

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.number
                color: Theme.ink
                font.pixelSize: Theme.px(18)
            }

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.sum
                color: Theme.ink
                font.pixelSize: Theme.px(root.roomy ? 64 : 44)
                font.weight: Font.Bold
            }

            Rectangle {
                width: parent.width
                height: Theme.hairline
                color: Theme.ink
            }

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("%1, seat %2, %3").arg(root.table).arg(root.seat).arg(root.time)
                color: Theme.ink
                font.pixelSize: Theme.px(18)
            }
        }
    }

    TapisText {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(root.roomy ? 48 : 20)
        width: parent.width - 2 * Theme.wide
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: qsTr("Pay at the cashier or at any terminal of this table")
        font.pixelSize: root.roomy ? Theme.button : Theme.second
    }
}
