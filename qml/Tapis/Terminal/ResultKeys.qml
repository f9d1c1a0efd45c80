import QtQuick

import Tapis.Controls
import Tapis.Theme

// Beside the result: the player's own rounds, where they can be disputed, and the statistics.
Column {
    id: root

    required property string panel

    readonly property string scanGroup: "side"
    readonly property int keyHeight: (height - spacing) / 2

    signal touched(name: string)

    spacing: Theme.small

    ActionButton {
        objectName: "resultHistory"
        width: root.width
        height: root.keyHeight
        text: qsTr("History")
        second: qsTr("or dispute")
        selected: root.panel === "history"

        onClicked: root.touched("history")
    }

    ActionButton {
        objectName: "resultStatistics"
        width: root.width
        height: root.keyHeight
        text: qsTr("Statistics")
        selected: root.panel === "statistics"

        onClicked: root.touched("statistics")
    }
}
