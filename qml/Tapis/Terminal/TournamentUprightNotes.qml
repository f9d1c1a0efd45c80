pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// On an upright screen, in the free corner of the cloth: the limits of the session, and what must be wagered on this
// spin.
Item {
    id: root

    required property TournamentView tournament

    readonly property int half: Theme.px(146)

    objectName: "tournamentNotes"

    Column {
        y: root.height - height
        width: root.half

        NoteText {
            text: qsTr("Each spin")
        }

        NoteText {
            objectName: "spinLimits"
            text: root.tournament.spinLimits
            color: Theme.ivory
            font.weight: Font.DemiBold
        }

        NoteText {
            text: qsTr("Straight up")
        }

        NoteText {
            text: root.tournament.straightLimit
            color: Theme.ivory
            font.weight: Font.DemiBold
        }
    }

    Column {
        x: root.half + Theme.small
        y: root.height - height
        width: root.half
        visible: root.tournament.must !== ""

        NoteText {
            objectName: "mustWager"
            text: root.tournament.must
            color: Theme.ivory
            font.weight: Font.DemiBold
        }

        NoteText {
            text: qsTr("on this spin")
        }

        NoteText {
            objectName: "mustLine"
            text: root.tournament.mustLine
            color: root.tournament.met ? Theme.ok : Theme.warn
            font.weight: Font.Medium
        }
    }

    component NoteText: TapisText {
        width: root.half
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        color: Theme.ivory2
        font.pixelSize: Theme.px(17)
    }
}
