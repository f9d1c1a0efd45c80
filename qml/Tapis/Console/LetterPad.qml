pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Controls
import Tapis.Theme

// Letters, digits and a space, to type a name on the glass.
Column {
    id: root

    signal typed(text: string)
    signal erased

    spacing: Theme.small

    Repeater {
        model: ["1234567890", "qwertyuiop", "asdfghjkl-", "zxcvbnm. <"]

        Row {
            id: line

            required property string modelData

            spacing: Theme.small

            Repeater {
                model: line.modelData.split("")

                ActionButton {
                    id: key

                    required property string modelData

                    objectName: `letter-${modelData}`
                    width: Theme.px(84)
                    height: Theme.px(76)
                    text: modelData === "<" ? "" : modelData === " " ? "␣" : modelData
                    picture: modelData === "<" ? "back" : ""
                    textSize: Theme.px(26)
                    Accessible.name: modelData === "<" ? qsTr("Erase") : modelData === " " ? qsTr("Space") : modelData

                    onClicked: {
                        if (key.modelData === "<")
                            root.erased();
                        else
                            root.typed(key.modelData);
                    }
                }
            }
        }
    }
}
