import QtQuick

import Tapis.Controls
import Tapis.Theme

// A sum of money below what it is.
Column {
    id: root

    required property string label
    required property string sum
    property int size: Theme.figure

    TapisText {
        text: root.label
        color: Theme.ivory2
        font.pixelSize: Theme.label
    }

    TapisText {
        text: root.sum
        font.pixelSize: root.size
        font.weight: Font.DemiBold
    }
}
