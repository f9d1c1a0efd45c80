pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Ten keys: a chip on every number that ends in the figure.
Row {
    id: root

    required property TrackView track
    required property real keyWidth
    required property real keyHeight

    spacing: Theme.px(10)

    Repeater {
        model: root.track.finales

        ActionButton {
            required property string announced
            required property string digit
            required property string numbers

            objectName: `finale${digit}`
            width: root.keyWidth
            height: root.keyHeight
            text: digit
            textSize: Theme.text(26)
            edge: Theme.feltLine
            enabled: !root.track.quiet
            Accessible.name: qsTr("Finale %1: %2").arg(digit).arg(numbers)

            onPressed: root.track.pressKey(announced)
            onCanceled: root.track.cancel()
            onClicked: root.track.place(announced)
        }
    }
}
