pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What the round came to, in the place of the race track. The cloth stays in sight.
Panel {
    id: root

    required property ResultView result

    signal receiptTouched

    readonly property bool won: result.sum !== ""
    readonly property bool roomy: !Theme.compact
    readonly property bool stacked: roomy || Theme.tall
    // Between what won and the receipt. A large sum gives way.
    readonly property int wordsStart: roomy && won ? Theme.px(1210) : about.x + about.width + Theme.large
    readonly property int wordsEnd: receipt.visible ? receipt.x - Theme.px(roomy ? 32 : 16) : width - Theme.px(roomy ? 40 : 16)
    readonly property int wordsRoom: wordsEnd - wordsStart

    objectName: "resultPanel"
    border.width: won ? Theme.selectedLine : Theme.hairline
    border.color: won ? Theme.brass : Theme.line

    Badge {
        x: Theme.px(root.roomy ? 36 : Theme.tall ? 24 : 8)
        anchors.verticalCenter: parent.verticalCenter
        pocket: root.result.pocket
        size: Theme.px(root.roomy ? 200 : Theme.tall ? 160 : 48)
    }

    Column {
        id: about

        x: Theme.px(root.roomy ? 272 : Theme.tall ? 208 : 68)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.small

        TapisText {
            text: root.result.colour
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(root.roomy ? 64 : Theme.tall ? 48 : 28)
        }

        TapisText {
            text: root.result.properties
            font.pixelSize: Theme.button
            visible: root.roomy || Theme.tall
            lineHeight: 1.3
        }
    }

    Rectangle {
        x: Theme.px(580)
        y: Theme.px(28)
        width: Theme.hairline
        height: parent.height - 2 * y
        color: Theme.line
        visible: root.roomy && root.won
    }

    Column {
        x: Theme.px(620)
        anchors.verticalCenter: parent.verticalCenter
        visible: root.roomy

        Repeater {
            model: root.result.wins

            Row {
                id: row

                required property string name
                required property string odds
                required property string amount

                height: Theme.px(36)

                TapisText {
                    width: Theme.px(280)
                    text: row.name
                    elide: Text.ElideRight
                }

                TapisText {
                    width: Theme.px(140)
                    text: row.odds
                    color: Theme.ivory2
                    horizontalAlignment: Text.AlignRight
                }

                TapisText {
                    width: Theme.px(160)
                    text: row.amount
                    font.weight: Font.DemiBold
                    horizontalAlignment: Text.AlignRight
                }
            }
        }
    }

    ReceiptKey {
        id: receipt

        objectName: "resultReceipt"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(root.roomy ? 32 : Theme.tall ? 24 : 4)
        anchors.verticalCenter: parent.verticalCenter
        receipt: root.result.receipt
        codeSize: Theme.px(root.roomy ? 144 : Theme.tall ? 128 : 46)
        labelled: root.stacked

        onClicked: root.receiptTouched()
    }

    // One under another, or side by side where there is one line for all.
    Grid {
        x: root.wordsEnd - width
        anchors.verticalCenter: parent.verticalCenter
        columns: root.stacked ? 1 : 3
        columnSpacing: Theme.large
        horizontalItemAlignment: Grid.AlignRight
        verticalItemAlignment: Grid.AlignVCenter

        TapisText {
            id: title

            objectName: "resultWords"
            text: {
                if (root.won)
                    return qsTr("You win");
                return root.result.played ? qsTr("No win this round") : qsTr("You had no bets in this round");
            }
            color: root.won ? Theme.ivory : Theme.ivory2
            font.pixelSize: Theme.figure
        }

        TapisText {
            id: sum

            objectName: "resultSum"
            width: root.stacked ? Math.min(implicitWidth, root.wordsRoom) : implicitWidth
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.figure
            text: root.result.sum
            color: Theme.brassBright
            font.family: Theme.displayFont
            font.pixelSize: Theme.text(root.roomy ? 84 : Theme.tall ? 60 : 28)
            font.weight: Font.DemiBold
            visible: root.won
        }

        TapisText {
            width: Math.min(implicitWidth, root.wordsRoom - (root.stacked ? 0 : title.width + sum.width + 2 * Theme.large))
            horizontalAlignment: Text.AlignRight
            wrapMode: root.stacked ? Text.WordWrap : Text.NoWrap
            fontSizeMode: root.stacked ? Text.FixedSize : Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: root.result.line
            color: Theme.ivory2
            font.pixelSize: root.roomy ? Theme.button : Theme.label
            visible: text !== ""
        }
    }

    NumberAnimation on y {
        running: root.visible
        from: Theme.wide
        to: 0
        duration: Theme.resultTime
        easing.type: Easing.OutCubic
    }
}
