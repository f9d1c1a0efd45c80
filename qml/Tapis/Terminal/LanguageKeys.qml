pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Every language by its own name, side by side while there is room.
Flow {
    id: root

    required property LanguageView language

    signal chosen

    spacing: Theme.medium

    Repeater {
        model: root.language.languages

        ActionButton {
            required property string code
            required property string name

            objectName: `language-${code}`
            text: name
            selected: code === root.language.code

            onClicked: {
                root.language.choose(code);
                root.chosen();
            }
        }
    }
}
