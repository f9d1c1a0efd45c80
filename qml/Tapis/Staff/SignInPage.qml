import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Who is there: a name, then the PIN, which the table checks.
Item {
    id: root

    required property StaffView staff

    PersonPad {
        objectName: "signInPad"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: Theme.px(Theme.compact ? 16 : 48)
        person: root.staff.person
        confirm: qsTr("Sign in")
    }

    ActionButton {
        objectName: "enterByKey"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.wide
        width: Theme.px(Theme.compact ? 460 : 620)
        height: Theme.px(Theme.compact ? 64 : 88)
        text: qsTr("Look without signing in")
        second: qsTr("the door is open and the table is away")
        visible: root.staff.byKey

        onClicked: root.staff.enterByKey()
    }
}
