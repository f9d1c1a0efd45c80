pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The rules of play and the pay table, chapter by chapter, below a countdown that goes on.
Rectangle {
    id: root

    required property HelpView help

    // How many characters a line of a table has room for: large text leaves fewer.
    readonly property int room: page.width / (0.6 * Theme.button)

    signal closed
    signal disputed

    color: Theme.room

    Component.onCompleted: root.help.open(root.room)

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    GridView {
        id: chapters

        readonly property int across: Theme.tall ? 3 : 1

        x: Theme.margin
        y: Theme.wide
        width: Theme.tall ? parent.width - 2 * Theme.margin + Theme.small : Theme.px(Theme.compact ? 280 : 400)
        // The last row has a gap below it too.
        height: Theme.tall ? contentHeight : parent.height - 2 * Theme.wide + Theme.small
        cellWidth: Math.floor(width / across)
        // Long titles have two lines where large text needs them. Else all of them are in sight, where
        // that leaves enough to touch.
        cellHeight: (Theme.compact && Theme.largeText ? Theme.px(72) : Theme.tall ? Theme.touchTarget : Math.max(Theme.touchTargetLeast, Math.min(Theme.touchTarget, Math.floor(height / Math.max(1, count)) - Theme.small))) + Theme.small
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.help.titles

        delegate: ActionButton {
            required property int number
            required property string title

            objectName: `chapter${number}`
            width: chapters.cellWidth - (Theme.tall ? Theme.small : 0)
            height: chapters.cellHeight - Theme.small
            text: title
            selected: number === root.help.shown

            onClicked: root.help.turnTo(number)
        }
    }

    Panel {
        x: Theme.tall ? Theme.margin : chapters.x + chapters.width + Theme.wide
        y: Theme.tall ? chapters.y + chapters.height + Theme.large : Theme.wide
        width: parent.width - x - Theme.margin
        height: parent.height - y - Theme.wide

        TapisText {
            objectName: "chapterTitle"
            x: Theme.wide
            y: Theme.large
            width: dispute.x - x - Theme.medium
            height: Theme.px(64)
            text: root.help.title
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(44)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(24)
        }

        ActionButton {
            id: dispute

            objectName: "disputeNow"
            anchors.right: close.left
            anchors.rightMargin: Theme.medium
            y: Theme.large
            width: Theme.px(Theme.compact ? (Theme.largeText ? 190 : 170) : Theme.largeText ? 330 : 290)
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
            model: root.help.written ? root.help.blocks : null

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
