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

    // For a left hand what is done lies at the left, and what is read at the right.
    function sided(left: real, wide: real): real {
        return Theme.mirrored ? root.width - left - wide : left;
    }

    height: Theme.px(roomy ? 164 : 116)
    color: Theme.bar

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    Meters {
        x: root.sided(Theme.px(root.roomy ? 36 : 16), width)
        y: Theme.px(root.roomy ? 16 : 8)
        width: Theme.px(root.roomy ? 426 : 240)
        height: parent.height - 2 * y
        meters: root.terminal.meters
    }

    ChipRail {
        x: root.sided(Theme.px(root.roomy ? 474 : 256), width)
        height: parent.height
        rail: root.terminal.rail
    }

    SlipActions {
        x: root.sided(root.width - cashOut.width - width - Theme.px(root.roomy ? 62 : 26), width)
        y: Theme.px(root.roomy ? 16 : 8)
        actions: root.terminal.actions
        favouritesShown: root.favouritesShown

        onFavouritesTouched: root.favouritesTouched()
    }

    ActionButton {
        id: cashOut

        readonly property string scanGroup: "leave"

        objectName: "cashOutButton"
        x: root.sided(root.width - width - Theme.px(root.roomy ? 36 : 16), width)
        y: Theme.px(root.roomy ? 16 : 8)
        width: Theme.px(root.roomy ? 200 : 122)
        height: parent.height - 2 * y
        text: qsTr("Cash out")
        second: root.terminal.cashOut.reason
        picture: "ticket"
        stacked: true
        textSize: Theme.text(root.roomy ? 24 : 18)
        enabled: root.terminal.cashOut.possible

        onClicked: root.terminal.cashOut.leave()
    }
}
