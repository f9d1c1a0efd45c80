pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Controls
import Tapis.Theme

// Letters, digits and a space, to type a name on the glass.
Column {
    id: root

    // A text has capitals and signs, a name has none.
    property bool whole: false
    property bool capital: whole

    signal typed(text: string)
    signal erased

    spacing: Theme.small

    Repeater {
        model: ["1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm. <"].concat(root.whole ? ["^,:!?'&/$%"] : [])

        Row {
            id: line

            required property string modelData

            spacing: Theme.small

            Repeater {
                model: line.modelData.split("")

                ActionButton {
                    id: key

                    required property string modelData

                    readonly property string letter: root.capital ? modelData.toUpperCase() : modelData

                    objectName: `letter-${modelData}`
                    width: Theme.px(84)
                    height: Theme.px(76)
                    text: modelData === "<" ? "" : modelData === " " ? "␣" : modelData === "^" ? "⇧" : letter
                    picture: modelData === "<" ? "back" : ""
                    textSize: Theme.px(26)
                    selected: modelData === "^" && root.capital
                    Accessible.name: modelData === "^" ? qsTr("Capitals") : modelData === "<" ? qsTr("Erase") : modelData === " " ? qsTr("Space") : modelData

                    onClicked: {
                        if (key.modelData === "<")
                            root.erased();
                        else if (key.modelData === "^")
                            root.capital = !root.capital;
                        else
                            root.typed(key.letter);
                        // A capital begins a word, and is asked for anew.
                        if (key.modelData !== "^")
                            root.capital = false;
                    }
                }
            }
        }
    }
}
