import QtQuick

import Tapis.Bridge
import Tapis.Theme

// Staff of this table: somebody new, another role or PIN for somebody who is known, or for oneself.
Overlay {
    id: root

    required property ConsoleView desk

    title: root.desk.enrol.heading
    cardWidth: Theme.px(1000)
    cardHeight: Theme.px(820)

    onClosed: root.desk.closePanel()

    EnrolForm {
        anchors.fill: parent
        enrol: root.desk.enrol
    }
}
