import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What can be done with the chips on the cloth.
Grid {
    id: root

    required property ActionsView actions
    property bool favouritesShown: false

    readonly property string scanGroup: "actions"
    readonly property bool roomy: !Theme.compact
    required property int keysHeight
    readonly property int keyWidth: Theme.px(roomy ? 158 : Theme.tall ? 138 : 124)
    readonly property int keyHeight: Theme.tall ? keysHeight : Theme.px(roomy ? 62 : 46)

    signal favouritesTouched

    columns: Theme.tall ? 6 : 3
    columnSpacing: Theme.px(roomy ? 10 : 8)
    rowSpacing: Theme.px(8)

    ActionButton {
        objectName: "undoButton"
        width: root.keyWidth
        height: root.keyHeight
        text: qsTr("Undo")
        picture: "undo"
        enabled: root.actions.canUndo

        onClicked: root.actions.undo()
    }

    ActionButton {
        objectName: "clearButton"
        width: root.keyWidth
        height: root.keyHeight
        text: qsTr("Clear")
        picture: "clear"
        enabled: root.actions.canClear

        onClicked: root.actions.clear()
    }

    ActionButton {
        objectName: "moveButton"
        width: root.keyWidth
        height: root.keyHeight
        text: qsTr("Move")
        second: root.actions.moveHint
        picture: "move"
        enabled: root.actions.canClear
        selected: root.actions.moving

        onClicked: root.actions.toggleMove()
    }

    ActionButton {
        objectName: "repeatButton"
        width: root.keyWidth
        height: root.keyHeight
        text: qsTr("Repeat")
        picture: "repeat"
        enabled: root.actions.canRepeat

        onClicked: root.actions.repeat()
    }

    ActionButton {
        objectName: "doubleButton"
        width: root.keyWidth
        height: root.keyHeight
        text: qsTr("Double")
        picture: "double"
        enabled: root.actions.canDouble

        onClicked: root.actions.double()
    }

    ActionButton {
        objectName: "favouritesButton"
        width: root.keyWidth
        height: root.keyHeight
        text: qsTr("Favourites")
        picture: root.roomy ? "star" : ""
        selected: root.favouritesShown

        onClicked: root.favouritesTouched()
    }
}
