import QtQuick

import Tapis.Bridge
import Tapis.Theme

// The share of time left, for the corner of the eye.
Item {
    id: root

    required property RoundView round

    height: Theme.px(round.last ? 8 : 4)

    Rectangle {
        objectName: "timeLine"
        width: Math.round(root.width * root.round.share)
        height: parent.height
        color: root.round.last ? Theme.warn : Theme.brass
        visible: root.round.counting
    }
}
