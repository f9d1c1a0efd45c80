pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What the round came to, in the place of the stage. The cloth stays in sight. Brass is for whoever
// is better off; what came back of more is told in ivory.
Panel {
    id: root

    required property ResultView result

    signal receiptTouched

    readonly property bool roomy: !Theme.compact
    readonly property bool better: result.better
    // Spread-Bet is on offer: there are two numbers.
    readonly property bool rings: result.inner !== ""
    // Beside the way of a large win to the credit there is less room.
    readonly property bool big: roomy && result.big
    readonly property int edge: Theme.px(roomy ? 40 : 16)
    // Between what won and the receipt. A large sum gives way.
    readonly property int wordsStart: (list.visible ? list.x + list.width : rings ? spread.x + spread.width : about.x + about.width) + Theme.large
    readonly property int wordsEnd: receipt.visible ? receipt.x - Theme.px(roomy ? 32 : 12) : width - edge
    readonly property int wordsRoom: wordsEnd - wordsStart
    // Between the number and what won.
    readonly property int aboutRoom: list.visible ? list.x - about.x - Theme.px(20) : width
    // Where more than a line is to be told, or two numbers, the sum leaves room for it.
    readonly property bool crowded: !Theme.tall && (result.line.includes("\n") || rings && big)

    objectName: "resultPanel"
    border.width: better ? Theme.selectedLine : Theme.hairline
    border.color: better ? Theme.brass : Theme.line

    onVisibleChanged: {
        if (visible && !Theme.still)
            root.result.countUp();
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(6)
        radius: root.radius - Theme.px(6)
        color: "transparent"
        border.width: Theme.hairline
        border.color: Theme.brassDim
        visible: root.result.big
    }

    Badge {
        x: Theme.px(root.roomy ? 36 : Theme.tall ? 24 : 20)
        anchors.verticalCenter: parent.verticalCenter
        pocket: root.rings ? "" : root.result.pocket
        size: Theme.px(root.roomy ? 200 : Theme.tall ? 160 : 148)
        visible: !root.rings
    }

    SpreadResult {
        id: spread

        x: Theme.px(root.roomy ? 32 : 16)
        y: Theme.px(root.roomy ? 16 : Theme.tall ? 24 : 8)
        width: Theme.px(root.big ? 640 : root.roomy ? 860 : Theme.tall ? 480 : 396)
        height: parent.height - 2 * y
        result: root.result
        visible: root.rings
    }

    Column {
        id: about

        x: Theme.px(root.big ? 252 : root.roomy ? 272 : Theme.tall ? 208 : 188)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(root.roomy ? 6 : 2)
        visible: !root.rings

        TapisText {
            // Some scripts are taller than Latin letters.
            height: Math.min(implicitHeight, 1.1 * font.pixelSize)
            text: root.result.colour
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(root.roomy ? 60 : Theme.tall ? 48 : 44)
        }

        TapisText {
            width: Math.min(implicitWidth, root.aboutRoom)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            text: root.result.properties
            font.pixelSize: root.roomy ? Theme.button : Theme.label
            lineHeight: root.roomy ? 1.25 : 1.15
        }

        TapisText {
            objectName: "resultMoment"
            width: Math.min(implicitWidth, root.aboutRoom)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            text: root.result.moment
            color: Theme.ivory2
            font.pixelSize: root.roomy ? Theme.second : Theme.label
        }
    }

    Rectangle {
        x: list.x - Theme.px(root.big ? 24 : root.roomy ? 40 : 16)
        y: Theme.px(root.roomy ? 28 : 20)
        width: Theme.hairline
        height: parent.height - 2 * y
        color: Theme.line
        visible: list.visible && root.result.played
    }

    Column {
        id: list

        x: Theme.px(root.rings && root.big ? 716 : root.rings && root.roomy ? 944 : root.big ? 532 : root.roomy ? 620 : 400)
        width: Theme.px(root.rings && root.big ? 340 : root.rings && root.roomy ? 400 : root.big ? 404 : root.roomy ? 580 : 330)
        anchors.verticalCenter: parent.verticalCenter
        visible: !Theme.tall

        Repeater {
            model: root.result.wins

            Item {
                id: row

                required property string name
                required property string odds
                required property string amount
                required property bool apart

                readonly property int textSize: root.roomy ? Theme.button : Theme.text(17)

                width: list.width
                height: Theme.px(root.roomy ? 36 : 29)

                Rectangle {
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                    visible: row.apart
                }

                TapisText {
                    width: parent.width * 0.5
                    height: parent.height
                    text: row.name
                    color: row.apart ? Theme.ivory2 : Theme.ivory
                    elide: Text.ElideRight
                    font.pixelSize: row.textSize
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(13)
                }

                TapisText {
                    x: parent.width * 0.5
                    width: parent.width * 0.23
                    height: parent.height
                    text: row.odds
                    color: Theme.ivory2
                    horizontalAlignment: Text.AlignRight
                    font.pixelSize: row.textSize
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(13)
                }

                TapisText {
                    x: parent.width * 0.73
                    width: parent.width * 0.27
                    height: parent.height
                    text: row.amount
                    color: row.apart ? Theme.ivory2 : Theme.ivory
                    font.pixelSize: row.textSize
                    font.weight: Font.DemiBold
                    horizontalAlignment: Text.AlignRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(13)
                }
            }
        }
    }

    ReceiptKey {
        id: receipt

        objectName: "resultReceipt"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(root.roomy ? 32 : Theme.tall ? 24 : 16)
        anchors.verticalCenter: parent.verticalCenter
        receipt: root.result.receipt
        codeSize: Theme.px(root.roomy ? 144 : Theme.tall ? 128 : 104)
        labelled: true

        onClicked: root.receiptTouched()
    }

    Column {
        x: root.wordsEnd - width
        anchors.verticalCenter: parent.verticalCenter

        TapisText {
            id: title

            objectName: "resultWords"
            anchors.right: parent.right
            width: Math.min(implicitWidth, root.wordsRoom)
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignRight
            text: root.result.title
            color: root.better ? Theme.ivory : Theme.ivory2
            font.pixelSize: root.better ? Theme.figure : Theme.text(root.roomy ? 20 : 18)
        }

        TapisText {
            id: sum

            objectName: "resultSum"
            anchors.right: parent.right
            // It does not move as it is counted up.
            width: Math.min(whole.advanceWidth + Theme.small, root.wordsRoom)
            height: root.better ? implicitHeight : implicitHeight * 1.2
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(root.better ? 20 : 15)
            text: root.result.counted
            Accessible.name: root.result.sum
            color: root.better ? Theme.brassBright : Theme.ivory
            font.family: Theme.displayFont
            font.pixelSize: {
                if (!root.better)
                    return Theme.text(root.roomy ? (root.crowded ? 36 : 44) : root.crowded ? 28 : 34);
                return Theme.text(root.crowded ? (root.roomy ? 64 : 36) : root.roomy ? (root.result.big ? 112 : 84) : root.result.big ? 72 : 60);
            }
            font.weight: Font.DemiBold
            visible: text !== ""
        }

        TapisText {
            objectName: "resultLine"
            anchors.right: parent.right
            width: Math.min(implicitWidth, root.wordsRoom)
            height: Math.min(implicitHeight, root.height - title.height - (sum.visible ? sum.height : 0) - Theme.px(20))
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(12)
            text: root.result.line
            color: root.better ? Theme.ivory : Theme.ivory2
            font.pixelSize: root.roomy ? Theme.button : Theme.label
            visible: text !== ""
        }
    }

    TextMetrics {
        id: whole

        font: sum.font
        text: root.result.sum
    }

    NumberAnimation on y {
        running: root.visible
        from: Theme.wide
        to: 0
        duration: Theme.resultTime
        easing.type: Easing.OutCubic
    }
}
