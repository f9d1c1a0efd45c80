pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Every stack at the end of a session, from the first place to the last.
Panel {
    id: root

    required property TournamentView tournament

    readonly property int headHeight: Theme.px(Theme.compact ? 48 : 64)
    readonly property real step: (height - headHeight - Theme.medium) / Math.max(6, ranking.count)

    TapisText {
        x: Theme.wide
        height: root.headHeight
        text: root.tournament.prizes ? qsTr("Prizes") : qsTr("Ranking")
        font.pixelSize: Theme.text(Theme.compact ? 20 : 26)
        font.weight: Font.DemiBold
    }

    TapisText {
        anchors.right: parent.right
        anchors.rightMargin: Theme.wide
        width: parent.width * 0.6
        height: root.headHeight
        horizontalAlignment: Text.AlignRight
        text: root.tournament.endState
        color: Theme.ok
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(13)
        font.pixelSize: Theme.text(Theme.compact ? 15 : 18)
    }

    Repeater {
        id: ranking

        model: root.tournament.stacks

        Rectangle {
            id: row

            required property string entrant
            required property int line
            required property string place
            required property string who
            required property string stack
            required property bool own
            required property bool ahead
            required property string note
            required property bool out

            x: Theme.medium
            y: root.headHeight + line * root.step
            width: root.width - 2 * Theme.medium
            height: root.step - Theme.tiny
            radius: Theme.buttonRadius
            color: own ? Theme.brassWash : "transparent"
            border.width: own ? Theme.selectedLine : ahead ? Theme.hairline : 0
            border.color: own ? Theme.brass : Theme.ok

            TapisText {
                x: Theme.medium
                width: Theme.px(48)
                height: parent.height
                horizontalAlignment: Text.AlignHCenter
                text: row.place
                color: row.own ? Theme.brassBright : row.out ? Theme.ivory3 : Theme.ivory
                font.pixelSize: Theme.px(Theme.compact ? 22 : 30)
                font.weight: Font.DemiBold
            }

            TapisText {
                id: who

                x: Theme.px(76)
                width: Theme.px(130)
                height: parent.height
                text: row.who
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
                font.pixelSize: Theme.text(Theme.compact ? 18 : 22)
            }

            TapisText {
                anchors.left: who.right
                anchors.right: figure.left
                anchors.leftMargin: Theme.small
                anchors.rightMargin: Theme.small
                height: parent.height
                horizontalAlignment: Text.AlignRight
                text: row.note
                color: row.ahead ? Theme.ok : Theme.ivory2
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(12)
                font.pixelSize: Theme.text(Theme.compact ? 15 : 18)
            }

            TapisText {
                id: figure

                objectName: `endFigure-${row.entrant}`
                anchors.right: parent.right
                anchors.rightMargin: Theme.large
                width: Theme.px(Theme.compact ? 110 : 150)
                height: parent.height
                horizontalAlignment: Text.AlignRight
                text: row.stack
                color: row.out ? Theme.ivory3 : Theme.ivory
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
                font.pixelSize: Theme.px(Theme.compact ? 20 : 28)
                font.weight: Font.DemiBold
            }
        }
    }
}
