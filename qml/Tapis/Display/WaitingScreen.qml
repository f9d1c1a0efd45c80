import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Nothing is known of the table yet, or nothing that could be shown here.
Item {
    id: root

    required property DisplayView display

    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.margin
        spacing: Theme.wide

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "link-broken"
            tint: "alarm"
            size: Theme.px(72)
        }

        TapisText {
            objectName: "waitingTitle"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(48)
            text: root.display.fault ? qsTr("Out of service") : qsTr("Waiting for the table")
            font.family: Theme.greetingFont
            font.pixelSize: Theme.px(132)
        }

        TapisText {
            objectName: "waitingText"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: root.display.fault || qsTr("It connects by itself as soon as the table is there.")
            color: Theme.ivory2
            font.pixelSize: Theme.px(30)
        }
    }

    HouseSign {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(120)
        width: Math.min(parent.width - 2 * Theme.margin, Theme.px(900))
        height: Theme.px(160)
        house: root.display.house
        alignment: Text.AlignHCenter
    }

    TapisText {
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        y: Theme.wide
        text: root.display.time
        font.family: Theme.displayFont
        font.pixelSize: Theme.px(42)
        font.weight: Font.DemiBold
    }
}
