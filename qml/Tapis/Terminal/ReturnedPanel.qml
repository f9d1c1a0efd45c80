pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Bets that went back at the close, each with its reason.
Panel {
    id: root

    required property NoticeView notice
    // Beside the wheel there is half of the room, and the list stands below its title.
    property bool narrow: false

    readonly property bool roomy: !Theme.compact
    // As many as there is room for, in two columns, or in one on a narrow screen.
    readonly property int rowsMax: narrow ? 4 : roomy ? 12 : Theme.tall ? 6 : 4
    readonly property int reasonRoom: list.width - nameRoom - amountRoom - 2 * Theme.medium
    readonly property int nameRoom: narrow ? list.width * 0.36 : Theme.px(roomy ? 220 : Theme.tall ? 200 : 132)
    readonly property int amountRoom: narrow ? list.width * 0.2 : Theme.px(roomy || Theme.tall ? 110 : 84)
    readonly property int textSize: roomy || Theme.tall ? Theme.button : Theme.label

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
        y: root.narrow ? Theme.medium : (root.height - height) / 2
        width: root.narrow ? root.width - x - Theme.medium : Theme.px(root.roomy ? 480 : Theme.tall ? 352 : 288)

        TapisText {
            objectName: "returnedTitle"
            width: parent.width
            text: qsTr("%1 returned to your credit").arg(root.notice.returnedSum)
            font.pixelSize: root.roomy ? Theme.title : Theme.tall ? Theme.text(22) : Theme.second
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
        }

        TapisText {
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: qsTr("not taken into the round")
            color: Theme.ivory2
            font.pixelSize: root.textSize
        }
    }

    Grid {
        id: list

        x: root.narrow ? Theme.large : Theme.px(root.roomy ? 600 : Theme.tall ? 440 : 360)
        y: root.narrow ? title.y + title.height + Theme.small : (root.height - height) / 2
        width: root.narrow ? root.width - 2 * x : implicitWidth
        columns: root.narrow || Theme.tall ? 1 : 2
        columnSpacing: Theme.px(root.roomy ? 40 : 20)
        rowSpacing: !root.narrow && (root.roomy || Theme.tall) ? Theme.small : 0

        Repeater {
            model: root.notice.returned

            Row {
                id: row

                required property int index
                required property string name
                required property string amount
                required property string why

                visible: index < root.rowsMax
                spacing: Theme.medium

                TapisText {
                    width: root.nameRoom
                    text: row.name
                    font.pixelSize: root.textSize
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(12)
                    elide: Text.ElideRight
                }

                TapisText {
                    width: root.amountRoom
                    text: row.amount
                    font.pixelSize: root.textSize
                    font.weight: Font.DemiBold
                    horizontalAlignment: Text.AlignRight
                    elide: Text.ElideRight
                }

                TapisText {
                    objectName: `returned${row.index}`
                    width: root.narrow ? root.reasonRoom : Theme.px(root.roomy ? 220 : Theme.tall ? 250 : 184)
                    text: row.index === root.rowsMax - 1 && root.notice.returned.rowCount() > root.rowsMax ? qsTr("and others") : row.why
                    color: Theme.ivory2
                    font.pixelSize: root.textSize
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(11)
                    elide: Text.ElideRight
                }
            }
        }
    }
}
