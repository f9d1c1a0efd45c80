import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Layout
import Tapis.Theme

// The player's own rounds on the cloth, one at a time, below a countdown that goes on.
Rectangle {
    id: root

    required property HistoryView history
    property string summary: ""
    property bool closable: true
    property bool disputable: false
    property bool receiptOffered: false

    readonly property bool roomy: !Theme.compact

    signal closed
    signal disputed(round: int)
    signal receiptTouched(receipt: string, round: int)

    color: Theme.room

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    Item {
        id: head

        x: Theme.margin
        y: Theme.large
        width: parent.width - 2 * Theme.margin
        height: Theme.px(root.roomy ? 96 : 64)

        Badge {
            id: badge

            anchors.verticalCenter: parent.verticalCenter
            pocket: root.history.pocket
            size: Theme.px(root.roomy ? 88 : 60)
            visible: root.history.pocket !== ""
        }

        Row {
            id: sum

            anchors.left: badge.right
            anchors.verticalCenter: parent.verticalCenter
            visible: root.history.inner !== ""

            TapisText {
                anchors.verticalCenter: parent.verticalCenter
                text: "+"
                color: Theme.ivory2
                font.pixelSize: Theme.px(28)
            }

            Badge {
                objectName: "historyInner"
                anchors.verticalCenter: parent.verticalCenter
                pocket: root.history.inner
                size: Theme.px(root.roomy ? 72 : 48)
            }

            TapisText {
                objectName: "historyTotal"
                anchors.verticalCenter: parent.verticalCenter
                text: "= " + root.history.total
                font.pixelSize: Theme.px(root.roomy ? 36 : 24)
                font.weight: Font.DemiBold
            }
        }

        Column {
            anchors.left: sum.visible ? sum.right : badge.visible ? badge.right : parent.left
            anchors.leftMargin: badge.visible ? Theme.large : 0
            anchors.right: sums.visible ? sums.left : keys.left
            anchors.rightMargin: Theme.small
            anchors.verticalCenter: parent.verticalCenter

            TapisText {
                objectName: "historyTitle"
                width: parent.width
                text: root.history.title
                font.family: Theme.greetingFont
                font.pixelSize: Theme.text(root.roomy ? 44 : 28)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(14)
            }

            TapisText {
                objectName: "historyRemark"
                width: parent.width
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(12)
                text: root.history.remark
                color: Theme.ivory2
                font.pixelSize: Theme.second
                visible: text !== ""
            }
        }

        Row {
            id: sums

            anchors.right: keys.left
            anchors.rightMargin: Theme.px(root.roomy ? 48 : 24)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(root.roomy ? 56 : 28)
            visible: root.history.count > 0

            LabelledSum {
                objectName: "historyStaked"
                label: qsTr("Bet")
                sum: root.history.staked
            }

            LabelledSum {
                objectName: "historyWon"
                label: qsTr("Won")
                sum: root.history.won
            }

            LabelledSum {
                objectName: "historyReturned"
                label: qsTr("Stakes back")
                sum: root.history.returned
            }
        }

        Row {
            id: keys

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.medium

            ReceiptKey {
                objectName: "historyReceipt"
                receipt: root.receiptOffered ? root.history.receipt : ""
                codeSize: Theme.px(root.roomy ? 88 : 60)
                labelled: false

                onClicked: root.receiptTouched(root.history.receipt, root.history.round)
            }

            ActionButton {
                objectName: "disputeRound"
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(root.roomy ? (Theme.largeText ? 330 : 290) : 130)
                height: Theme.px(64)
                text: root.roomy ? qsTr("I dispute this") : qsTr("Dispute")
                second: root.roomy ? qsTr("calls staff, keeps the records") : ""
                visible: root.disputable && root.history.count > 0

                onClicked: root.disputed(root.history.round)
            }

            ActionButton {
                objectName: "closeHistory"
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(root.roomy ? 140 : 64)
                height: Theme.px(64)
                text: root.roomy ? qsTr("Close") : ""
                picture: "close"
                visible: root.closable
                Accessible.name: qsTr("Close")

                onClicked: root.closed()
            }
        }
    }

    Item {
        id: middle

        anchors.top: head.bottom
        anchors.topMargin: Theme.medium
        anchors.bottom: sittingLine.top
        anchors.bottomMargin: Theme.small
        width: parent.width

        // Beside a menu there is more height than a cloth of that width should have.
        SlipCloth {
            objectName: "slipCloth"
            anchors.centerIn: parent
            width: Math.min(root.width - 2 * Theme.margin, Math.round(Theme.tall ? middle.height * 1056 / 1338 : middle.height * 1848 / 544))
            height: Theme.tall ? middle.height : Math.min(middle.height, Math.round(0.36 * width))
            share: root.roomy ? 0.94 : Theme.tall ? 0.8 : 0.6
            slip: root.history.drawn
        }
    }

    TapisText {
        id: sittingLine

        objectName: "sitting"
        x: Theme.margin
        width: parent.width - 2 * Theme.margin
        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.small
        height: Theme.px(26)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(root.history.spread ? 12 : 16)
        text: root.history.spread || root.summary
        font.pixelSize: Theme.second
    }

    Row {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.large
        x: Theme.margin
        spacing: Theme.large
        visible: root.history.count > 1

        ActionButton {
            objectName: "olderRound"
            width: Theme.px(140)
            height: Theme.px(root.roomy ? 64 : 52)
            text: qsTr("Older")
            enabled: root.history.at > 0

            onClicked: root.history.turnTo(root.history.at - 1)
        }

        RoundSlider {
            objectName: "roundSlider"
            width: root.width - 2 * Theme.margin - Theme.px(280 + 150) - 3 * Theme.large
            height: Theme.px(root.roomy ? 64 : 52)
            to: Math.max(1, root.history.count - 1)
            value: root.history.at

            onMoved: root.history.turnTo(value)
        }

        ActionButton {
            objectName: "newerRound"
            width: Theme.px(140)
            height: Theme.px(root.roomy ? 64 : 52)
            text: qsTr("Newer")
            enabled: root.history.at < root.history.count - 1

            onClicked: root.history.turnTo(root.history.at + 1)
        }

        TapisText {
            objectName: "historyPlace"
            width: Theme.px(150)
            height: parent.height
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            text: root.history.place
            color: Theme.ivory2
            font.pixelSize: Theme.second
        }
    }
}
