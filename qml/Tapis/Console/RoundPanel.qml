import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What can go wrong in a round, and the limits that are in force.
Panel {
    id: root

    required property ConsoleView desk

    TapisText {
        x: Theme.px(20)
        y: Theme.px(18)
        height: Theme.px(34)
        text: qsTr("Round %1").arg(root.desk.round)
        font.pixelSize: Theme.figure
        font.weight: Font.DemiBold
    }

    ActionButton {
        objectName: "automaticButton"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        y: Theme.px(10)
        width: Theme.px(164)
        height: Theme.px(48)
        text: qsTr("Automatic")
        picture: "repeat"
        selected: root.desk.stage.automatic
        textSize: Theme.second

        onClicked: root.desk.stage.toggleAutomatic()
    }

    OrderGrid {
        x: Theme.px(20)
        y: Theme.px(68)
        width: parent.width - 2 * x
        buttonHeight: Theme.px(82)
        orderButtons: root.desk.orderButtons.roundOrders

        onBegun: key => root.desk.begin(key)
    }

    Rectangle {
        x: Theme.px(20)
        y: Theme.px(258)
        width: parent.width - 2 * x
        height: Theme.hairline
        color: Theme.line
    }

    Column {
        x: Theme.px(20)
        y: Theme.px(266)
        width: Theme.px(210)

        TapisText {
            objectName: "limitsText"
            width: parent.width
            height: Theme.px(52)
            text: root.desk.orderButtons.limits
            font.pixelSize: Theme.second
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(12)
        }

        TapisText {
            objectName: "announcedText"
            width: parent.width
            height: Theme.px(26)
            text: root.desk.orderButtons.announced
            color: Theme.warn
            font.pixelSize: Theme.second
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
        }
    }

    ActionButton {
        objectName: "limitsButton"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        y: Theme.px(270)
        width: Theme.px(140)
        height: Theme.px(72)
        text: qsTr("Limits")
        second: qsTr("and notices")

        onClicked: root.desk.openPanel("limits")
    }
}
