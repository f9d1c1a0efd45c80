pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What the terms say about this session.
Panel {
    id: root

    required property Rows figures

    visible: repeater.count > 0

    Column {
        id: lines

        x: Theme.px(32)
        y: Theme.medium
        width: parent.width - 2 * x

        Repeater {
            id: repeater

            model: root.figures

            Item {
                id: line

                required property int index
                required property string name
                required property string figure

                width: lines.width
                height: Math.min(Theme.px(80), (root.height - 2 * Theme.medium) / Math.max(1, repeater.count))

                TapisText {
                    width: parent.width - figure.width - Theme.medium
                    height: parent.height
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.label
                    text: line.name
                    color: Theme.ivory2
                    font.pixelSize: Theme.px(24)
                }

                TapisText {
                    id: figure

                    objectName: `figure${line.index}`
                    anchors.right: parent.right
                    height: parent.height
                    text: line.figure
                    font.pixelSize: Theme.px(26)
                    font.weight: Font.DemiBold
                }

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                    visible: line.index < repeater.count - 1
                }
            }
        }
    }
}
