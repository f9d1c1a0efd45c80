import QtQuick

import Tapis.Controls
import Tapis.Theme

// A few words beside a spot: why less was placed than was asked for, or nothing.
Rectangle {
    id: root

    required property string text
    required property point at
    required property real within

    x: Math.min(Math.max(0, at.x - width / 2), within - width)
    y: Math.max(0, at.y - Theme.px(54) - height)
    width: words.implicitWidth + 2 * Theme.large
    height: Theme.px(36)
    radius: height / 2
    color: Theme.alarmFill
    border.color: Theme.alarm
    border.width: Theme.hairline
    visible: text !== ""

    TapisText {
        id: words

        objectName: "spotPill"
        anchors.centerIn: parent
        text: root.text
        color: Theme.dangerText
        font.pixelSize: Theme.second
        font.weight: Font.DemiBold
    }
}
