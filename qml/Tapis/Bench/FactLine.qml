import QtQuick

import Tapis.Controls
import Tapis.Theme

// A fact: its number, when it was written, and what it says.
LineButton {
    id: root

    required property int number
    required property string time
    required property string round
    required text

    objectName: "factLine"
    height: Theme.px(words.lineCount > 1 ? 66 : 46)

    Accessible.name: `${root.number} ${root.text}`

    contentItem: Item {
        TapisText {
            y: Theme.px(3)
            height: Theme.px(18)
            text: root.number
            color: Theme.brassBright
            font.pixelSize: Theme.px(14)
            Accessible.ignored: true
        }

        TapisText {
            x: Theme.px(76)
            y: Theme.px(3)
            height: Theme.px(18)
            text: root.round ? qsTr("%1, %2").arg(root.time).arg(root.round) : root.time
            color: Theme.ivory3
            font.pixelSize: Theme.px(14)
            Accessible.ignored: true
        }

        TapisText {
            id: words

            y: Theme.px(21)
            width: parent.width
            height: Theme.px(42)
            text: root.text
            font.pixelSize: Theme.label
            lineHeight: 0.95
            verticalAlignment: Text.AlignTop
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
