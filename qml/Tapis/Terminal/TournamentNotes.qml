import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Beside the boxes of the cloth: the limits of the session, and what must be wagered on this spin.
Item {
    id: root

    required property TournamentView tournament
    required property ClothView cloth

    readonly property bool halved: cloth.hasGreen
    readonly property int rows: cloth.boxesHeight

    objectName: "tournamentNotes"

    Column {
        id: limits

        y: root.height - root.rows + (root.halved ? root.rows / 2 + Theme.px(2) : Theme.px(Theme.compact ? 6 : 10))
        width: root.cloth.zerosWidth - Theme.tiny

        NoteText {
            width: limits.width
            text: qsTr("Each spin")
        }

        NoteText {
            objectName: "spinLimits"
            width: limits.width
            text: root.tournament.spinLimits
            color: Theme.ivory
            font.weight: Font.DemiBold
        }

        NoteText {
            width: limits.width
            text: qsTr("Straight up")
            visible: !root.halved
        }

        NoteText {
            width: limits.width
            text: root.tournament.straightLimit
            color: Theme.ivory
            font.weight: Font.DemiBold
            visible: !root.halved
        }
    }

    Column {
        id: must

        anchors.right: parent.right
        y: root.height - root.rows + Theme.px(Theme.compact ? 6 : 10)
        width: root.cloth.endsWidth - Theme.tiny
        visible: root.tournament.must !== ""

        NoteText {
            objectName: "mustWager"
            width: must.width
            horizontalAlignment: Text.AlignRight
            text: root.tournament.must
            color: Theme.ivory
            font.weight: Font.DemiBold
        }

        NoteText {
            width: must.width
            horizontalAlignment: Text.AlignRight
            text: qsTr("on this spin")
        }

        NoteText {
            objectName: "mustLine"
            width: must.width
            horizontalAlignment: Text.AlignRight
            text: root.tournament.mustLine
            color: root.tournament.met ? Theme.ok : Theme.warn
            font.weight: Font.Medium
        }
    }

    component NoteText: TapisText {
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        color: Theme.ivory2
        font.pixelSize: Theme.compact ? Theme.px(15) : Theme.label
    }
}
