import QtQuick

import Tapis.Bridge
import Tapis.Theme

// The film of a round that a case is about, or of the last one.
Overlay {
    id: root

    required property ConsoleView desk

    title: qsTr("Film of the wheel")
    cardWidth: Theme.px(1480)
    cardHeight: Theme.px(770)

    onClosed: root.desk.closePanel()

    FilmPanel {
        anchors.fill: parent
        film: root.desk.film
    }
}
