import QtQuick

import Tapis.Controls
import Tapis.Theme

// What is written on a chip: as large as its length allows.
TapisText {
    id: root

    required property int size
    required property int cents
    property bool disabled: false

    readonly property list<real> shares: [0.44, 0.40, 0.33, 0.27, 0.225]

    color: disabled ? Theme.ivory3 : Theme.chipFigure(root.cents)
    font.pixelSize: Math.round(root.size * shares[Math.min(Math.max(text.length, 1), 5) - 1])
    font.weight: Font.Bold
    horizontalAlignment: Text.AlignHCenter
}
