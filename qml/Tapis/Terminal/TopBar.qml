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
    property bool settingsShown: false
    property bool languagesShown: false
    // Where there is a table below to open panels over.
    property bool offersHelp: true
    property bool playShown: false

    readonly property string scanGroup: "top"
    readonly property bool roomy: !Theme.compact

    signal helpTouched
    signal playTouched
    signal settingsTouched
    signal languagesTouched

    // Where the screen is narrow the round has a row of its own, with the keys.
    readonly property int rowHeight: Theme.px(roomy ? 104 : !Theme.tall ? 72 : Theme.largeText ? 70 : 60)
    readonly property int roundY: Theme.tall ? rowHeight : 0
    // Large text takes its room from the oldest results.
    readonly property int roundX: Theme.px(roomy ? (Theme.largeText ? 784 : 892) : Theme.tall ? 48 : Theme.largeText ? 466 : 560)
    readonly property int keyHeight: Theme.px(roomy ? (Theme.largeText ? 80 : 64) : Theme.largeText ? 60 : 56)
    // Clear of the line of the time left.
    readonly property int keyY: Theme.tall ? (rowHeight - keyHeight) / 2 : Math.min((rowHeight - keyHeight) / 2, rowHeight - keyHeight - Theme.small)

    height: Theme.tall ? 2 * rowHeight + Theme.tiny : rowHeight
    color: Theme.bar

    Column {
        x: Theme.px(root.roomy ? 36 : 16)
        y: (root.rowHeight - height) / 2 - (Theme.tall ? 0 : Theme.tiny)
        width: Theme.px(root.roomy ? 230 : Theme.tall ? 300 : 132)

        TapisText {
            width: parent.width
            text: root.terminal.table
            font.pixelSize: Theme.text(root.roomy ? 28 : 20)
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        TapisText {
            width: parent.width
            text: root.terminal.tournament.on ? root.terminal.tournament.about : root.roomy ? root.terminal.ruleSet : root.terminal.ruleSetShort
            height: Math.min(implicitHeight, Theme.px(root.roomy ? 50 : Theme.tall ? 34 : 40))
            color: Theme.ivory2
            font.pixelSize: Theme.label
            wrapMode: Text.WordWrap
            maximumLineCount: Theme.tall ? 2 : 3
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(11)
        }
    }

    ResultStrip {
        x: Theme.px(root.roomy ? 276 : Theme.tall ? 330 : 152)
        height: root.rowHeight
        results: root.terminal.results
        // No edge of an older one looks out from below a notice.
        count: notice.visible ? 1 : Theme.tall ? 11 : (root.roomy ? 9 : 7) - (Theme.largeText ? 2 : 0)
    }

    NoticeBar {
        id: notice

        x: Theme.px(root.roomy ? 352 : Theme.tall ? 382 : 204)
        y: (root.rowHeight - height) / 2
        width: (Theme.tall ? play.x : ring.x) - x - Theme.px(root.roomy ? 20 : 8)
        height: Theme.px(root.roomy ? (Theme.largeText ? 92 : 64) : Theme.largeText ? 66 : 52)
        notice: root.terminal.notice
        ahead: root.terminal.ahead
        // On a small screen it stands below the cloth, and not over the results.
        hint: root.roomy || Theme.tall ? root.terminal.hint.text : ""
    }

    CountdownRing {
        id: ring

        x: root.roundX - width / 2
        y: root.roundY + (root.rowHeight - height) / 2
        radius: Theme.px(root.roomy ? 42 : Theme.tall ? 26 : 28)
        stroke: Theme.px(root.roomy ? 8 : 6)
        sign: root.terminal.round.sign
        seconds: root.terminal.round.seconds
        share: root.terminal.round.share
        last: root.terminal.round.last
    }

    Column {
        x: root.roundX + Theme.px(root.roomy ? 66 : 44)
        // A line that had to shrink leaves some of its height.
        y: root.roundY + (root.rowHeight - phase.height - line.contentHeight) / 2
        width: (Theme.tall ? keys.x : play.x) - x - Theme.large

        TapisText {
            id: phase

            objectName: "phaseTitle"
            width: parent.width
            height: Math.min(implicitHeight, 1.25 * font.pixelSize)
            text: root.terminal.round.title
            color: root.terminal.round.last ? Theme.warn : Theme.ivory
            font.pixelSize: Theme.text(root.roomy ? 32 : 24)
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
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
                id: line

                objectName: "phaseLine"
                width: Math.min(implicitWidth, parent.width - (root.terminal.round.good ? Theme.px(26) : 0))
                height: Math.min(implicitHeight, Theme.px(root.roomy ? 52 : 36))
                text: root.terminal.round.line
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(11)
                maximumLineCount: 3
                verticalAlignment: Text.AlignTop
                color: root.terminal.round.good ? Theme.ok : Theme.ivory2
                font.pixelSize: Theme.text(root.roomy ? 18 : 16)
            }
        }
    }

    // The clock, and with a player the time at play, which opens what it came to.
    TapisText {
        objectName: "clock"
        x: play.x
        y: (root.rowHeight - height) / 2
        width: play.width
        text: root.terminal.time
        font.pixelSize: Theme.text(root.roomy ? 28 : 20)
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignRight
        visible: !play.visible
    }

    ActionButton {
        id: play

        objectName: "playButton"
        x: (Theme.tall ? root.width - Theme.px(16) : keys.x - Theme.px(root.roomy ? 16 : 8)) - width
        y: root.keyY
        width: Theme.px(root.roomy ? (Theme.largeText ? 160 : 144) : Theme.largeText ? 136 : 116)
        height: root.keyHeight
        text: root.terminal.time
        second: root.terminal.atPlay
        textSize: Theme.text(root.roomy ? 28 : 20)
        selected: root.playShown
        visible: root.offersHelp && root.terminal.atPlay !== ""
        Accessible.name: qsTr("Your play: %1, %2").arg(root.terminal.time).arg(root.terminal.atPlay)

        onClicked: root.playTouched()
    }

    Row {
        id: keys

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(root.roomy ? 36 : 16)
        y: root.roundY + root.keyY
        spacing: Theme.px(root.roomy ? 12 : 8)

        ActionButton {
            objectName: "settingsButton"
            width: Theme.px(root.roomy ? 72 : 56)
            height: root.keyHeight
            picture: "person"
            selected: root.settingsShown
            visible: root.offersHelp
            Accessible.name: qsTr("Your screen")

            onClicked: root.settingsTouched()
        }

        ActionButton {
            objectName: "helpButton"
            width: Theme.px(root.roomy ? 112 : Theme.largeText ? 86 : 76)
            height: root.keyHeight
            text: qsTr("Rules")
            selected: root.helpShown
            visible: root.offersHelp

            onClicked: root.helpTouched()
        }

        ActionButton {
            objectName: "languageButton"
            width: Theme.px(root.roomy ? 84 : 60)
            height: root.keyHeight
            text: root.terminal.language.short
            selected: root.languagesShown
            visible: root.offersHelp
            Accessible.name: qsTr("Language")

            onClicked: root.languagesTouched()
        }

        ActionButton {
            objectName: "attendantButton"
            width: Theme.px(root.roomy ? 172 : Theme.largeText ? 142 : 112)
            height: root.keyHeight
            text: qsTr("Attendant")
            picture: root.roomy ? "bell" : ""
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
