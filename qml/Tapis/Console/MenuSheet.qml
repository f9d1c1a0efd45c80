import QtQuick

import Tapis.Bridge
import Tapis.Theme

// Everything about the table as a whole. What only a supervisor may do asks for his PIN.
Overlay {
    id: root

    required property ConsoleView desk

    title: qsTr("Table")
    cardWidth: Theme.px(1180)
    cardHeight: orderButtons.height + Theme.px(136)

    onClosed: root.desk.closePanel()

    OrderGrid {
        id: orderButtons

        width: parent.width
        columns: 3
        buttonHeight: Theme.px(96)
        orderButtons: root.desk.orderButtons.menu

        onBegun: key => {
            root.desk.closePanel();
            root.desk.begin(key);
        }
    }
}
