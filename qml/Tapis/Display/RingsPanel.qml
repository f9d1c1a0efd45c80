import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The two rings of Spread-Bet, and in their hub what is counted, locked or won.
Item {
    id: root

    required property DisplayRingsView rings
    required property DisplayPhaseView phase

    readonly property bool moving: rings.shown && visible && !Theme.still
    readonly property bool counts: rings.stage === "turning" && !rings.closed
    readonly property bool locks: rings.closed && (rings.stage === "turning" || rings.stage === "locked")

    onMovingChanged: root.rings.watched(moving)
    Component.onCompleted: root.rings.watched(moving)

    Timer {
        interval: 50
        repeat: true
        running: root.moving && root.rings.moving

        onTriggered: root.rings.advance()
    }

    WheelWindow {
        id: wheel

        objectName: "displayRings"
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(856)
        height: width + Theme.px(40)
        view: root.rings
    }

    Column {
        anchors.horizontalCenter: wheel.horizontalCenter
        y: wheel.height - wheel.width / 2 - height / 2
        width: Theme.px(360)
        spacing: Theme.small

        TapisText {
            objectName: "ringsCount"
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.phase.seconds
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(124)
            font.weight: Font.DemiBold
            visible: root.counts
        }

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "lock"
            size: Theme.px(84)
            visible: root.locks
        }

        TapisText {
            objectName: "ringsHub"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(24)
            text: root.rings.hub
            wrapMode: root.rings.stage === "result" ? Text.NoWrap : Text.WordWrap
            color: root.rings.stage === "result" ? Theme.brassBright : root.rings.stage === "void" ? Theme.warn : Theme.ivory
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(root.rings.stage === "result" ? 76 : root.rings.stage === "void" ? 40 : 28)
            font.weight: Font.DemiBold
            visible: text !== ""
        }

        TapisText {
            objectName: "ringsHubLine"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.rings.hubLine
            wrapMode: Text.WordWrap
            color: root.rings.stage === "result" ? Theme.ivory : Theme.ivory2
            font.pixelSize: Theme.px(root.rings.stage === "result" ? 32 : 28)
            visible: text !== ""
        }
    }
}
