pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Controls
import Tapis.Theme

// One key for each page of the bench.
Row {
    id: root

    required property string page
    readonly property list<string> pages: ["devices", "trace", "journal", "past"]
    readonly property list<string> names: [qsTr("Devices"), qsTr("Trace"), qsTr("Journal"), qsTr("Past")]

    signal chosen(page: string)

    spacing: Theme.small

    Repeater {
        model: root.pages

        ActionButton {
            required property int index
            required property string modelData

            objectName: `tab ${modelData}`
            width: (root.width - (root.pages.length - 1) * root.spacing) / root.pages.length
            height: root.height
            text: root.names[index]
            textSize: Theme.second
            selected: root.page === modelData
            Accessible.role: Accessible.PageTab

            onClicked: root.chosen(modelData)
        }
    }
}
