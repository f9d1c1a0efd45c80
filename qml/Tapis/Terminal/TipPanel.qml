pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// A tip for the dealer: an amount, and a second touch that gives it.
Panel {
    id: root

    required property TipsView tips

    readonly property bool roomy: !Theme.compact
    readonly property int keyHeight: Theme.px(roomy ? 88 : Theme.largeText ? 72 : 64)

    border.color: Theme.lineStrong
    width: Math.max(keys.width, amounts.width) + 2 * Theme.wide
    height: words.height + amounts.height + keys.height + 4 * Theme.wide

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    TapisText {
        id: words

        objectName: "tipWords"
        x: Theme.wide
        y: Theme.wide
        width: parent.width - 2 * x
        text: qsTr("A tip for the dealer, from your credit. It is no bet and cannot be taken back.")
        font.pixelSize: Theme.text(root.roomy ? 24 : 20)
        wrapMode: Text.WordWrap
    }

    Row {
        id: amounts

        anchors.horizontalCenter: parent.horizontalCenter
        y: words.y + words.height + Theme.wide
        spacing: Theme.medium

        Repeater {
            model: root.tips.amounts

            ActionButton {
                id: choice

                required property string key
                required property string amount
                required property bool chosen
                required property bool possible

                objectName: `tip-${key}`
                width: Math.max(implicitWidth, Theme.px(root.roomy ? 132 : 96))
                height: root.keyHeight
                text: choice.amount
                enabled: choice.possible
                selected: choice.chosen

                onClicked: root.tips.choose(choice.key)
            }
        }
    }

    Row {
        id: keys

        anchors.horizontalCenter: parent.horizontalCenter
        y: amounts.y + amounts.height + Theme.wide
        spacing: Theme.wide

        ActionButton {
            objectName: "tipClose"
            width: Math.max(implicitWidth, Theme.px(root.roomy ? 260 : 200))
            height: root.keyHeight
            text: qsTr("No tip")

            onClicked: root.tips.close()
        }

        ActionButton {
            objectName: "tipGive"
            width: Math.max(implicitWidth, Theme.px(root.roomy ? 340 : 260))
            height: root.keyHeight
            text: root.tips.giveText
            enabled: root.tips.canGive

            onClicked: root.tips.give()
        }
    }
}
