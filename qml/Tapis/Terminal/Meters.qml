import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Credit, bet and win. A long sum takes a smaller size, never less of itself.
Item {
    id: root

    required property MetersView meters
    // What the bets cover and may win, while they can be changed.
    property string prospects

    readonly property bool roomy: !Theme.compact
    readonly property int gap: Theme.px(roomy && !Theme.largeText ? 14 : 8)
    // On a small screen three sums leave large text less room; the credit is to be the largest.
    readonly property bool narrow: Theme.largeText && width < Theme.px(300)
    readonly property int labelSize: narrow ? Theme.px(18) : Theme.text(roomy ? 18 : 16)
    readonly property int figureSize: narrow ? Theme.px(20) : roomy && Theme.largeText ? Theme.px(28) : Theme.text(roomy ? 24 : 18)

    TapisText {
        id: name

        y: root.narrow ? -Theme.tiny : 0
        width: Math.min(implicitWidth, Math.floor(parent.width * (root.prospects && root.roomy ? 0.58 : 1)))
        text: root.meters.vouchers ? qsTr("Credit, vouchers %1").arg(root.meters.vouchers) : qsTr("Credit")
        color: Theme.ivory2
        font.pixelSize: root.labelSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(10)
    }

    TapisText {
        objectName: "prospects"
        anchors.baseline: name.baseline
        anchors.left: name.right
        anchors.leftMargin: root.gap
        anchors.right: parent.right
        anchors.rightMargin: Theme.compact && !Theme.tall ? Theme.large : 0
        horizontalAlignment: Text.AlignRight
        text: root.prospects
        color: Theme.ivory2
        font.pixelSize: Theme.text(root.roomy ? 16 : 14)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        // The smallest screens have no room for both; the slip's own panel tells it too.
        visible: text !== "" && !(Theme.compact && !Theme.tall && root.meters.vouchers)
    }

    TapisText {
        objectName: "creditMeter"
        // Lines of text are higher than their figures, large ones more than there is room for.
        y: Theme.largeText ? name.y + name.height - Theme.small : Theme.px(root.roomy ? 26 : 20)
        width: parent.width
        height: Theme.largeText ? others.y + Theme.px(6) - y : Theme.px(root.roomy ? 56 : 36)
        text: root.meters.credit
        Accessible.name: qsTr("Credit %1").arg(text)
        font.family: Theme.displayFont
        font.pixelSize: root.narrow ? Theme.px(32) : Theme.text(root.roomy ? 42 : 28)
        font.weight: Font.DemiBold
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(20)
    }

    // Two long sums stand below one another where the screen is narrow.
    Flow {
        id: others

        anchors.bottom: parent.bottom
        // Beside it the chip that is chosen has a ring around it.
        width: parent.width - (Theme.compact && !Theme.tall ? Theme.small : 0)

        Row {
            spacing: root.gap
            rightPadding: root.gap

            TapisText {
                text: qsTr("Bet")
                color: Theme.ivory2
                font.pixelSize: root.labelSize
                anchors.baseline: betFigure.baseline
            }

            TapisText {
                id: betFigure

                objectName: "betMeter"
                text: root.meters.bet
                Accessible.name: qsTr("Bet %1").arg(text)
                font.pixelSize: root.figureSize
                font.weight: Font.DemiBold
            }

            Rectangle {
                width: Theme.hairline
                height: betFigure.height
                color: Theme.line
                opacity: win.y === 0 ? 1 : 0
            }
        }

        Row {
            id: win

            spacing: root.gap

            TapisText {
                text: qsTr("Win")
                color: Theme.ivory2
                font.pixelSize: root.labelSize
                anchors.baseline: winFigure.baseline
            }

            TapisText {
                id: winFigure

                objectName: "winMeter"
                text: root.meters.win
                Accessible.name: qsTr("Win %1").arg(text)
                color: root.meters.winning ? Theme.brassBright : Theme.ivory
                font.pixelSize: root.figureSize
                font.weight: Font.DemiBold
            }
        }
    }
}
