pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What can be set here. Each change is written down with its old and its new value.
Item {
    id: root

    required property StaffSettingsView settings

    TapisText {
        id: head

        objectName: "settingsBlocked"
        width: parent.width
        height: Theme.px(Theme.compact ? 40 : 56)
        text: root.settings.blocked || qsTr("Each change is written down with its old and new value.")
        color: root.settings.blocked ? Theme.warn : Theme.ivory2
        wrapMode: Text.WordWrap
    }

    ListView {
        id: list

        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: Math.min(parent.width - Theme.large, Theme.px(1000))
        model: root.settings.rows
        clip: true
        cacheBuffer: 0
        boundsBehavior: Flickable.StopAtBounds

        delegate: Item {
            id: line

            required property string key
            required property string name
            required property string text
            required property bool down
            required property bool up

            width: list.width
            height: Theme.px(Theme.compact ? 64 : 84)

            TapisText {
                height: parent.height
                text: line.name
            }

            Row {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.small

                ActionButton {
                    objectName: `less-${line.key}`
                    width: Theme.px(Theme.compact ? 52 : 64)
                    height: width
                    picture: "minus"
                    enabled: line.down
                    Accessible.name: qsTr("Less: %1").arg(line.name)

                    onClicked: root.settings.step(line.key, -1)
                }

                TapisText {
                    objectName: `setting-${line.key}`
                    width: Theme.px(140)
                    height: parent.height
                    horizontalAlignment: Text.AlignHCenter
                    text: line.text
                    color: Theme.brassBright
                    font.pixelSize: Theme.figure
                }

                ActionButton {
                    objectName: `more-${line.key}`
                    width: Theme.px(Theme.compact ? 52 : 64)
                    height: width
                    picture: "plus"
                    enabled: line.up
                    Accessible.name: qsTr("More: %1").arg(line.name)

                    onClicked: root.settings.step(line.key, 1)
                }
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
