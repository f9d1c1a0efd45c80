import QtQuick

import Tapis.Bridge

// A screen that is read from its file once it is wanted: the first frame waits for nothing that is
// not on it.
Loader {
    id: root

    required property TerminalView terminal
    required property string file
    required property bool wanted
    // It is built between frames.
    property bool later: false

    property bool begun: false

    function load() {
        root.setSource(root.wanted ? root.file : "", {
            "terminal": Qt.binding(() => root.terminal)
        });
    }

    // A Loader whose file is still being read forgets what it was given, so that it begins anew.
    function hasten() {
        const begun = root.status === Loader.Loading;
        if (begun)
            root.source = "";
        root.asynchronous = root.later;
        if (begun)
            root.load();
    }

    anchors.fill: parent

    onWantedChanged: {
        if (root.begun)
            root.load();
    }
    onLaterChanged: root.hasten()
    Component.onCompleted: {
        root.begun = true;
        root.asynchronous = root.later;
        root.load();
    }
}
