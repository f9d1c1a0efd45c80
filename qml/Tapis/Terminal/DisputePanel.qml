import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What became of a dispute, and what happens next. The bars above and below stay in sight.
Rectangle {
    id: root

    required property DisputeView dispute

    readonly property bool roomy: !Theme.compact

    objectName: "disputePanel"
    color: Theme.room

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.margin, Theme.px(root.roomy ? 1240 : 900))
        spacing: Theme.px(root.roomy ? 28 : 16)

        TapisText {
            objectName: "disputeTitle"
            width: parent.width
            text: root.dispute.about
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(root.roomy ? 64 : 40)
            wrapMode: Text.WordWrap
        }

        TapisText {
            objectName: "disputeCase"
            text: qsTr("Case %1").arg(root.dispute.case)
            color: Theme.brassBright
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
        }

        TapisText {
            width: parent.width
            text: root.dispute.kept
            font.pixelSize: Theme.figure
            wrapMode: Text.WordWrap
        }

        TapisText {
            objectName: "disputeTold"
            width: parent.width
            text: root.dispute.told
            font.pixelSize: Theme.figure
            wrapMode: Text.WordWrap
        }

        TapisText {
            width: parent.width
            text: root.dispute.next
            font.pixelSize: Theme.figure
            wrapMode: Text.WordWrap
        }

        TapisText {
            width: parent.width
            text: qsTr("Your credit stays here. Registered bets are settled as usual. You play on when the case is closed.")
            color: Theme.ivory2
            font.pixelSize: Theme.figure
            wrapMode: Text.WordWrap
        }
    }
}
