import QtQuick

import Tapis.Controls
import Tapis.Theme

// A limit between a minus and a plus, below what it limits.
Column {
    id: root

    required property string name
    required property string limit
    required property bool canLower
    required property bool canRaise
    property string key

    readonly property int keyHeight: Theme.px(!Theme.compact ? 64 : Theme.largeText ? 48 : 52)

    signal stepped(by: int)

    spacing: Theme.tiny

    TapisText {
        width: parent.width
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(13)
        text: root.name
        color: Theme.ivory2
        font.pixelSize: Theme.second
    }

    Row {
        spacing: Theme.small

        ActionButton {
            objectName: `${root.key}Down`
            width: Theme.px(72)
            height: root.keyHeight
            picture: "minus"
            enabled: root.canLower
            Accessible.name: qsTr("%1: lower").arg(root.name)

            onClicked: root.stepped(-1)
        }

        TapisText {
            objectName: `${root.key}Limit`
            width: root.width - Theme.px(2 * 72) - 2 * Theme.small
            height: root.keyHeight
            text: root.limit
            color: Theme.brassBright
            font.pixelSize: Theme.text(32)
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(20)
            horizontalAlignment: Text.AlignHCenter
        }

        ActionButton {
            objectName: `${root.key}Up`
            width: Theme.px(72)
            height: root.keyHeight
            picture: "plus"
            enabled: root.canRaise
            Accessible.name: qsTr("%1: raise").arg(root.name)

            onClicked: root.stepped(1)
        }
    }
}
