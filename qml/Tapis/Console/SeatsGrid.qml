pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// All seats, each at its place. Those that need somebody are on a strip above; a sentence for staff takes
// the place of the heading beside it.
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
        visible: !notice.visible && needs.width === 0
    }

    Row {
        id: needs

        y: -Theme.small
        spacing: Theme.small

        Repeater {
            model: root.seats.needs

            NeedKey {
                width: Theme.px(190)
                height: Theme.px(48)

                onChosen: seat => root.desk.touchSeat(seat)
            }
        }

        TapisText {
            objectName: "moreNeeds"
            height: Theme.px(48)
            text: root.seats.moreNeeds
            color: Theme.alarm
            font.weight: Font.DemiBold
            visible: text !== ""
        }
    }

    TapisText {
        objectName: "seatsSummary"
        anchors.left: needs.right
        anchors.leftMargin: Theme.medium
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(13)
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

        x: needs.width > 0 ? needs.width + Theme.medium : 0
        y: -Theme.small
        width: parent.width - x
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
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(12)
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
