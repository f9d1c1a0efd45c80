import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Two people let the terminal begin again. The journal of before is kept beside the new one.
Item {
    id: root

    required property StaffView staff

    readonly property bool free: staff.notClearable === ""

    TapisText {
        id: says

        width: parent.width
        text: qsTr("The terminal begins again with empty meters and every setting as it was made. Its journal is put away whole, with the meters it ends with, and the new one names its last fact. A second person of another role confirms; one of the two is a supervisor.")
        wrapMode: Text.WordWrap
        lineHeight: 1.25
    }

    TapisText {
        id: why

        objectName: "notClearable"
        anchors.top: says.bottom
        anchors.topMargin: Theme.large
        width: parent.width
        text: root.staff.notClearable
        color: Theme.warn
        wrapMode: Text.WordWrap
        visible: !root.free
    }

    PersonPad {
        objectName: "secondPad"
        anchors.top: says.bottom
        anchors.topMargin: Theme.wide
        person: root.staff.second
        title: qsTr("The second person")
        confirm: qsTr("Clear the memory")
        danger: true
        visible: root.free
    }
}
