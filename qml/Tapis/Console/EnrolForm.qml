pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// A name on letters, a role, a PIN twice, and the PIN of a second person.
Item {
    id: root

    required property EnrolView enrol

    readonly property bool naming: enrol.stage === "name"

    Row {
        id: roles

        spacing: Theme.medium
        visible: root.naming

        Repeater {
            id: keys

            model: root.enrol.roles

            ActionButton {
                required property string role
                required text
                required selected

                objectName: `role-${role}`
                // All of them beside one another.
                width: Math.min(Theme.px(190), Math.floor((root.width - (keys.count - 1) * roles.spacing) / Math.max(1, keys.count)))
                height: Theme.px(64)

                onClicked: root.enrol.chooseRole(role)
            }
        }
    }

    ListView {
        width: parent.width
        height: Theme.px(64)
        spacing: Theme.medium
        orientation: ListView.Horizontal
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        visible: root.enrol.stage === "second"
        model: root.enrol.people

        delegate: ActionButton {
            required property string name
            required selected

            objectName: `second-${name}`
            width: Theme.px(190)
            height: Theme.px(64)
            text: name

            onClicked: root.enrol.choosePerson(name)
        }
    }

    TapisText {
        objectName: "enrolTitle"
        y: Theme.px(84)
        height: Theme.px(36)
        text: root.enrol.title
        color: Theme.ivory2
    }

    Rectangle {
        y: Theme.px(124)
        width: parent.width
        height: Theme.px(76)
        radius: Theme.buttonRadius
        color: Theme.room
        border.width: Theme.hairline
        border.color: Theme.lineStrong

        TapisText {
            objectName: "enrolText"
            x: Theme.px(20)
            height: parent.height
            text: root.enrol.text
            font.pixelSize: Theme.px(34)
            font.weight: Font.DemiBold
        }
    }

    TapisText {
        objectName: "enrolProblem"
        y: Theme.px(206)
        width: parent.width
        height: Theme.px(32)
        text: root.enrol.problem
        color: Theme.alarm
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(13)
    }

    LetterPad {
        y: Theme.px(244)
        visible: root.naming

        onTyped: text => root.enrol.type(text)
        onErased: root.enrol.erase()
    }

    DigitPad {
        y: Theme.px(244)
        keySize: Theme.px(80)
        visible: root.enrol.digits

        onTyped: digits => root.enrol.type(digits)
        onErased: root.enrol.erase()
    }

    ActionButton {
        objectName: "enrolConfirm"
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(88)
        text: root.enrol.confirmText
        primary: true
        textSize: Theme.px(28)
        enabled: root.enrol.canConfirm

        onClicked: root.enrol.confirm()
    }
}
