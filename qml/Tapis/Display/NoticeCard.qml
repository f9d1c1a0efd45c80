pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What the house announces ahead: the table closing, other limits.
Panel {
    id: root

    required property Rows notices

    readonly property bool any: repeater.count > 0

    objectName: "notices"
    height: lines.implicitHeight + 2 * Theme.large
    visible: any

    Column {
        id: lines

        x: Theme.wide
        y: Theme.large
        width: parent.width - 2 * x
        spacing: Theme.small

        Repeater {
            id: repeater

            model: root.notices

            Row {
                id: notice

                required property int index
                required property string title
                required property string detail

                width: lines.width
                spacing: Theme.medium

                Icon {
                    y: Theme.px(2)
                    name: "bell"
                    tint: "warn"
                    size: Theme.px(28)
                }

                Column {
                    width: notice.width - Theme.px(40)

                    TapisText {
                        objectName: `noticeTitle${notice.index}`
                        width: parent.width
                        text: notice.title
                        font.pixelSize: Theme.px(26)
                        font.weight: Font.DemiBold
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.label
                        elide: Text.ElideRight
                    }

                    TapisText {
                        objectName: `noticeDetail${notice.index}`
                        width: parent.width
                        text: notice.detail
                        color: Theme.ivory2
                        font.pixelSize: Theme.px(24)
                        wrapMode: Text.WordWrap
                        visible: text !== ""
                    }
                }
            }
        }
    }
}
