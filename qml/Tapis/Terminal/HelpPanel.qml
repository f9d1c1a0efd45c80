pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The rules of play and the pay table, chapter by chapter, below a countdown that goes on.
Rectangle {
    id: root

    required property HelpView help

    signal closed
    signal disputed

    color: Theme.room

    Component.onCompleted: root.help.open()

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    ListView {
        id: chapters

        x: Theme.margin
        y: Theme.wide
        width: Theme.px(Theme.compact ? 280 : 400)
        height: parent.height - 2 * Theme.wide
        spacing: Theme.small
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.help.titles

        delegate: ActionButton {
            required property int number
            required property string title

            objectName: `chapter${number}`
            width: chapters.width
            text: title
            selected: number === root.help.shown

            onClicked: root.help.turnTo(number)
        }
    }

    Panel {
        anchors.left: chapters.right
        anchors.leftMargin: Theme.wide
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        y: Theme.wide
        height: parent.height - 2 * Theme.wide

        TapisText {
            objectName: "chapterTitle"
            x: Theme.wide
            y: Theme.large
            height: Theme.px(64)
            text: root.help.title
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(44)
        }

        ActionButton {
            objectName: "disputeNow"
            anchors.right: close.left
            anchors.rightMargin: Theme.medium
            y: Theme.large
            width: Theme.px(Theme.compact ? 170 : 260)
            height: Theme.px(64)
            text: qsTr("I dispute this")
            second: Theme.compact ? "" : qsTr("calls staff, keeps the records")

            onClicked: root.disputed()
        }

        ActionButton {
            id: close

            objectName: "closeHelp"
            anchors.right: parent.right
            anchors.rightMargin: Theme.large
            y: Theme.large
            width: Theme.px(140)
            height: Theme.px(64)
            text: qsTr("Close")
            picture: "close"

            onClicked: root.closed()
        }

        ListView {
            id: page

            anchors.fill: parent
            anchors.margins: Theme.wide
            anchors.topMargin: Theme.px(96)
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.help.blocks

            delegate: RuleBlock {
                width: page.width - Theme.large
            }
        }

        ScrollMark {
            anchors.right: parent.right
            anchors.rightMargin: Theme.small
            y: page.y
            height: page.height
            position: page.visibleArea.yPosition
            share: page.visibleArea.heightRatio
        }
    }
}
