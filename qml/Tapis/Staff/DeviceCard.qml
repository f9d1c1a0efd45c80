import QtQuick

import Tapis.Controls
import Tapis.Theme

// One device: how it is, a button that tries it, and what came of that.
Panel {
    id: root

    required property string title
    required property string condition
    required property string says
    required property string action
    required property string result
    property bool possible: true
    property string name
    // What it says of itself.
    property string about: ""

    signal tried

    Column {
        x: Theme.wide
        y: Theme.wide
        width: parent.width - 2 * x
        spacing: Theme.large

        TapisText {
            width: parent.width
            text: root.title
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        TapisText {
            objectName: `${root.name}Condition`
            width: parent.width
            text: root.condition
            color: Theme.brassBright
            wrapMode: Text.WordWrap
        }

        TapisText {
            objectName: `${root.name}About`
            width: parent.width
            text: root.about
            font.pixelSize: Theme.second
            wrapMode: Text.WordWrap
            visible: text !== ""
        }

        TapisText {
            width: parent.width
            text: root.says
            color: Theme.ivory2
            font.pixelSize: Theme.second
            wrapMode: Text.WordWrap
            visible: text !== ""
        }

        ActionButton {
            objectName: `${root.name}Try`
            width: parent.width
            height: Theme.px(Theme.compact ? 60 : 80)
            text: root.action
            enabled: root.possible
            visible: text !== ""

            onClicked: root.tried()
        }

        TapisText {
            objectName: `${root.name}Result`
            width: parent.width
            text: root.result
            wrapMode: Text.WordWrap
        }
    }
}
