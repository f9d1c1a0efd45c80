import QtQuick
import QtQuick.Templates as T

import Tapis.Theme

// A line of a list that opens when it is touched.
T.AbstractButton {
    id: root

    Accessible.role: Accessible.Button
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        color: root.down ? Theme.pressed : "transparent"

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
    }
}
