import QtQuick

import Tapis.Bridge
import Tapis.Theme

// Staff of this table: somebody new, or another role or PIN for somebody who is known.
Overlay {
    id: root

    required property ConsoleView desk

    title: qsTr("New staff, or a new PIN")
    cardWidth: Theme.px(1000)
    cardHeight: Theme.px(820)

    onClosed: root.desk.closePanel()

    EnrolForm {
        anchors.fill: parent
        enrol: root.desk.enrol
    }
}
