pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The facts of a journal, newest first, as they are written.
Item {
    id: root

    required property JournalView journal

    property bool kindsShown: false

    onVisibleChanged: root.journal.watch(visible)
    Component.onCompleted: root.journal.watch(visible)

    Row {
        id: names

        width: parent.width
        spacing: Theme.small

        Repeater {
            model: [root.journal.terminal, "table.db"]

            ActionButton {
                required property string modelData

                objectName: `journal ${modelData}`
                width: (names.width - names.spacing) / 2
                height: Theme.touchTargetLeast
                text: modelData
                textSize: Theme.label
                selected: root.journal.name === modelData

                onClicked: root.journal.choose(modelData)
            }
        }
    }

    Row {
        id: filters

        anchors.top: names.bottom
        anchors.topMargin: Theme.small
        width: parent.width
        spacing: Theme.small

        ActionButton {
            objectName: "kinds"
            width: (filters.width - filters.spacing) / 2
            height: Theme.touchTargetLeast
            text: root.journal.kindName
            textSize: Theme.label
            selected: root.kindsShown || root.journal.kind !== ""

            onClicked: root.kindsShown = !root.kindsShown
        }

        ActionButton {
            objectName: "roundBefore"
            width: Theme.touchTargetLeast
            height: Theme.touchTargetLeast
            picture: "minus"
            Accessible.name: qsTr("The round before")

            onClicked: root.journal.stepRound(-1)
        }

        TapisText {
            width: filters.width / 2 - 2 * Theme.touchTargetLeast - 2.5 * filters.spacing
            height: Theme.touchTargetLeast
            text: root.journal.round
            font.pixelSize: Theme.label
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
        }

        ActionButton {
            objectName: "roundAfter"
            width: Theme.touchTargetLeast
            height: Theme.touchTargetLeast
            picture: "plus"
            Accessible.name: qsTr("The round after")

            onClicked: root.journal.stepRound(1)
        }
    }

    ListView {
        id: list

        objectName: "factLines"
        anchors.top: filters.bottom
        anchors.topMargin: Theme.small
        anchors.bottom: keys.top
        anchors.bottomMargin: Theme.small
        width: parent.width
        model: root.journal.rows
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        delegate: FactLine {
            width: list.width

            onClicked: root.journal.open(number)
        }
    }

    ScrollMark {
        anchors.right: parent.right
        anchors.rightMargin: -Theme.medium
        y: list.y
        height: list.height
        position: list.visibleArea.yPosition
        share: list.visibleArea.heightRatio
    }

    Row {
        id: keys

        anchors.bottom: chain.top
        width: parent.width
        spacing: Theme.small

        ActionButton {
            objectName: "factsOlder"
            width: (keys.width - keys.spacing) / 2
            height: Theme.touchTargetLeast
            text: qsTr("Older")
            textSize: Theme.second
            enabled: root.journal.hasOlder

            onClicked: {
                root.journal.older();
                list.positionViewAtBeginning();
            }
        }

        ActionButton {
            objectName: "factsNewest"
            width: (keys.width - keys.spacing) / 2
            height: Theme.touchTargetLeast
            text: qsTr("Newest")
            textSize: Theme.second
            selected: root.journal.live

            onClicked: {
                root.journal.newest();
                list.positionViewAtBeginning();
            }
        }
    }

    TapisText {
        id: chain

        objectName: "chain"
        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.max(Theme.px(36), implicitHeight + Theme.small)
        text: root.journal.chain
        color: root.journal.good ? Theme.ok : Theme.alarm
        font.pixelSize: Theme.label
        wrapMode: Text.Wrap
    }

    KindList {
        anchors.top: filters.bottom
        anchors.topMargin: Theme.small
        anchors.bottom: chain.top
        width: parent.width
        journal: root.journal
        visible: root.kindsShown

        onChosen: root.kindsShown = false
    }

    DetailSheet {
        anchors.bottom: keys.top
        anchors.bottomMargin: Theme.small
        width: parent.width
        height: parent.height * 0.6
        title: root.journal.openedTitle
        detail: root.journal.openedText

        onClosed: root.journal.open(0)
    }
}
