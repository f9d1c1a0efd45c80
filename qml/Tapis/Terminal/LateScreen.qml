import QtQuick

import Tapis.Bridge

// A screen that is read from its file once it is wanted: the first frame waits for nothing that is
// not on it.
Loader {
    id: root

    required property TerminalView terminal
    required property string file
    required property bool wanted

    property bool begun: false

    function load() {
        root.setSource(root.wanted ? root.file : "", {
            "terminal": Qt.binding(() => root.terminal)
        });
    }

    anchors.fill: parent

    onWantedChanged: {
        if (root.begun)
            root.load();
    }
    Component.onCompleted: {
        root.begun = true;
        root.load();
    }
}
