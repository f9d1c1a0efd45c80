pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What has happened, newest first, with the time of day.
ListView {
    id: root

    required property LogView log
    // Of one kind alone, and each can be touched.
    property bool filtered: false

    model: filtered ? log.chosen : log.rows
    clip: true
    cacheBuffer: 0 // no line is under way when the screen changes
    boundsBehavior: Flickable.StopAtBounds

    delegate: Item {
        id: line

        required property int number
        required property string time
        required property string text
        required property bool alarm

        width: root.width
        height: Math.max(Theme.px(37), what.implicitHeight + Theme.small)
        // Where nothing can be moved, half a line is none.
        opacity: root.interactive || y + height <= root.height ? 1 : 0

        TapisText {
            id: when

            height: Theme.px(37)
            text: line.time
            color: Theme.ivory2
            font.pixelSize: Theme.second
        }

        TapisText {
            id: what

            anchors.left: when.right
            anchors.leftMargin: Theme.medium
            anchors.right: parent.right
            height: parent.height
            text: line.text
            color: line.alarm ? Theme.alarm : Theme.ivory
            font.pixelSize: Theme.second
            wrapMode: Text.WordWrap
        }

        TapHandler {
            enabled: root.filtered

            onTapped: root.log.openRecord(line.number)
        }
    }
}
