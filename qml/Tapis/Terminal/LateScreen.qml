import QtQuick

import Tapis.Bridge

// A screen that is read from its file once it is wanted: the first frame waits for nothing that is
// not on it.
Loader {
    id: root

    required property TerminalView terminal
    required property string file
    required property bool wanted

    // It is built at once, and not between frames.
    property bool urgent: true
    property bool begun: false

    function load() {
        root.asynchronous = !root.urgent;
        root.setSource(root.wanted ? root.file : "", {
            "terminal": Qt.binding(() => root.terminal)
        });
    }

    anchors.fill: parent

    onWantedChanged: {
        if (root.begun)
            root.load();
    }
    // What is half built begins anew: a loader that is told to hurry forgets what it was to set.
    onUrgentChanged: {
        if (root.urgent && root.status === Loader.Loading) {
            root.setSource("");
            root.load();
        }
    }
    Component.onCompleted: {
        root.begun = true;
        root.load();
    }
}
