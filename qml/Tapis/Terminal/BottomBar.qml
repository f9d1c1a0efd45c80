import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Meters, chips, what can be done with them, and the way out.
Rectangle {
    id: root

    required property TerminalView terminal
    property bool favouritesShown: false

    readonly property bool roomy: !Theme.compact

    signal favouritesTouched

    height: Theme.px(roomy ? 164 : 116)
    color: Theme.bar

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    Meters {
        x: Theme.px(root.roomy ? 36 : 16)
        y: Theme.px(root.roomy ? 16 : 8)
        width: Theme.px(root.roomy ? 426 : 240)
        height: parent.height - 2 * y
        meters: root.terminal.meters
    }

    ChipRail {
        x: Theme.px(root.roomy ? 474 : 256)
        height: parent.height
        rail: root.terminal.rail
    }

    SlipActions {
        anchors.right: cashOut.left
        anchors.rightMargin: Theme.px(root.roomy ? 26 : 10)
        y: Theme.px(root.roomy ? 16 : 8)
        actions: root.terminal.actions
        favouritesShown: root.favouritesShown

        onFavouritesTouched: root.favouritesTouched()
    }

    ActionButton {
        id: cashOut

        readonly property string scanGroup: "leave"

        objectName: "cashOutButton"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(root.roomy ? 36 : 16)
        y: Theme.px(root.roomy ? 16 : 8)
        width: Theme.px(root.roomy ? 200 : 122)
        height: parent.height - 2 * y
        text: qsTr("Cash out")
        second: root.terminal.cashOut.reason
        picture: "ticket"
        stacked: true
        textSize: Theme.px(root.roomy ? 24 : 18)
        enabled: root.terminal.cashOut.possible

        onClicked: root.terminal.cashOut.leave()
    }
}
