import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The languages to choose from, over the cloth and below a countdown that goes on.
Panel {
    id: root

    required property LanguageView language

    signal closed

    width: keys.width + 2 * Theme.large
    height: keys.height + 2 * Theme.large

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    LanguageKeys {
        id: keys

        anchors.centerIn: parent
        languages: root.language.languages
        spoken: root.language.code

        onChosen: code => {
            root.language.choose(code);
            root.closed();
        }
    }
}
