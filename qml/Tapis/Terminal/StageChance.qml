import QtQuick

import Tapis.Controls
import Tapis.Theme

// What the player would have of a number, or of several alike. The first of them is the largest.
Rectangle {
    id: root

    required property int index
    required property string pocket
    required property string words
    required property string sum
    required property bool gains
    required property bool lit
    required property bool atRest

    readonly property bool first: index === 0
    readonly property bool roomy: !Theme.compact
    // From where the sum may begin.
    readonly property int taken: (badge.visible ? badge.x + badge.width : condition.x + condition.width) + Theme.small
    readonly property int textSize: Theme.text(first ? (roomy ? 30 : 24) : roomy ? 20 : 17)
    // What it does not come to steps back.
    readonly property color ink: atRest && !lit ? Theme.ivory3 : first && gains ? Theme.brassBright : Theme.ivory

    height: Theme.px(roomy ? (first ? 52 : 34) : first ? 40 : 29)
    radius: Theme.px(8)
    color: lit ? Theme.brassWash : "transparent"
    border.width: lit ? Theme.selectedLine : 0
    border.color: gains ? Theme.brass : Theme.ivory2

    TapisText {
        id: condition

        x: Theme.small
        height: parent.height
        width: root.pocket ? Math.min(implicitWidth, root.width * 0.2) : Math.min(implicitWidth, root.width * 0.4)
        text: root.pocket ? qsTr("If") : root.words
        color: root.atRest && !root.lit ? Theme.ivory3 : Theme.ivory2
        font.pixelSize: Theme.text(root.roomy ? 18 : 16)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(13)
        visible: !(root.pocket && Theme.compact)
    }

    Badge {
        id: badge

        anchors.verticalCenter: parent.verticalCenter
        x: condition.visible ? condition.x + condition.width + Theme.medium : Theme.small
        pocket: root.pocket
        size: Theme.px(root.roomy ? (root.first ? 44 : 32) : root.first ? 36 : 28)
        visible: root.pocket !== ""
    }

    TapisText {
        anchors.right: parent.right
        anchors.rightMargin: Theme.small
        height: parent.height
        width: root.width - root.taken - Theme.small
        horizontalAlignment: Text.AlignRight
        text: root.sum
        color: root.ink
        font.family: root.first ? Theme.displayFont : Theme.textFont
        font.pixelSize: root.textSize
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
    }
}
