import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The last twenty, newest first: ten on the left, the ten before them on the right.
Item {
    id: root

    required property DisplayHistoryView history
    // The newest has just come up.
    required property bool fresh

    TapisText {
        anchors.horizontalCenter: parent.horizontalCenter
        height: Theme.px(40)
        text: qsTr("Last 20")
        font.pixelSize: Theme.px(24)
        font.weight: Font.DemiBold
    }

    HistoryBank {
        y: Theme.px(52)
        width: Theme.px(204)
        height: parent.height - y
        history: root.history
        first: 0
        fresh: root.fresh
    }

    HistoryBank {
        x: Theme.px(252)
        y: Theme.px(52)
        width: Theme.px(204)
        height: parent.height - y
        history: root.history
        first: 10
    }
}
