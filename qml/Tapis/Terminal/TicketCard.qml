import QtQuick

import Tapis.Controls
import Tapis.Theme

// The ticket as it comes out of the printer; the end of its number is for its owner alone.
Panel {
    id: root

    required property string number
    required property string sum
    required property bool out
    required property string table
    required property string seat
    required property string time

    width: Theme.px(Theme.compact ? 460 : 700)
    height: Theme.px(Theme.compact ? 400 : 660)

    Rectangle {
        x: Theme.px(40)
        y: Theme.px(44)
        width: parent.width - 2 * x
        height: Theme.px(14)
        radius: Theme.tiny
        color: Theme.shade
    }

    Rectangle {
        x: Theme.px(64)
        y: Theme.px(52)
        width: parent.width - 2 * x
        height: root.out ? Theme.px(Theme.compact ? 250 : 400) : Theme.px(90)
        color: Theme.paper
        clip: true

        Column {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(28)
            spacing: Theme.large

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Cash-out ticket")
                color: Theme.ink
                font.family: Theme.greetingFont
                font.pixelSize: Theme.px(30)
            }

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.number
                color: Theme.ink
                font.pixelSize: Theme.second
            }

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.sum
                color: Theme.ink
                font.pixelSize: Theme.px(Theme.compact ? 44 : 64)
                font.weight: Font.Bold
            }

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("%1, seat %2, %3").arg(root.table).arg(root.seat).arg(root.time)
                color: Theme.ink
                font.pixelSize: Theme.second
            }
        }
    }

    TapisText {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(Theme.compact ? 16 : 80)
        width: parent.width - 2 * Theme.wide
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: qsTr("Pay at the cashier or at any terminal of this table")
    }
}
