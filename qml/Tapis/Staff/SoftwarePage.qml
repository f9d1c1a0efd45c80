pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What runs here, and the hash that the laboratory compares.
Item {
    id: root

    required property SoftwareView software

    Column {
        width: parent.width
        spacing: Theme.small

        TapisText {
            objectName: "manifestFiles"
            text: root.software.files
            color: Theme.ivory2
            font.pixelSize: Theme.second
        }

        TapisText {
            objectName: "manifestDigest"
            width: parent.width
            text: root.software.digest
            color: Theme.brassBright
            font.pixelSize: Theme.figure
            wrapMode: Text.WordWrap
            bottomPadding: Theme.wide
        }

        Repeater {
            model: root.software.rows

            Item {
                id: line

                required property string key
                required property string name
                required property string text

                width: parent.width
                height: Theme.px(Theme.compact ? 40 : 56)

                TapisText {
                    width: Theme.px(Theme.compact ? 180 : 260) - Theme.small
                    height: parent.height
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(16)
                    text: line.name
                    color: Theme.ivory2
                }

                TapisText {
                    objectName: `software-${line.key}`
                    x: Theme.px(Theme.compact ? 180 : 260)
                    width: parent.width - x
                    height: parent.height
                    text: line.text
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(16)
                    elide: Text.ElideRight
                }

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                }
            }
        }
    }
}
