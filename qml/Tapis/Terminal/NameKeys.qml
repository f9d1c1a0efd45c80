pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Controls
import Tapis.Theme

// Letters, figures and a space, to give something a name on the glass.
Column {
    id: root

    required property bool capitals
    required property bool full

    readonly property int keyWidth: Math.floor((width - 9 * Theme.small) / 10)
    readonly property int keyHeight: Theme.px(Theme.compact ? 52 : 68)

    signal typed(letter: string)
    signal erased

    spacing: Theme.small

    Repeater {
        model: ["1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm .<"]

        Row {
            id: line

            required property string modelData

            spacing: Theme.small

            Repeater {
                model: line.modelData.split("")

                ActionButton {
                    id: key

                    required property string modelData

                    readonly property bool eraser: modelData === "<"
                    readonly property string letter: root.capitals ? modelData.toUpperCase() : modelData

                    objectName: eraser ? "eraseLetter" : `letter-${modelData}`
                    width: root.keyWidth
                    height: root.keyHeight
                    text: eraser ? "" : modelData === " " ? "␣" : letter
                    picture: eraser ? "back" : ""
                    textSize: Theme.text(26)
                    enabled: eraser || !root.full
                    Accessible.name: eraser ? qsTr("Erase") : modelData === " " ? qsTr("Space") : letter

                    onClicked: key.eraser ? root.erased() : root.typed(key.letter)
                }
            }
        }
    }
}
