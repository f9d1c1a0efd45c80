pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The last winning numbers, the newest larger and apart.
Row {
    id: root

    required property ResultsView results
    required property int count

    readonly property bool roomy: !Theme.compact

    objectName: "resultStrip"
    spacing: Theme.px(roomy ? 12 : 2)

    Repeater {
        id: numbers

        model: root.results.rows

        Item {
            id: result

            required property int index
            required property string pocket

            readonly property bool newest: index === 0

            width: Theme.px(result.newest ? (root.roomy ? 74 : 48) : (root.roomy ? 44 : 40))
            height: root.height
            visible: index < root.count

            Badge {
                anchors.verticalCenter: parent.verticalCenter
                pocket: result.pocket
                size: Theme.px(result.newest ? (root.roomy ? 64 : 46) : (root.roomy ? 48 : 40))
            }

            Rectangle {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.hairline
                height: Theme.px(36)
                color: Theme.lineStrong
                visible: result.newest && numbers.count > 1
            }
        }
    }
}
