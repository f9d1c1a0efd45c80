import QtQuick

import Tapis.Controls
import Tapis.Theme

// How often a part of the cloth or the wheel came up, on the range that is nothing special.
Item {
    id: root

    required property string name
    required property int times
    required property real share
    required property real least
    required property real most
    required property string ordinary

    // No part of the cloth or the wheel comes up much more often than three times in four.
    readonly property real fullShare: 0.75
    readonly property int barX: Theme.px((Theme.compact ? 124 : 150) + (Theme.largeText ? 28 : 0))
    readonly property int barWidth: width - barX - Theme.px((Theme.compact ? 116 : 160) + (Theme.largeText ? 18 : 0))
    readonly property int barHeight: Theme.px(Theme.compact ? 8 : 12)

    function along(share: real): int {
        return Math.round(root.barWidth * Math.min(1, share / root.fullShare));
    }

    TapisText {
        width: root.barX - Theme.small
        anchors.verticalCenter: parent.verticalCenter
        text: root.name
        font.pixelSize: Theme.second
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(13)
        elide: Text.ElideRight
    }

    Rectangle {
        x: root.barX
        anchors.verticalCenter: parent.verticalCenter
        width: root.barWidth
        height: root.barHeight
        radius: height / 2
        color: Theme.bar
    }

    Rectangle {
        x: root.barX + root.along(root.least)
        anchors.verticalCenter: parent.verticalCenter
        width: root.along(root.most) - root.along(root.least)
        height: root.barHeight
        radius: height / 2
        color: Theme.lineStrong
    }

    Rectangle {
        x: root.barX + root.along(root.share) - width / 2
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(Theme.compact ? 4 : 6)
        height: Theme.px(Theme.compact ? 18 : 26)
        radius: width / 2
        color: Theme.brassBright
    }

    TapisText {
        anchors.right: range.left
        anchors.verticalCenter: parent.verticalCenter
        text: root.times
        font.pixelSize: Theme.button
        font.weight: Font.DemiBold
    }

    TapisText {
        id: range

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px((Theme.compact ? 70 : 104) + (Theme.largeText ? 20 : 0))
        horizontalAlignment: Text.AlignRight
        text: root.ordinary
        color: Theme.ivory2
        font.pixelSize: Theme.second
    }
}
