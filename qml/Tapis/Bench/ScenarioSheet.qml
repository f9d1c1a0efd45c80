pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The irregularities that can be acted out at this table, each a touch away.
Rectangle {
    id: root

    required property ScenariosView scenarios
    required property string seat

    signal closed

    color: Theme.room

    Column {
        id: head

        x: Theme.px(20)
        width: Theme.px(440)
        spacing: Theme.px(6)

        Item {
            width: parent.width
            height: Theme.px(50)

            Column {
                TapisText {
                    text: qsTr("Scenarios")
                    font.pixelSize: Theme.px(22)
                    font.weight: Font.DemiBold
                }

                TapisText {
                    text: qsTr("Acted out at this table after the round")
                    color: Theme.ivory2
                    font.pixelSize: Theme.label
                }
            }

            ActionButton {
                objectName: "closeScenarios"
                anchors.right: parent.right
                width: Theme.px(92)
                height: parent.height
                text: qsTr("Close")
                textSize: Theme.second

                onClicked: root.closed()
            }
        }

        Row {
            spacing: Theme.small

            Repeater {
                model: [[`power-${root.seat}`, qsTr("Terminal on"), qsTr("Terminal off")], [`line-${root.seat}`, qsTr("Line whole"), qsTr("Line cut")], ["power-table", qsTr("Table on"), qsTr("Table off")]]

                ActionButton {
                    required property list<string> modelData

                    objectName: modelData[0]
                    width: (head.width - 2 * Theme.small) / 3
                    height: Theme.touchTargetLeast
                    text: selected ? modelData[2] : modelData[1]
                    textSize: Theme.label
                    selected: root.scenarios.outages.split(" ").includes(modelData[0])

                    onClicked: root.scenarios.turn(modelData[0])
                }
            }
        }

        TapisText {
            objectName: "scenarioStatus"
            width: parent.width
            height: Theme.px(62)
            text: root.scenarios.status || qsTr("Touch one to begin.")
            color: root.scenarios.failed ? Theme.alarm : Theme.ok
            font.pixelSize: Theme.label
            wrapMode: Text.WordWrap
            elide: Text.ElideRight

            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    ListView {
        id: list

        objectName: "scenarioList"
        anchors.top: head.bottom
        anchors.topMargin: Theme.small
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.small
        x: Theme.px(20)
        width: Theme.px(440)
        model: root.scenarios.rows
        spacing: Theme.px(6)
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Accessible.role: Accessible.List
        Accessible.name: qsTr("Scenarios")

        delegate: ActionButton {
            id: key

            required property string name
            required property string title
            required property string clauses

            objectName: `scenario-${name}`
            width: list.width - Theme.px(14)
            height: words.height + 2 * Theme.small
            text: title
            second: clauses

            contentItem: Item {
                Column {
                    id: words

                    x: Theme.medium
                    y: Theme.small
                    width: parent.width - 2 * Theme.medium
                    spacing: Theme.tiny

                    TapisText {
                        width: parent.width
                        text: key.title
                        color: key.ink
                        font.pixelSize: Theme.label
                        wrapMode: Text.WordWrap
                        Accessible.ignored: true
                    }

                    TapisText {
                        width: parent.width
                        text: key.clauses
                        color: Theme.ivory2
                        font.pixelSize: Theme.label
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
            }

            onClicked: root.scenarios.start(name)
        }
    }

    ScrollMark {
        anchors.right: list.right
        anchors.top: list.top
        height: list.height
        position: list.visibleArea.yPosition
        share: list.visibleArea.heightRatio
    }
}
