import QtQuick

import Tapis.Theme

// Text as every screen writes it, with figures that stand below one another.
Text {
    color: Theme.ivory
    font.family: Theme.textFont
    font.pixelSize: Theme.button
    font.features: {
        "tnum": 1,
        "lnum": 1
    }
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter

    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
