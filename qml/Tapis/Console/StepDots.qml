pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Controls
import Tapis.Theme

// How far the round has come, from closed to settled.
Item {
    id: root

    required property int step

    readonly property list<string> names: [qsTr("Closed"), qsTr("Betting"), qsTr("Closing"), qsTr("Spinning"), qsTr("Settled")]
    readonly property int pitch: Theme.px(124)

    width: 5 * pitch
    height: Theme.px(64)

    Repeater {
        model: 4

        Rectangle {
            required property int index

            x: root.pitch * (index + 0.5)
            y: Theme.px(18)
            width: root.pitch
            height: Theme.selectedLine
            color: index < root.step ? Theme.brass : Theme.lineStrong
        }
    }

    Repeater {
        model: root.names

        Item {
            id: stop

            required property int index
            required property string modelData

            readonly property bool now: index === root.step

            x: root.pitch * index
            width: root.pitch
            height: root.height

            Rectangle {
                readonly property int size: Theme.px(stop.now ? 24 : 16)

                x: (stop.width - size) / 2
                y: Theme.px(19) - size / 2
                width: size
                height: size
                radius: size / 2
                color: stop.index <= root.step ? Theme.brass : Theme.bar
                border.width: Theme.selectedLine
                border.color: stop.index <= root.step ? Theme.brass : Theme.lineStrong
            }

            TapisText {
                x: Theme.px(2)
                y: Theme.px(38)
                width: parent.width - 2 * x
                height: Theme.px(26)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
                horizontalAlignment: Text.AlignHCenter
                text: stop.modelData
                color: stop.now ? Theme.brassBright : Theme.ivory2
                font.pixelSize: Theme.second
                font.weight: stop.now ? Font.DemiBold : Font.Normal
            }
        }
    }
}
