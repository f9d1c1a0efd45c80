pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Theme

// Every language by its own name, side by side while there is room.
Flow {
    id: root

    required property Rows languages
    // The code of the one that is spoken.
    required property string spoken

    signal chosen(code: string)

    spacing: Theme.medium

    Repeater {
        model: root.languages

        ActionButton {
            required property string code
            required property string name

            objectName: `language-${code}`
            text: name
            selected: code === root.spoken

            onClicked: root.chosen(code)
        }
    }
}
