pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The three dozens or the three columns against one another. What is missing of them are the zeros.
Row {
    id: root

    required property Rows thirds

    readonly property int third: (width - 2 * spacing) / 3

    spacing: Theme.medium
    height: Theme.px(96)

    Repeater {
        model: root.thirds

        Item {
            id: box

            required property string key
            required property string name
            required property int times
            required property real share

            width: root.third
            height: root.height

            TapisText {
                width: parent.width
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.label
                text: box.name
                font.pixelSize: Theme.px(24)
            }

            Rectangle {
                y: Theme.px(36)
                width: parent.width
                height: Theme.px(18)
                radius: Theme.tiny
                color: Theme.panel
            }

            Rectangle {
                y: Theme.px(36)
                // One in three is ordinary, and half of them all fills it.
                width: Math.round(parent.width * Math.min(1, 2 * box.share))
                height: Theme.px(18)
                radius: Theme.tiny
                color: Theme.brass
            }

            TapisText {
                objectName: `times-${box.key}`
                y: Theme.px(60)
                text: box.times
                font.pixelSize: Theme.px(28)
                font.weight: Font.DemiBold
            }
        }
    }
}
