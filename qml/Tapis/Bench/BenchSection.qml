import QtQuick

import Tapis.Controls
import Tapis.Theme

// A device with its state, and what a hand can do to it.
Column {
    id: root

    required property string name
    required property string status
    property string picture
    property bool good: true
    default property alias keys: keyFlow.data

    width: parent ? parent.width : 0
    spacing: Theme.px(4)

    Item {
        width: parent.width
        height: Theme.px(30)

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            name: root.picture
        }

        TapisText {
            anchors.left: sign.right
            anchors.leftMargin: Theme.medium
            height: parent.height
            text: root.name
            font.pixelSize: Theme.button
            font.weight: Font.DemiBold
        }

        TapisText {
            anchors.right: parent.right
            width: parent.width - Theme.px(200)
            height: parent.height
            text: root.status
            color: root.good ? Theme.ok : Theme.warn
            font.pixelSize: Theme.label
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
        }
    }

    Flow {
        id: keyFlow

        width: parent.width
        spacing: Theme.small
    }

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
}
