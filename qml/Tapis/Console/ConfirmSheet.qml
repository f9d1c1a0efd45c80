import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What another console asks a second person for, with all that it does, and one key to confirm it.
Overlay {
    id: root

    required property ConfirmView confirm

    title: qsTr("A second person is asked: correct a result")
    cardWidth: Theme.px(1180)
    cardHeight: Theme.px(900)

    onClosed: root.confirm.leave()

    Column {
        id: told

        width: parent.width
        spacing: Theme.medium

        Rectangle {
            width: parent.width
            height: says.implicitHeight + 2 * Theme.px(18)
            radius: Theme.tileRadius
            color: Theme.alarmFill
            border.width: Theme.hairline
            border.color: Theme.alarmEdge

            TapisText {
                id: says

                objectName: "confirmSays"
                x: Theme.px(20)
                y: Theme.px(18)
                width: parent.width - 2 * x
                text: root.confirm.says
                color: Theme.dangerText
                wrapMode: Text.WordWrap
                lineHeight: 1.25
            }
        }

        TapisText {
            objectName: "confirmProblem"
            width: parent.width
            text: root.confirm.problem
            color: Theme.alarm
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
            visible: text !== ""
        }
    }

    DifferenceList {
        anchors.top: told.bottom
        anchors.topMargin: Theme.medium
        anchors.bottom: keys.top
        anchors.bottomMargin: Theme.large
        width: parent.width
        preview: root.confirm.preview
    }

    Row {
        id: keys

        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.medium

        ActionButton {
            objectName: "refuseOrder"
            width: Theme.px(320)
            height: Theme.px(104)
            text: qsTr("Do not confirm")

            onClicked: root.confirm.refuse()
        }

        ActionButton {
            objectName: "confirmOrder"
            width: parent.width - Theme.px(320) - Theme.medium
            height: Theme.px(104)
            text: root.confirm.confirmText
            primary: true
            textSize: Theme.px(30)
            enabled: root.confirm.canConfirm

            onClicked: root.confirm.confirm()
        }
    }
}
