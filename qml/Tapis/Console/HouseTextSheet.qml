pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What the house has to say on its displays, typed line by line.
Overlay {
    id: root

    required property ConsoleView desk

    readonly property HouseTextView text: desk.houseText

    title: qsTr("Text on the displays")
    cardWidth: Theme.px(1100)
    cardHeight: Theme.px(940)

    onClosed: root.desk.closePanel()

    Column {
        width: parent.width
        spacing: Theme.small

        Repeater {
            model: root.text.lines

            ActionButton {
                id: line

                required property int index
                required text
                required property string unused
                required selected

                objectName: `textLine${index}`
                width: parent.width
                height: Theme.px(86)
                textSize: Theme.px(26)
                second: qsTr("Line %1, %2 letters left").arg(index + 1).arg(unused)

                onClicked: root.text.select(index)
            }
        }
    }

    LetterPad {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 3 * (Theme.px(86) + Theme.small) + Theme.large
        whole: true

        onTyped: text => root.text.type(text)
        onErased: root.text.erase()
    }

    Row {
        anchors.bottom: parent.bottom
        spacing: Theme.large

        ActionButton {
            objectName: "clearHouseText"
            width: Theme.px(360)
            height: Theme.px(88)
            text: qsTr("Take the text down")
            enabled: root.text.canClear

            onClicked: root.text.clear()
        }

        ActionButton {
            objectName: "orderHouseText"
            width: Theme.px(640)
            height: Theme.px(88)
            text: qsTr("Show it on the displays")
            primary: true
            enabled: root.text.canShow

            onClicked: root.text.order()
        }
    }
}
