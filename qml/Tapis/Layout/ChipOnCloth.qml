import QtQuick

import Tapis.Controls
import Tapis.Theme

// A stack on a spot of the cloth, in its states: plain, winning, at its limit, lifted.
Item {
    id: root

    required property string wager
    required property string text
    required property int cents
    required property int under
    required property bool winning
    required property int order
    required property string limit
    required property bool tooLittle
    required property bool leaving
    required property int size
    required property string emptied
    required property color ring
    required x
    required y

    objectName: "chipOnCloth"
    opacity: !leaving ? 1 : Theme.still ? 0 : 0.35

    Behavior on opacity {
        enabled: root.leaving

        NumberAnimation {
            duration: Theme.chipAwayTime
            easing.type: Easing.InCubic
        }
    }

    ChipStack {
        id: stack

        property bool ringed: false

        size: root.size
        cents: root.cents
        text: root.text
        under: root.under
        winning: root.winning && ringed
        ring: root.ring
        visible: root.emptied !== root.wager
    }

    // Rings appear one after another, and all of them within the longest time.
    Timer {
        interval: Math.min(60 * root.order, Theme.longestTime)
        running: root.winning

        onTriggered: stack.ringed = true
    }

    Rectangle {
        x: -width / 2
        y: -height / 2
        width: root.size
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.selectedLine
        border.color: Theme.ivory2
        visible: root.emptied === root.wager
    }

    Rectangle {
        // Beside the corner that the number of a straight-up has stepped aside to.
        x: root.wager.startsWith("straight:") ? Theme.px(20) - width : -width / 2
        y: -root.size / 2 - height + Theme.px(6)
        width: limitText.implicitWidth + Theme.large
        height: Theme.px(24)
        radius: height / 2
        color: root.tooLittle ? Theme.panel : Theme.alarmFill
        border.color: limitText.color
        visible: root.limit !== ""

        TapisText {
            id: limitText

            anchors.centerIn: parent
            text: root.limit
            color: root.tooLittle ? Theme.warn : Theme.alarm
            font.pixelSize: Theme.compact ? Theme.px(16) : Theme.label
            font.weight: Font.DemiBold
        }
    }
}
