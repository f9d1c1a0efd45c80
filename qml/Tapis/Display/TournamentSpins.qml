pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// How long the session goes on: by spins, a mark for each; by the clock, until when.
Panel {
    id: root

    required property DisplayTournamentView tournament

    readonly property bool counted: tournament.left !== ""

    TapisText {
        objectName: "sessionState"
        anchors.fill: parent
        anchors.margins: Theme.wide
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.label
        text: root.tournament.state
        font.family: Theme.greetingFont
        font.pixelSize: Theme.px(52)
        visible: text !== ""
    }

    Column {
        x: Theme.px(32)
        y: Theme.wide
        width: (parent.width - 2 * x) / 2
        visible: root.counted

        TapisText {
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.label
            text: root.tournament.leftWords
            color: Theme.ivory2
            font.pixelSize: Theme.px(24)
        }

        TapisText {
            objectName: "spinsLeft"
            text: root.tournament.left
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(120)
            font.weight: Font.DemiBold
        }
    }

    Column {
        x: root.counted ? parent.width / 2 : Theme.px(32)
        y: root.counted ? Theme.wide : (parent.height - height) / 2
        width: parent.width - x - Theme.px(32)
        visible: root.tournament.until !== ""

        TapisText {
            width: parent.width
            horizontalAlignment: root.counted ? Text.AlignRight : Text.AlignHCenter
            text: qsTr("until")
            color: Theme.ivory2
            font.pixelSize: Theme.px(24)
        }

        TapisText {
            objectName: "sessionUntil"
            width: parent.width
            horizontalAlignment: root.counted ? Text.AlignRight : Text.AlignHCenter
            text: root.tournament.until
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(56)
            font.weight: Font.DemiBold
        }

        TapisText {
            width: parent.width
            horizontalAlignment: root.counted ? Text.AlignRight : Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.label
            text: root.tournament.untilWords
            color: Theme.ivory2
            font.pixelSize: Theme.px(24)
        }
    }

    Row {
        id: marks

        readonly property real step: width / Math.max(1, root.tournament.spins)

        x: Theme.px(32)
        y: parent.height - Theme.px(72)
        width: parent.width - 2 * x
        visible: root.counted

        Repeater {
            model: root.counted ? root.tournament.spins : 0

            Item {
                id: spin

                required property int index

                readonly property bool now: index === root.tournament.played

                width: marks.step
                height: Theme.px(36)

                Rectangle {
                    width: Math.max(1, parent.width - Theme.px(3))
                    height: parent.height - (spin.now ? 0 : Theme.px(10))
                    radius: Math.min(Theme.px(3), width / 3)
                    color: spin.now ? Theme.brass : spin.index < root.tournament.played ? Theme.lineStrong : Theme.room
                    border.width: spin.now ? 0 : Theme.hairline
                    border.color: Theme.lineStrong
                }
            }
        }
    }
}
