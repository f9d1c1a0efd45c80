import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The picture of a terminal as it was, and below it the way through the evening.
Item {
    id: root

    required property PastView past

    // A page that is higher than its picture needs has its controls right below it.
    readonly property int pictureHeight: Math.min(width / past.shape, height - controls.height - Theme.medium)

    implicitHeight: width / past.shape + controls.height + Theme.medium

    onVisibleChanged: root.past.watch(visible)
    Component.onCompleted: root.past.watch(visible)

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.pictureHeight * root.past.shape
        height: root.pictureHeight
        color: Theme.panel

        Image {
            objectName: "pastPicture"
            anchors.fill: parent
            source: root.past.picture
            sourceSize: Qt.size(width, height)
            cache: false
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The screen as it was")
        }

        TapisText {
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.wide
            text: root.past.trouble || qsTr("Reading ...")
            color: root.past.trouble ? Theme.alarm : Theme.ivory2
            font.pixelSize: Theme.second
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            visible: root.past.picture === ""
        }
    }

    Column {
        id: controls

        y: root.pictureHeight + Theme.small
        width: parent.width
        spacing: Theme.small

        Item {
            width: parent.width
            height: root.width > Theme.px(900) ? Theme.px(28) : Theme.px(66)

            TapisText {
                id: place

                objectName: "pastPlace"
                height: Theme.px(26)
                text: root.past.place
                color: Theme.ivory2
                font.pixelSize: Theme.label
            }

            TapisText {
                readonly property bool beside: root.width > Theme.px(900)

                objectName: "pastWords"
                x: beside ? place.width + Theme.wide : 0
                y: beside ? 0 : Theme.px(26)
                width: parent.width - x
                height: beside ? Theme.px(26) : Theme.px(40)
                text: root.past.trouble && root.past.picture !== "" ? root.past.trouble : root.past.words
                color: root.past.trouble ? Theme.alarm : Theme.ivory
                font.pixelSize: Theme.label
                wrapMode: Text.Wrap
                maximumLineCount: beside ? 1 : 2
                elide: Text.ElideRight
            }
        }

        PastSlider {
            width: parent.width
            past: root.past
        }

        PhaseBar {
            width: parent.width
            past: root.past
        }

        PastKeys {
            width: parent.width
            past: root.past
        }
    }
}
