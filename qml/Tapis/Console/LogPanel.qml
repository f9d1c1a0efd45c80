import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The last that has happened at the table.
Panel {
    id: root

    required property ConsoleView desk

    TapisText {
        x: Theme.px(20)
        y: Theme.px(8)
        height: Theme.px(44)
        text: qsTr("Log")
        font.pixelSize: Theme.figure
        font.weight: Font.DemiBold
    }

    ActionButton {
        objectName: "logButton"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(20)
        y: Theme.px(6)
        width: Theme.px(108)
        height: Theme.px(48)
        text: qsTr("All")

        onClicked: root.desk.openPanel("log")
    }

    LogLines {
        x: Theme.px(20)
        y: Theme.px(60)
        width: parent.width - 2 * x
        height: parent.height - y - Theme.medium
        interactive: false
        log: root.desk.log
    }
}
