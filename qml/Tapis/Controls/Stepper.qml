import QtQuick

import Tapis.Theme

// A figure between a minus and a plus.
Row {
    id: root

    required property int value
    required property bool canStepDown
    required property bool canStepUp
    property string name

    signal stepped(by: int)

    spacing: Theme.px(2)

    ActionButton {
        objectName: "stepDown"
        width: Theme.px(64)
        height: Theme.px(64)
        picture: "minus"
        enabled: root.canStepDown
        Accessible.name: qsTr("fewer %1").arg(root.name)

        onClicked: root.stepped(-1)
    }

    TapisText {
        width: Theme.px(60)
        height: Theme.px(64)
        text: root.value
        color: Theme.brassBright
        font.pixelSize: Theme.px(38)
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
    }

    ActionButton {
        objectName: "stepUp"
        width: Theme.px(64)
        height: Theme.px(64)
        picture: "plus"
        enabled: root.canStepUp
        Accessible.name: qsTr("more %1").arg(root.name)

        onClicked: root.stepped(1)
    }
}
