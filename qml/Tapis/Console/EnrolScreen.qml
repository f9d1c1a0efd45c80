import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// A table without staff: its first supervisor enrols here.
Item {
    id: root

    required property ConsoleView desk

    Column {
        x: Theme.px(160)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(620)
        spacing: Theme.wide

        TapisText {
            width: parent.width
            text: qsTr("The first supervisor")
            font.family: Theme.greetingFont
            font.pixelSize: Theme.px(72)
            wrapMode: Text.WordWrap
        }

        TapisText {
            width: parent.width
            text: qsTr("This table has no staff yet. Whoever enrols now can open the table and enrol the others.")
            color: Theme.ivory2
            font.pixelSize: Theme.px(24)
            wrapMode: Text.WordWrap
        }

        LanguageKeys {
            width: parent.width
            languages: root.desk.languages
            spoken: root.desk.language

            onChosen: code => root.desk.speak(code)
        }
    }

    Panel {
        x: root.width - width - Theme.px(96)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(984)
        height: Theme.px(760)
        radius: Theme.cardRadius

        EnrolForm {
            anchors.fill: parent
            anchors.margins: Theme.px(32)
            enrol: root.desk.enrol
        }
    }
}
