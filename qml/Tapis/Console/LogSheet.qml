import QtQuick

import Tapis.Bridge
import Tapis.Theme

// The log on a whole page.
Overlay {
    id: root

    required property ConsoleView desk

    title: qsTr("Log")
    cardWidth: Theme.px(1000)

    onClosed: root.desk.closePanel()

    LogLines {
        anchors.fill: parent
        log: root.desk.log
    }
}
