import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The journal is damaged: what staff do at the console, and then here.
Rectangle {
    id: root

    required property NewJournalView newJournal

    readonly property bool roomy: !Theme.compact

    objectName: "newJournalScreen"
    color: Theme.room

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.margin, Theme.px(root.roomy ? 1240 : 960))
        spacing: Theme.px(root.roomy ? 28 : 16)

        TapisText {
            objectName: "newJournalTitle"
            width: parent.width
            text: qsTr("The records of this terminal are damaged")
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(root.roomy ? 56 : 36)
            wrapMode: Text.WordWrap
        }

        TapisText {
            objectName: "newJournalTrouble"
            width: parent.width
            text: root.newJournal.trouble
            color: Theme.ivory2
            font.pixelSize: Theme.second
            wrapMode: Text.WrapAnywhere
        }

        TapisText {
            width: parent.width
            text: qsTr("1. At the console, two people pay the player of this seat by hand, from what the table knows (Dead terminal); with nobody here, they accept a new machine (New machine).")
            wrapMode: Text.WordWrap
            lineHeight: 1.25
        }

        TapisText {
            width: parent.width
            text: qsTr("2. Then touch the key below. The table is asked; if it agrees, the damaged journal is put away whole beside the new one, for whoever examines it, and the terminal begins again with empty meters.")
            wrapMode: Text.WordWrap
            lineHeight: 1.25
        }

        TapisText {
            objectName: "newJournalProblem"
            width: parent.width
            text: root.newJournal.problem
            color: Theme.warn
            wrapMode: Text.WordWrap
            visible: text !== ""
        }

        Row {
            spacing: Theme.large

            ActionButton {
                objectName: "beginNewJournal"
                width: Theme.px(root.roomy ? 420 : 320)
                height: Theme.px(root.roomy ? 88 : 64)
                text: qsTr("Begin anew")
                danger: true
                enabled: !root.newJournal.busy

                onClicked: root.newJournal.begin()
            }

            ActionButton {
                objectName: "closeNewJournal"
                width: Theme.px(root.roomy ? 240 : 180)
                height: Theme.px(root.roomy ? 88 : 64)
                text: qsTr("Close")

                onClicked: root.newJournal.close()
            }
        }
    }
}
