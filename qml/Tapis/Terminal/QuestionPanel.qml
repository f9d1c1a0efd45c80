import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// A second touch before something is done: what it is, a key that does it, and one that does not.
Panel {
    id: root

    required property string question
    required property string yes
    required property string no

    readonly property bool roomy: !Theme.compact
    readonly property int keyHeight: Theme.px(roomy ? 88 : Theme.largeText ? 72 : 64)

    signal confirmed
    signal dismissed

    border.color: Theme.lineStrong
    width: Math.max(keys.width, Theme.px(roomy ? 600 : 480)) + 2 * Theme.wide
    height: words.height + keys.height + 3 * Theme.wide

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    TapisText {
        id: words

        objectName: "question"
        x: Theme.wide
        y: Theme.wide
        width: parent.width - 2 * x
        text: root.question
        font.pixelSize: Theme.text(root.roomy ? 24 : 20)
        wrapMode: Text.WordWrap
    }

    Row {
        id: keys

        anchors.horizontalCenter: parent.horizontalCenter
        y: words.y + words.height + Theme.wide
        spacing: Theme.wide

        ActionButton {
            objectName: "questionNo"
            width: Math.max(implicitWidth, Theme.px(root.roomy ? 260 : 200))
            height: root.keyHeight
            text: root.no

            onClicked: root.dismissed()
        }

        ActionButton {
            objectName: "questionYes"
            width: Math.max(implicitWidth, Theme.px(root.roomy ? 260 : 200))
            height: root.keyHeight
            text: root.yes
            visible: text !== ""

            onClicked: root.confirmed()
        }
    }
}
