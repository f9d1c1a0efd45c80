pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The whole evening, from its first fact to its last, with its rounds.
T.Slider {
    id: root

    required property PastView past

    objectName: "evening"
    height: Theme.touchTargetLeast
    value: past.share

    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("The evening, %1").arg(root.past.place)

    onMoved: root.past.slide(root.visualPosition)

    background: Item {
        Rectangle {
            y: root.height - height - Theme.medium
            width: parent.width
            height: Theme.px(6)
            radius: height / 2
            color: Theme.pressed

            Rectangle {
                width: root.visualPosition * parent.width
                height: parent.height
                radius: height / 2
                color: Theme.brassDim
            }
        }

        Repeater {
            model: root.past.rounds

            Item {
                id: mark

                required property int index
                required property string name
                required property double share

                x: share * (root.width - root.handle.width) + root.handle.width / 2
                height: root.height

                Rectangle {
                    y: Theme.px(18)
                    width: Theme.hairline
                    height: parent.height - y - Theme.small
                    color: Theme.lineStrong
                }

                // Of the figures only as many as there is room for.
                TapisText {
                    anchors.horizontalCenter: parent.left
                    height: Theme.px(18)
                    text: mark.name
                    color: Theme.ivory2
                    font.pixelSize: Theme.px(14)
                    visible: mark.index % Math.ceil(root.past.rounds.rowCount() * Theme.px(44) / root.width) === 0
                }
            }
        }
    }

    handle: Rectangle {
        x: root.visualPosition * (root.width - width)
        y: root.height - height - Theme.px(3)
        width: Theme.px(24)
        height: width
        radius: width / 2
        color: root.pressed ? Theme.brassBright : Theme.brass
    }
}
