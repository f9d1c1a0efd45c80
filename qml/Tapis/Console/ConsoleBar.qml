import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The table, how far its round is, the clock, and who is signed in.
Rectangle {
    id: root

    required property ConsoleView desk

    height: Theme.px(88)
    color: Theme.bar

    Column {
        x: Theme.wide
        width: Theme.px(560)
        anchors.verticalCenter: parent.verticalCenter

        TapisText {
            objectName: "tableName"
            width: parent.width
            text: root.desk.table
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        TapisText {
            width: parent.width
            height: Math.min(implicitHeight, Theme.px(40))
            text: root.desk.ruleSet
            color: Theme.ivory2
            font.pixelSize: Theme.second
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(13)
        }
    }

    StepDots {
        x: Theme.px(648)
        anchors.verticalCenter: parent.verticalCenter
        step: root.desk.stage.step
        visible: root.desk.screen === "work"
    }

    Column {
        x: root.width - Theme.px(480) - width
        anchors.verticalCenter: parent.verticalCenter

        TapisText {
            anchors.right: parent.right
            text: root.desk.time
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
        }

        TapisText {
            anchors.right: parent.right
            width: Theme.px(160)
            text: root.desk.day
            color: Theme.ivory2
            font.pixelSize: Theme.second
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            horizontalAlignment: Text.AlignRight
        }
    }

    Row {
        x: root.width - Theme.px(448)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.medium
        visible: root.desk.who !== ""

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: "attendant"
        }

        Column {
            width: Theme.px(116)

            TapisText {
                objectName: "whoText"
                width: parent.width
                text: root.desk.who
                font.weight: Font.DemiBold
                elide: Text.ElideRight
            }

            TapisText {
                objectName: "roleText"
                width: parent.width
                text: root.desk.role
                color: Theme.ivory2
                font.pixelSize: Theme.second
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
            }
        }
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.wide
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.medium
        visible: root.desk.screen === "work"

        ActionButton {
            objectName: "menuButton"
            width: Theme.px(136)
            height: Theme.px(64)
            text: qsTr("Table")
            selected: root.desk.panel === "menu"

            onClicked: root.desk.openPanel("menu")
        }

        ActionButton {
            objectName: "signOutButton"
            width: Theme.px(108)
            height: Theme.px(64)
            text: qsTr("Lock")
            picture: "lock"

            onClicked: root.desk.signOut()
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }
}
