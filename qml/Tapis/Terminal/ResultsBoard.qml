pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The last numbers on three lines: red, zero, black. The newest is on the left.
Panel {
    id: root

    required property ResultsView results

    TapisText {
        x: Theme.wide
        y: Theme.medium
        text: qsTr("Last results")
        font.pixelSize: Theme.px(22)
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

            x: Theme.wide + index * Theme.px(74)
            y: Theme.px(50) + column * Theme.px(56)
            size: Theme.px(52)
        }
    }
}
