pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Who is there: a name, then the PIN.
Item {
    id: root

    required property ConsoleView desk

    readonly property SignInView signIn: desk.signIn

    Column {
        x: Theme.px(160)
        y: Theme.px(120)
        width: Theme.px(720)
        spacing: Theme.wide

        TapisText {
            text: qsTr("Sign in")
            font.family: Theme.greetingFont
            font.pixelSize: Theme.px(84)
        }

        TapisText {
            objectName: "unansweredText"
            width: parent.width
            text: root.signIn.unanswered
            color: Theme.warn
            font.pixelSize: Theme.px(22)
            wrapMode: Text.WordWrap
            visible: text !== ""
        }

        GridView {
            id: names

            width: parent.width
            height: Theme.px(620)
            cellWidth: Theme.px(360)
            cellHeight: Theme.px(108)
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            model: root.signIn.members

            delegate: Item {
                id: member

                required property string name
                required property string role
                required property bool selected
                required property bool lockedOut

                width: names.cellWidth
                height: names.cellHeight

                OrderButton {
                    objectName: `member-${member.name}`
                    width: parent.width - Theme.large
                    height: parent.height - Theme.medium
                    text: member.name
                    second: member.lockedOut ? qsTr("a supervisor must unlock") : member.role
                    picture: "attendant"
                    selected: member.selected
                    textSize: Theme.px(24)

                    onClicked: root.signIn.choose(member.name)
                }
            }
        }
    }

    LanguageKeys {
        x: Theme.px(160)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.wide
        width: Theme.px(720)
        languages: root.desk.languages
        spoken: root.desk.language

        onChosen: code => root.desk.speak(code)
    }

    Panel {
        x: root.width - width - Theme.px(160)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(640)
        height: Theme.px(852)
        radius: Theme.cardRadius

        Column {
            anchors.fill: parent
            anchors.margins: Theme.px(40)
            spacing: Theme.large

            TapisText {
                height: Theme.px(40)
                text: root.signIn.name ? qsTr("PIN of %1").arg(root.signIn.name) : qsTr("Touch your name")
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
            }

            Rectangle {
                width: parent.width
                height: Theme.px(76)
                radius: Theme.buttonRadius
                color: Theme.room
                border.width: Theme.hairline
                border.color: Theme.lineStrong

                TapisText {
                    objectName: "pinDots"
                    anchors.centerIn: parent
                    text: root.signIn.dots
                    font.pixelSize: Theme.px(40)
                }
            }

            TapisText {
                objectName: "signInProblem"
                width: parent.width
                height: Theme.px(48)
                text: root.signIn.problem
                color: Theme.alarm
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(13)
            }

            DigitPad {
                anchors.horizontalCenter: parent.horizontalCenter
                keySize: Theme.px(106)
                enabled: root.signIn.name !== ""

                onTyped: digits => root.signIn.type(digits)
                onErased: root.signIn.erase()
            }

            ActionButton {
                objectName: "signInConfirm"
                width: parent.width
                height: Theme.px(88)
                text: qsTr("Sign in")
                primary: true
                textSize: Theme.px(28)
                enabled: root.signIn.canConfirm

                onClicked: root.signIn.confirm()
            }
        }
    }
}
