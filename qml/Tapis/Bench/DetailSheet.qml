import QtQuick

import Tapis.Controls
import Tapis.Theme

// One line in full, over the list that it is from.
Rectangle {
    id: root

    required property string title
    required property string detail

    signal closed

    radius: Theme.panelRadius
    color: Theme.panel
    border.width: Theme.hairline
    border.color: Theme.lineStrong
    visible: title !== ""

    // What lies below is not touched through it.
    MouseArea {
        anchors.fill: parent
    }

    TapisText {
        x: Theme.large
        width: close.x - x - Theme.small
        height: Theme.px(60)
        text: root.title
        font.pixelSize: Theme.second
        font.weight: Font.DemiBold
        elide: Text.ElideRight
    }

    ActionButton {
        id: close

        objectName: "closeDetail"
        anchors.right: parent.right
        anchors.rightMargin: Theme.small
        y: Theme.small
        width: Theme.touchTargetLeast
        height: Theme.touchTargetLeast
        picture: "close"
        Accessible.name: qsTr("Close")

        onClicked: root.closed()
    }

    Flickable {
        id: page

        x: Theme.large
        y: Theme.px(60)
        width: parent.width - 2 * x
        height: parent.height - y - Theme.medium
        contentHeight: words.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        TapisText {
            id: words

            objectName: "detail"
            width: page.width
            text: root.detail
            color: Theme.ivory2
            font.pixelSize: Theme.label
            wrapMode: Text.Wrap
        }
    }

    ScrollMark {
        anchors.right: parent.right
        anchors.rightMargin: Theme.tiny
        y: page.y
        height: page.height
        position: page.visibleArea.yPosition
        share: page.visibleArea.heightRatio
    }
}
