pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Theme

// What stands over the game: the levels of the jackpots, the greatest first.
Item {
    id: root

    required property SupernovaView supernova

    readonly property int gap: Theme.px(Theme.compact || Theme.tall ? 8 : 12)
    readonly property int tile: Math.min(Theme.px(520), (width - (list.count - 1) * gap) / Math.max(1, list.count))

    objectName: "supernovaRail"

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: root.gap

        Repeater {
            id: list

            model: root.supernova.levels

            LevelTile {
                width: root.tile
                height: root.height
                sign: root.supernova.sign
                old: root.supernova.old
            }
        }
    }
}
