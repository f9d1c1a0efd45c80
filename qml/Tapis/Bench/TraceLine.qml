import QtQuick

import Tapis.Controls
import Tapis.Theme

// A line that went over a wire: which way, when, and what it means.
LineButton {
    id: root

    required property int number
    required property string source
    required property string way
    required property string time
    required text
    required property int times
    required property string until

    readonly property string sign: way === ">" ? "→" : way === "<" ? "←" : "?"

    objectName: "traceLine"
    height: Theme.px(46)

    Accessible.name: `${root.source} ${root.sign} ${root.text}`

    contentItem: Item {
        TapisText {
            id: arrow

            width: Theme.px(24)
            height: parent.height
            text: root.sign
            color: root.way === ">" ? Theme.brassBright : root.way === "<" ? Theme.ok : Theme.alarm
            font.pixelSize: Theme.button
            Accessible.ignored: true
        }

        TapisText {
            id: origin

            anchors.left: arrow.right
            y: Theme.px(3)
            height: Theme.px(18)
            text: root.times > 1 ? qsTr("%1, %2, %3 times until %4").arg(root.time).arg(root.source).arg(root.times).arg(root.until) : qsTr("%1, %2").arg(root.time).arg(root.source)
            color: Theme.ivory3
            font.pixelSize: Theme.px(14)
            Accessible.ignored: true
        }

        TapisText {
            anchors.left: arrow.right
            anchors.right: parent.right
            anchors.top: origin.bottom
            height: Theme.px(22)
            text: root.text
            font.pixelSize: Theme.label
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
