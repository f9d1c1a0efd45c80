import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Winning bets that stay down for the next round, and the key that takes them off.
Item {
    id: root

    required property ActionsView actions

    readonly property string scanGroup: "actions"
    readonly property bool roomy: !Theme.compact

    TapisText {
        objectName: "ridingWords"
        width: takeOff.x - Theme.medium
        height: parent.height
        text: qsTr("Your winning bets of %1 stay down for the next spin").arg(root.actions.riding)
        color: Theme.brassBright
        font.pixelSize: Theme.text(root.roomy ? 24 : 18)
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(14)
    }

    ActionButton {
        id: takeOff

        objectName: "takeOffButton"
        anchors.right: parent.right
        width: Theme.px(root.roomy ? 200 : Theme.tall ? 200 : 140)
        height: parent.height
        text: qsTr("Take them off")
        picture: "undo"
        stacked: true

        onClicked: root.actions.withdrawWinners()
    }
}
