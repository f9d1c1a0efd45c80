pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The last numbers on three lines, red, zero, black, with the newest on the left.
Panel {
    id: root

    required property ResultsView results

    readonly property int rowHeight: (height - title.height - 2 * Theme.medium) / 3

    TapisText {
        id: title

        x: Theme.wide
        y: Theme.medium
        text: qsTr("Last results")
        font.pixelSize: Theme.text(22)
        font.weight: Font.DemiBold
    }

    TapisText {
        anchors.right: parent.right
        anchors.rightMargin: Theme.wide
        y: Theme.medium
        text: qsTr("for information only")
        color: Theme.ivory2
        font.pixelSize: Theme.second
    }

    Repeater {
        model: root.results.rows

        Badge {
            required property int index
            required property int column

            x: Theme.wide + index * (size + Theme.tiny)
            y: title.y + title.height + column * root.rowHeight
            size: Math.min(Theme.px(52), root.rowHeight)
            visible: x + size < root.width - Theme.medium
        }
    }

    TapisText {
        anchors.centerIn: parent
        text: qsTr("No number has come up yet.")
        color: Theme.ivory2
        visible: root.results.count === 0
    }
}
