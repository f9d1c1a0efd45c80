import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Points of the session. Nothing here looks like money, and it says what becomes of them.
Item {
    id: root

    required property TournamentView tournament
    // What the bets cover and may win, while they can be changed.
    property string prospects

    readonly property bool roomy: !Theme.compact

    TapisText {
        id: name

        width: Math.min(implicitWidth, Math.floor(parent.width * 0.55))
        text: qsTr("Tournament points")
        color: Theme.ivory2
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        font.pixelSize: Theme.text(root.roomy ? 18 : 15)
    }

    TapisText {
        anchors.left: name.right
        anchors.leftMargin: Theme.small
        anchors.right: parent.right
        anchors.baseline: name.baseline
        horizontalAlignment: Text.AlignRight
        text: root.roomy ? root.prospects : root.tournament.line
        color: Theme.ivory2
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        font.pixelSize: Theme.text(root.roomy ? 16 : 14)
    }

    TapisText {
        id: points

        objectName: "pointsMeter"
        y: Theme.px(root.roomy ? 26 : 20)
        width: Math.min(implicitWidth, parent.width - worthless.width - Theme.medium)
        height: Theme.px(root.roomy ? 56 : 36)
        text: root.tournament.points
        Accessible.name: qsTr("%1 tournament points").arg(text)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(18)
        font.family: Theme.displayFont
        font.pixelSize: Theme.text(root.roomy ? 42 : 28)
        font.weight: Font.DemiBold
    }

    Rectangle {
        id: worthless

        anchors.left: points.right
        anchors.leftMargin: Theme.medium
        anchors.verticalCenter: points.verticalCenter
        width: words.implicitWidth + Theme.wide
        height: Theme.px(root.roomy ? 32 : 24)
        radius: height / 2
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.lineStrong

        TapisText {
            id: words

            objectName: "pointsWorth"
            anchors.centerIn: parent
            text: root.tournament.worth
            font.pixelSize: Theme.px(root.roomy ? 16 : 13)
            font.weight: Font.Medium
        }
    }

    // Where there is no room for the player's own card.
    TapisText {
        objectName: "gapsLine"
        anchors.bottom: amounts.top
        width: parent.width
        text: root.tournament.gapsLine
        color: Theme.ivory2
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        font.pixelSize: Theme.text(14)
        visible: !root.roomy
    }

    Row {
        id: amounts

        anchors.bottom: parent.bottom
        spacing: Theme.px(root.roomy ? 14 : 8)

        TapisText {
            anchors.baseline: bet.baseline
            text: qsTr("Bet")
            color: Theme.ivory2
            font.pixelSize: Theme.text(root.roomy ? 18 : 15)
        }

        TapisText {
            id: bet

            objectName: "pointsBet"
            text: root.tournament.bet
            font.pixelSize: Theme.text(root.roomy ? 24 : 18)
            font.weight: Font.DemiBold
        }

        Rectangle {
            width: Theme.hairline
            height: bet.height
            color: Theme.line
        }

        TapisText {
            anchors.baseline: bet.baseline
            text: qsTr("Won")
            color: Theme.ivory2
            font.pixelSize: Theme.text(root.roomy ? 18 : 15)
        }

        TapisText {
            objectName: "pointsWon"
            text: root.tournament.won
            font.pixelSize: Theme.text(root.roomy ? 24 : 18)
            font.weight: Font.DemiBold
        }
    }
}
