pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Names at the left, a pad at the right. Its keys lie elsewhere each time.
Row {
    id: root

    required property PersonView person
    required property string confirm
    property string title: qsTr("Touch your name")
    property bool danger: false

    readonly property bool roomy: !Theme.compact
    readonly property int keyWidth: Theme.px(roomy ? 130 : 92)
    readonly property int keyHeight: Theme.px(roomy ? 96 : 60)

    spacing: Theme.px(root.roomy ? 64 : 32)

    Column {
        spacing: Theme.large

        TapisText {
            text: root.title
            font.pixelSize: Theme.figure
            font.weight: Font.DemiBold
        }

        GridView {
            id: names

            width: Theme.px(root.roomy ? 640 : 440)
            height: Theme.px(root.roomy ? 560 : 400)
            cellWidth: Math.floor(width / 2)
            cellHeight: Theme.px(root.roomy ? 100 : 72)
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.person.people

            delegate: Item {
                id: member

                required property string name
                required property string role
                required property bool selected

                width: names.cellWidth
                height: names.cellHeight

                ActionButton {
                    objectName: `person-${member.name}`
                    width: parent.width - Theme.medium
                    height: parent.height - Theme.medium
                    text: member.name
                    second: member.role
                    picture: "attendant"
                    selected: member.selected

                    onClicked: root.person.choose(member.name)
                }
            }
        }
    }

    Column {
        spacing: Theme.px(root.roomy ? 12 : 8)

        TapisText {
            text: root.person.name ? qsTr("PIN of %1").arg(root.person.name) : qsTr("PIN")
            font.pixelSize: Theme.figure
            font.weight: Font.DemiBold
        }

        Rectangle {
            width: pad.width
            height: Theme.px(root.roomy ? 64 : 48)
            radius: Theme.buttonRadius
            color: Theme.bar
            border.width: Theme.hairline
            border.color: Theme.lineStrong

            TapisText {
                objectName: "staffDots"
                anchors.centerIn: parent
                text: root.person.dots
                font.pixelSize: Theme.px(32)
            }
        }

        Grid {
            id: pad

            columns: 3
            spacing: Theme.px(root.roomy ? 10 : 8)

            Repeater {
                model: root.person.keys.split("")

                ActionButton {
                    id: key

                    required property string modelData

                    objectName: `key-${modelData}`
                    width: root.keyWidth
                    height: root.keyHeight
                    text: modelData
                    textSize: Theme.px(32)
                    enabled: root.person.name !== ""

                    onClicked: root.person.type(key.modelData)
                }
            }

            ActionButton {
                objectName: "key-erase"
                width: root.keyWidth
                height: root.keyHeight
                picture: "back"
                enabled: root.person.dots !== ""
                Accessible.name: qsTr("Erase")

                onClicked: root.person.erase()
            }
        }

        ActionButton {
            objectName: "personConfirm"
            width: pad.width
            height: Theme.px(root.roomy ? 80 : 56)
            text: root.confirm
            primary: !root.danger
            danger: root.danger
            enabled: root.person.canConfirm

            onClicked: root.person.confirm()
        }
    }
}
