pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Bets that went back at the close, each with its reason.
Panel {
    id: root

    required property NoticeView notice

    border.color: Theme.warn

    Icon {
        id: sign

        x: Theme.wide
        y: Theme.wide
        size: Theme.px(32)
        name: "info"
        tint: "warn"
    }

    Column {
        anchors.left: sign.right
        anchors.leftMargin: Theme.large
        y: Theme.large
        width: Theme.px(480)

        TapisText {
            objectName: "returnedTitle"
            text: qsTr("%1 returned to your credit").arg(root.notice.returnedSum)
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
        }

        TapisText {
            text: qsTr("These bets were not taken into the round.")
            color: Theme.ivory2
            visible: !Theme.compact
        }
    }

    Grid {
        x: Theme.px(640)
        y: Theme.large
        columns: 2
        columnSpacing: Theme.wide
        rowSpacing: Theme.small
        visible: !Theme.compact

        Repeater {
            model: root.notice.returned

            Row {
                id: row

                required property int index
                required property string name
                required property string amount
                required property string why

                visible: index < 10
                spacing: Theme.medium

                TapisText {
                    width: Theme.px(230)
                    text: row.name
                    elide: Text.ElideRight
                }

                TapisText {
                    width: Theme.px(110)
                    text: row.amount
                    font.weight: Font.DemiBold
                    horizontalAlignment: Text.AlignRight
                }

                TapisText {
                    width: Theme.px(220)
                    text: row.why
                    color: Theme.ivory2
                    elide: Text.ElideRight
                }
            }
        }
    }
}
