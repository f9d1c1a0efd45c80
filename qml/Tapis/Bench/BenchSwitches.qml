pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge

// Switches of one device, each given as its name and the words on it.
Repeater {
    id: root

    required property WorkbenchView bench
    required property string target
    property int of: 4
    property bool usable

    BenchSwitch {
        required property list<string> modelData

        bench: root.bench
        target: root.target
        of: root.of
        enabled: root.usable
        name: modelData[0]
        text: modelData[1]
    }
}
