import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Between rounds, in the place of the cloth: a look at the play so far, a limit, or a break.
Rectangle {
    id: root

    required property TerminalView terminal

    readonly property CareView care: terminal.care
    readonly property bool roomy: !Theme.compact
    readonly property int keyHeight: Theme.px(roomy ? 88 : Theme.largeText ? 76 : 64)
    readonly property int keyWidth: Theme.px(roomy ? 320 : Theme.largeText ? 300 : 240)

    objectName: "carePanel"
    color: Theme.room

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    Column {
        anchors.centerIn: parent
        width: Theme.px(root.roomy ? 1240 : 960)
        spacing: Theme.px(root.roomy ? 28 : 16)

        TapisText {
            objectName: "careTitle"
            width: parent.width
            text: root.care.title
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(root.roomy ? 72 : 48)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
        }

        TapisText {
            objectName: "careExplanation"
            width: parent.width
            text: root.care.explanation
            color: Theme.ivory2
            font.pixelSize: Theme.text(root.roomy ? 24 : 18)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
        }

        TapisText {
            objectName: "breakLeft"
            width: parent.width
            text: root.care.breakLeft
            color: Theme.brassBright
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(root.roomy ? 104 : 64)
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignHCenter
            visible: root.care.stage === "break"
        }

        SittingFigures {
            anchors.horizontalCenter: parent.horizontalCenter
            sitting: root.terminal.sitting
        }

        Item {
            width: 1
            height: Theme.small
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.wide

            ActionButton {
                objectName: "careGoOn"
                width: root.keyWidth
                height: root.keyHeight
                text: root.care.stage === "check" ? qsTr("Play on") : qsTr("Stay and watch")
                second: root.care.waitText
                textSize: Theme.figure
                enabled: root.care.holdSeconds === 0
                visible: root.care.stage !== "break"

                onClicked: root.care.goOn()
            }

            ActionButton {
                objectName: "endBreak"
                width: root.keyWidth
                height: root.keyHeight
                text: qsTr("Back to the table")
                second: root.care.waitText
                textSize: Theme.figure
                enabled: root.care.holdSeconds === 0
                visible: root.care.stage === "break"

                onClicked: root.care.endBreak()
            }

            ActionButton {
                objectName: "careCashOut"
                width: root.keyWidth
                height: root.keyHeight
                text: qsTr("Cash out")
                second: root.terminal.cashOut.reason
                picture: "ticket"
                textSize: Theme.figure
                primary: root.care.stage === "limit"
                enabled: root.terminal.cashOut.possible

                onClicked: root.terminal.cashOut.leave()
            }
        }

        Column {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.medium
            visible: root.care.stage === "check" && root.care.canRest

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: qsTr("Or take a break: your credit is kept.")
                color: Theme.ivory2
                font.pixelSize: Theme.second
            }

            BreakKeys {
                anchors.horizontalCenter: parent.horizontalCenter
                care: root.care
            }
        }
    }
}
