pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The round one is in, with its phases. A touch goes to that part of it.
Rectangle {
    id: root

    required property PastView past

    objectName: "round"
    height: Theme.touchTargetLeast
    radius: Theme.tiny
    color: Theme.panel

    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("The round")

    Repeater {
        model: root.past.phases

        Rectangle {
            id: phase

            required property string name
            required property double share
            required property double length

            x: share * root.width
            width: length * root.width - Theme.px(2)
            height: root.height
            radius: Theme.tiny
            color: Theme.raised

            TapisText {
                anchors.centerIn: parent
                width: parent.width - Theme.small
                text: phase.name
                color: Theme.ivory2
                font.pixelSize: Theme.label
                horizontalAlignment: Text.AlignHCenter
                visible: implicitWidth <= width
            }
        }
    }

    Rectangle {
        x: root.past.shareOfRound * root.width - width / 2
        width: Theme.litLine
        height: root.height
        color: Theme.brass
        visible: root.past.picture !== ""
    }

    MouseArea {
        anchors.fill: parent

        onPressed: mouse => root.past.slideInRound(mouse.x / width)
        onPositionChanged: mouse => root.past.slideInRound(mouse.x / width)
    }
}
