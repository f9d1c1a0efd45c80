pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The irregularities that can be acted out at this table, each a touch away.
Rectangle {
    id: root

    required property ScenariosView scenarios

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
            required property string name
            required property string title

            objectName: `scenario-${name}`
            width: list.width - Theme.px(14)
            height: Theme.touchTarget
            text: title
            textSize: Theme.label

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
