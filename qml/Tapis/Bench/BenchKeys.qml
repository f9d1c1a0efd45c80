pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge

// Keys of one device or of the house, each given as its command and the words on it.
Repeater {
    id: root

    required property WorkbenchView bench
    required property string target
    property int of: 4
    property bool usable: true

    BenchKey {
        required property list<string> modelData

        bench: root.bench
        target: root.target
        of: root.of
        enabled: root.usable
        command: modelData[0]
        text: modelData[1]
        danger: modelData[0].startsWith("void") || modelData[0] === "power-cut"
    }
}
