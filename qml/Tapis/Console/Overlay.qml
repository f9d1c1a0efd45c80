import QtQuick

import Tapis.Controls
import Tapis.Theme

// A card over the work of the table. What lies below cannot be touched meanwhile.
Item {
    id: root

    required property string title
    property int cardWidth: Theme.px(1480)
    property int cardHeight: Theme.px(900)
    property bool closable: true
    default property alias content: inside.data

    signal closed

    Rectangle {
        anchors.fill: parent
        color: Theme.shade
        opacity: 0.6
    }

    MouseArea {
        anchors.fill: parent
    }

    Panel {
        anchors.centerIn: parent
        width: root.cardWidth
        height: root.cardHeight
        radius: Theme.cardRadius
        border.color: Theme.lineStrong

        TapisText {
            objectName: "overlayTitle"
            x: Theme.px(32)
            y: Theme.px(22)
            width: parent.width - Theme.px(220)
            height: Theme.px(52)
            text: root.title
            font.pixelSize: Theme.phase
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        ActionButton {
            objectName: "closeOverlay"
            anchors.right: parent.right
            anchors.rightMargin: Theme.wide
            y: Theme.px(18)
            width: Theme.px(140)
            height: Theme.px(60)
            text: qsTr("Close")
            picture: "close"
            visible: root.closable

            onClicked: root.closed()
        }

        Item {
            id: inside

            x: Theme.px(32)
            y: Theme.px(96)
            width: parent.width - 2 * x
            height: parent.height - y - Theme.px(32)
        }
    }
}
