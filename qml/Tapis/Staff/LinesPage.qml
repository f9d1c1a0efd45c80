pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Lines of the journal, newest first, to scroll through.
Item {
    id: root

    required property string title
    required property Rows lines
    required property bool reading

    TapisText {
        id: head

        width: parent.width
        height: Theme.px(Theme.compact ? 32 : 44)
        text: root.reading ? qsTr("Reading the journal …") : root.title
        color: Theme.ivory2
        font.pixelSize: Theme.second
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(13)
        wrapMode: Text.WordWrap
        elide: Text.ElideRight
    }

    ListView {
        id: list

        objectName: "staffLines"
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width - Theme.large
        model: root.lines
        clip: true
        cacheBuffer: 0 // no line is under way when the screen changes
        boundsBehavior: Flickable.StopAtBounds

        Accessible.role: Accessible.List
        Accessible.name: root.title

        delegate: Item {
            id: line

            required property int seq
            required property string time
            required property string what
            required property string amount

            objectName: `line-${seq}`
            width: list.width
            // Nothing of what a journal says is left out.
            height: Math.max(Theme.px(Theme.compact ? 34 : 46), what.implicitHeight + Theme.small)

            Accessible.role: Accessible.ListItem
            Accessible.name: `${line.time}, ${line.what}`

            TapisText {
                id: when

                width: 12 * Theme.second
                height: parent.height
                text: line.time
                color: Theme.ivory2
                font.pixelSize: Theme.second
            }

            TapisText {
                id: what

                anchors.left: when.right
                anchors.right: amount.left
                anchors.rightMargin: Theme.large
                height: parent.height
                text: line.what
                font.pixelSize: Theme.second
                wrapMode: Text.Wrap
            }

            TapisText {
                id: amount

                anchors.right: parent.right
                height: parent.height
                text: line.amount
                font.pixelSize: Theme.second
                font.weight: Font.DemiBold
            }

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: Theme.hairline
                color: Theme.line
            }
        }
    }

    ScrollMark {
        anchors.right: parent.right
        y: list.y
        height: list.height
        position: list.visibleArea.yPosition
        share: list.visibleArea.heightRatio
    }
}
