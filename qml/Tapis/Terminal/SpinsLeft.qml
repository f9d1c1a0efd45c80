import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// In the place of cash out: how many spins are left of the session.
Rectangle {
    id: root

    required property TournamentView tournament

    objectName: "spinsLeftCard"
    radius: Theme.buttonRadius
    color: Theme.room
    border.width: tournament.lastSpins ? Theme.litLine : Theme.hairline
    border.color: tournament.lastSpins ? Theme.brass : Theme.line

    Column {
        anchors.centerIn: parent
        width: parent.width - Theme.large

        TapisText {
            objectName: "spinsLeft"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.tournament.spinsLeft
            color: root.tournament.lastSpins ? Theme.brassBright : Theme.ivory
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(24)
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(Theme.compact ? 36 : 60)
            font.weight: Font.DemiBold
        }

        TapisText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.tournament.spinsWords
            color: Theme.ivory2
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            font.pixelSize: Theme.text(Theme.compact ? 15 : 18)
        }
    }
}
