pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The table, the last results, the countdown, the clock, and help. Nothing is ever over it.
Rectangle {
    id: root

    required property TerminalView terminal
    property bool helpShown: false
    property bool offersHelp: true
    property bool playShown: false

    readonly property string scanGroup: "top"
    readonly property bool roomy: !Theme.compact

    signal helpTouched
    signal playTouched

    height: Theme.px(roomy ? 104 : 72)
    color: Theme.bar

    Column {
        x: Theme.px(root.roomy ? 36 : 16)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -Theme.tiny
        width: Theme.px(root.roomy ? 230 : 132)

        TapisText {
            width: parent.width
            text: root.terminal.table
            font.pixelSize: Theme.px(root.roomy ? 28 : 20)
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        TapisText {
            width: parent.width
            text: root.roomy ? root.terminal.ruleSet : root.terminal.ruleSetShort
            color: Theme.ivory2
            font.pixelSize: Theme.label
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }

    ResultStrip {
        x: Theme.px(root.roomy ? 276 : 152)
        height: parent.height
        results: root.terminal.results
        count: root.roomy ? 10 : 7
    }

    NoticeBar {
        x: Theme.px(root.roomy ? 352 : 204)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(root.roomy ? 500 : 316)
        height: Theme.px(root.roomy ? 64 : 52)
        notice: root.terminal.notice
        ahead: root.terminal.ahead
    }

    CountdownRing {
        id: ring

        x: Theme.px(root.roomy ? 924 : 560) - width / 2
        anchors.verticalCenter: parent.verticalCenter
        radius: Theme.px(root.roomy ? 42 : 28)
        stroke: Theme.px(root.roomy ? 8 : 6)
        sign: root.terminal.round.sign
        seconds: root.terminal.round.seconds
        share: root.terminal.round.share
        last: root.terminal.round.last
    }

    Column {
        x: Theme.px(root.roomy ? 990 : 604)
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(Theme.px(root.roomy ? 340 : 290), play.x - x - Theme.small)

        TapisText {
            objectName: "phaseTitle"
            width: parent.width
            text: root.terminal.round.title
            color: root.terminal.round.last ? Theme.warn : Theme.ivory
            font.pixelSize: Theme.px(root.roomy ? 32 : 24)
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.label
        }

        Row {
            spacing: Theme.small
            width: parent.width

            Icon {
                name: root.terminal.round.good ? "tick" : ""
                tint: "ok"
                size: Theme.px(18)
                visible: root.terminal.round.good
                anchors.verticalCenter: parent.verticalCenter
            }

            TapisText {
                objectName: "phaseLine"
                width: Math.min(implicitWidth, parent.width - (root.terminal.round.good ? Theme.px(26) : 0))
                text: root.terminal.round.line
                elide: Text.ElideRight
                color: root.terminal.round.good ? Theme.ok : Theme.ivory2
                font.pixelSize: Theme.px(root.roomy ? 18 : 16)
            }
        }
    }

    // The clock, and with a player the time at play, which opens what it came to.
    TapisText {
        objectName: "clock"
        x: play.x
        width: play.width
        anchors.verticalCenter: parent.verticalCenter
        text: root.terminal.time
        font.pixelSize: Theme.px(root.roomy ? 28 : 20)
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignRight
        visible: !play.visible
    }

    ActionButton {
        id: play

        objectName: "playButton"
        anchors.right: keys.left
        anchors.rightMargin: Theme.px(root.roomy ? 28 : 8)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(root.roomy ? 150 : 124)
        height: Theme.px(root.roomy ? 64 : 56)
        text: root.terminal.time
        second: root.terminal.atPlay
        textSize: Theme.px(root.roomy ? 28 : 20)
        selected: root.playShown
        visible: root.offersHelp && root.terminal.atPlay !== ""
        Accessible.name: qsTr("Your play: %1, %2").arg(root.terminal.time).arg(root.terminal.atPlay)

        onClicked: root.playTouched()
    }

    Row {
        id: keys

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(root.roomy ? 36 : 16)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(root.roomy ? 12 : 8)

        ActionButton {
            objectName: "helpButton"
            width: Theme.px(root.roomy ? 140 : 96)
            height: Theme.px(root.roomy ? 64 : 56)
            text: qsTr("Rules")
            selected: root.helpShown
            visible: root.offersHelp

            onClicked: root.helpTouched()
        }

        ActionButton {
            objectName: "attendantButton"
            width: Theme.px(root.roomy ? 200 : 150)
            height: Theme.px(root.roomy ? 64 : 56)
            text: qsTr("Attendant")
            picture: "bell"
            enabled: root.terminal.attendantPossible
            selected: root.terminal.attendantAsked
            second: root.terminal.attendantAsked ? qsTr("is coming") : ""

            onClicked: root.terminal.askAttendant()
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    TimeLine {
        anchors.bottom: parent.bottom
        width: parent.width
        round: root.terminal.round
    }
}
