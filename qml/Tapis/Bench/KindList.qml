pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The kinds of facts that a journal holds, to choose one from.
Rectangle {
    id: root

    required property JournalView journal

    signal chosen

    radius: Theme.panelRadius
    color: Theme.panel
    border.width: Theme.hairline
    border.color: Theme.lineStrong

    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Theme.small
        model: root.journal.kinds
        spacing: Theme.tiny
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        delegate: ActionButton {
            id: key

            required property string kind
            required property string name
            required property string facts

            objectName: `kind ${kind}`
            width: list.width
            height: Theme.touchTargetLeast
            text: qsTr("%1, %2").arg(key.name).arg(key.facts)
            textSize: Theme.label
            selected: root.journal.kind === kind

            onClicked: {
                root.journal.chooseKind(kind);
                root.chosen();
            }
        }
    }
}
