import QtQuick

import Tapis.Theme

// How far down a page one is. It shows; it is not touched.
Item {
    id: root

    required property real position
    required property real share

    width: Theme.px(6)
    visible: share < 1

    Rectangle {
        y: root.height * root.position
        width: parent.width
        height: root.height * root.share
        radius: width / 2
        color: Theme.lineStrong
    }
}
