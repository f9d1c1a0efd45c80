import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What a dispute would do, what became of it, and what was decided. The bars above and below stay in sight.
Rectangle {
    id: root

    required property DisputeView dispute

    readonly property bool roomy: !Theme.compact
    readonly property bool asked: dispute.stage === "asked"
    readonly property bool open: dispute.stage === "open"
    readonly property bool decided: dispute.stage === "decided"
    readonly property int bodySize: Theme.text(roomy ? 24 : 18)
    readonly property int keyHeight: Theme.px(roomy ? 88 : Theme.largeText ? 76 : 64)

    objectName: "disputePanel"
    color: Theme.room

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.margin, Theme.px(root.roomy ? 1240 : 1120))
        spacing: Theme.px(root.roomy ? 28 : 14)

        TapisText {
            objectName: "disputeTitle"
            width: parent.width
            text: root.dispute.about
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(root.roomy ? 64 : 40)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(24)
        }

        TapisText {
            objectName: "disputeCase"
            text: qsTr("Case %1").arg(root.dispute.case)
            color: Theme.brassBright
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
            visible: !root.asked
        }

        TapisText {
            width: parent.width
            text: root.dispute.kept
            font.pixelSize: root.bodySize
            wrapMode: Text.WordWrap
            visible: text !== ""
        }

        TapisText {
            objectName: "disputeTold"
            width: parent.width
            text: root.dispute.told
            color: root.decided ? Theme.brassBright : Theme.ivory
            font.pixelSize: root.decided ? Theme.title : root.bodySize
            wrapMode: Text.WordWrap
        }

        TapisText {
            width: parent.width
            text: root.dispute.next
            font.pixelSize: root.bodySize
            wrapMode: Text.WordWrap
        }

        TapisText {
            width: parent.width
            text: qsTr("Your credit stays here. Registered bets are settled as usual. You play on when the case is closed.")
            color: Theme.ivory2
            font.pixelSize: root.bodySize
            wrapMode: Text.WordWrap
            visible: !root.decided
        }

        Row {
            spacing: Theme.wide

            ActionButton {
                objectName: "disputeBack"
                width: Math.max(implicitWidth, Theme.px(root.roomy ? 320 : 240))
                height: root.keyHeight
                text: root.decided ? qsTr("Back to the table") : qsTr("No, back to the table")
                textSize: Theme.figure
                visible: !root.open

                onClicked: root.dispute.back()
            }

            ActionButton {
                objectName: "disputeConfirm"
                width: Math.max(implicitWidth, Theme.px(root.roomy ? 320 : 240))
                height: root.keyHeight
                text: qsTr("Yes, I dispute it")
                textSize: Theme.figure
                danger: true
                visible: root.asked

                onClicked: root.dispute.open()
            }

            ActionButton {
                objectName: "disputeWithdraw"
                width: Math.max(implicitWidth, Theme.px(root.roomy ? 320 : 240))
                height: root.keyHeight
                text: qsTr("Take the dispute back")
                second: qsTr("until somebody comes")
                textSize: Theme.figure
                visible: root.dispute.canWithdraw

                onClicked: root.dispute.withdraw()
            }
        }
    }
}
