import QtQuick

import Tapis.Theme

// A flat card that holds something apart from the room.
Rectangle {
    radius: Theme.panelRadius
    color: Theme.panel
    border.width: Theme.hairline
    border.color: Theme.line
}
