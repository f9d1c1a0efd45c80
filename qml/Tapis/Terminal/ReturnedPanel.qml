pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Bets that went back at the close, each with its reason.
Panel {
    id: root

    required property NoticeView notice

    readonly property bool roomy: !Theme.compact
    // As many as there is room for, in two columns.
    readonly property int rowsMax: roomy ? 12 : 4

    border.color: Theme.warn

    Icon {
        id: sign

        x: root.roomy ? Theme.wide : Theme.large
        anchors.verticalCenter: title.verticalCenter
        size: Theme.px(root.roomy ? 32 : 26)
        name: "info"
        tint: "warn"
    }

    Column {
        id: title

        anchors.left: sign.right
        anchors.leftMargin: root.roomy ? Theme.large : Theme.medium
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(root.roomy ? 480 : 288)

        TapisText {
            objectName: "returnedTitle"
            width: parent.width
            text: qsTr("%1 returned to your credit").arg(root.notice.returnedSum)
            font.pixelSize: root.roomy ? Theme.title : Theme.second
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.label
        }

        TapisText {
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: qsTr("not taken into the round")
            color: Theme.ivory2
            font.pixelSize: root.roomy ? Theme.button : Theme.label
        }
    }

    Grid {
        id: list

        x: Theme.px(root.roomy ? 600 : 360)
        anchors.verticalCenter: parent.verticalCenter
        columns: 2
        columnSpacing: Theme.px(root.roomy ? 40 : 20)
        rowSpacing: root.roomy ? Theme.small : 0

        Repeater {
            model: root.notice.returned

            Row {
                id: row

                required property int index
                required property string name
                required property string amount
                required property string why

                readonly property int textSize: root.roomy ? Theme.button : Theme.label

                visible: index < root.rowsMax
                spacing: Theme.medium

                TapisText {
                    width: Theme.px(root.roomy ? 220 : 132)
                    text: row.name
                    font.pixelSize: row.textSize
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(12)
                    elide: Text.ElideRight
                }

                TapisText {
                    width: Theme.px(root.roomy ? 110 : 84)
                    text: row.amount
                    font.pixelSize: row.textSize
                    font.weight: Font.DemiBold
                    horizontalAlignment: Text.AlignRight
                    elide: Text.ElideRight
                }

                TapisText {
                    objectName: `returned${row.index}`
                    width: Theme.px(root.roomy ? 220 : 184)
                    text: row.index === root.rowsMax - 1 && root.notice.returned.rowCount() > root.rowsMax ? qsTr("and others") : row.why
                    color: Theme.ivory2
                    font.pixelSize: row.textSize
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(13)
                    elide: Text.ElideRight
                }
            }
        }
    }
}
