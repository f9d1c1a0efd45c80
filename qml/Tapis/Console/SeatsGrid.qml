pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// All seats, those first that need somebody. A sentence for staff takes the heading's place.
Item {
    id: root

    required property ConsoleView desk

    readonly property SeatsView seats: desk.seats
    readonly property string words: root.desk.notice || (root.desk.frozen ? qsTr("Accounts are frozen: %1").arg(root.desk.frozen) : "")
    readonly property bool bad: root.desk.notice === "" || root.desk.noticeAlarm

    TapisText {
        height: Theme.px(40)
        text: qsTr("Terminals")
        font.pixelSize: Theme.figure
        font.weight: Font.DemiBold
        visible: !notice.visible
    }

    TapisText {
        objectName: "seatsSummary"
        anchors.right: pages.visible ? pages.left : parent.right
        anchors.rightMargin: pages.visible ? Theme.large : 0
        height: Theme.px(40)
        text: root.seats.summary
        color: Theme.ivory2
        visible: !notice.visible
    }

    Row {
        id: pages

        anchors.right: parent.right
        y: -Theme.small
        spacing: Theme.small
        visible: root.seats.pageText !== "" && !notice.visible

        ActionButton {
            objectName: "pageBack"
            width: Theme.px(56)
            height: Theme.px(48)
            text: "‹"
            textSize: Theme.title

            onClicked: root.seats.turn(-1)
        }

        TapisText {
            height: Theme.px(48)
            text: root.seats.pageText
        }

        ActionButton {
            objectName: "pageOn"
            width: Theme.px(56)
            height: Theme.px(48)
            text: "›"
            textSize: Theme.title

            onClicked: root.seats.turn(1)
        }
    }

    Rectangle {
        id: notice

        y: -Theme.small
        width: parent.width
        height: Theme.px(48)
        radius: Theme.buttonRadius
        color: root.bad ? Theme.alarmFill : Theme.panel
        border.width: Theme.hairline
        border.color: root.bad ? Theme.alarmEdge : Theme.brass
        visible: root.words !== ""

        Icon {
            x: Theme.large
            anchors.verticalCenter: parent.verticalCenter
            name: root.bad ? (root.desk.notice === "" ? "snowflake" : "warning") : "tick"
            tint: root.bad ? "alarm" : "brassBright"
        }

        TapisText {
            objectName: "noticeText"
            x: Theme.px(52)
            width: parent.width - x - Theme.large
            height: parent.height
            text: root.words
            color: root.bad ? Theme.dangerText : Theme.ivory
            font.weight: Font.Medium
            elide: Text.ElideRight
        }
    }

    Grid {
        y: Theme.px(44)
        columns: 5
        spacing: Theme.medium

        Repeater {
            model: root.seats.rows

            SeatTile {
                width: Theme.px(232)
                height: Theme.px(small ? 123 : 168)
                small: root.seats.small

                onChosen: seat => root.desk.touchSeat(seat)
            }
        }
    }
}
