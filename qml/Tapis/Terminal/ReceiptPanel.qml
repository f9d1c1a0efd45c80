import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The receipt of a round, large enough for a phone. The bars above and below stay in sight.
Rectangle {
    id: root

    required property string receipt
    required property int round
    required property ReceiptPrintingView printing

    readonly property bool roomy: !Theme.compact
    readonly property int codeSize: Math.floor(Math.min(width - 2 * Theme.margin, height - 2 * Theme.wide, Theme.px(900)))
    // Beside the code, or below it on a tall screen.
    readonly property int wordsWidth: Theme.tall ? codeSize : Math.min(Theme.px(640), width - codeSize - 3 * Theme.margin)

    signal closed

    objectName: "receiptPanel"
    color: Theme.room

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    Grid {
        anchors.centerIn: parent
        columns: Theme.tall ? 1 : 2
        columnSpacing: Theme.margin
        rowSpacing: Theme.margin
        verticalItemAlignment: Grid.AlignVCenter

        Image {
            objectName: "receiptCode"
            width: root.codeSize
            height: root.codeSize
            source: `${Theme.pictures}/receipt/${root.receipt}/${root.codeSize}`
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("QR code of the receipt")
        }

        Column {
            width: root.wordsWidth
            spacing: Theme.px(root.roomy ? 24 : 14)

            TapisText {
                objectName: "receiptTitle"
                width: parent.width
                text: qsTr("Receipt of round %1").arg(root.round)
                font.family: Theme.greetingFont
                font.pixelSize: Theme.text(root.roomy ? 56 : 36)
                wrapMode: Text.WordWrap
            }

            TapisText {
                width: parent.width
                text: qsTr("Scan to keep proof of your bets")
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
            }

            TapisText {
                width: parent.width
                text: qsTr("The table has signed what it registered for you. It is no ticket and has no value.")
                color: Theme.ivory2
                font.pixelSize: Theme.figure
                wrapMode: Text.WordWrap
            }

            Row {
                spacing: Theme.medium

                ActionButton {
                    objectName: "printReceipt"
                    width: Theme.px(root.roomy ? 200 : 160)
                    height: Theme.px(64)
                    text: qsTr("Print")
                    enabled: root.printing.possible
                    visible: root.printing.offered

                    onClicked: root.printing.print(root.round)
                }

                ActionButton {
                    objectName: "closeReceipt"
                    width: Theme.px(root.roomy ? 200 : 160)
                    height: Theme.px(64)
                    text: qsTr("Close")
                    picture: "close"

                    onClicked: root.closed()
                }
            }
        }
    }
}
