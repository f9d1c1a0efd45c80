import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What can be done at the seat that was touched.
Panel {
    id: root

    required property ConsoleView desk

    TapisText {
        id: title

        x: Theme.px(20)
        y: Theme.px(18)
        height: Theme.px(34)
        text: root.desk.seat.seat ? qsTr("Terminal %1").arg(root.desk.seat.seat) : qsTr("Terminal")
        font.pixelSize: Theme.figure
        font.weight: Font.DemiBold
    }

    TapisText {
        objectName: "seatCredit"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        y: title.y
        height: title.height
        text: root.desk.seat.credit
        font.pixelSize: Theme.figure
        font.weight: Font.DemiBold
    }

    TapisText {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.margin
        text: qsTr("Touch a terminal to credit it, pay it, lock it or look at its bets.")
        color: Theme.ivory2
        font.pixelSize: Theme.second
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        visible: root.desk.seat.seat === ""
    }

    OrderGrid {
        x: Theme.px(20)
        y: Theme.px(68)
        width: parent.width - 2 * x
        buttonHeight: Theme.px(82)
        orderButtons: root.desk.seat.orderButtons

        onBegun: key => root.desk.begin(key)
    }
}
