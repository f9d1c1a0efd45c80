pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The log on a whole page.
Overlay {
    id: root

    required property ConsoleView desk

    title: qsTr("Log")
    cardWidth: Theme.px(1000)

    onClosed: root.desk.closePanel()

    Row {
        id: kinds

        spacing: Theme.small

        Repeater {
            model: root.desk.log.kinds

            ActionButton {
                required property string key
                required property string name

                required selected

                objectName: `log-${key || "all"}`
                width: Theme.px(172)
                height: Theme.touchTarget
                text: name

                onClicked: root.desk.log.choose(key)
            }
        }
    }

    LogLines {
        objectName: "logLines"
        y: kinds.height + Theme.large
        width: parent.width
        height: parent.height - y
        filtered: true
        log: root.desk.log
    }
}
