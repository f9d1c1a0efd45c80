import QtQuick

import Tapis.Theme

// A figure between a minus and a plus.
Row {
    id: root

    required property int value
    required property bool canStepDown
    required property bool canStepUp
    property string name
    property int keySize: Theme.px(64)

    signal stepped(by: int)

    spacing: Theme.px(2)

    ActionButton {
        objectName: "stepDown"
        width: root.keySize
        height: root.keySize
        picture: "minus"
        enabled: root.canStepDown
        Accessible.name: qsTr("fewer %1").arg(root.name)

        onClicked: root.stepped(-1)
    }

    TapisText {
        width: root.keySize * 15 / 16
        height: root.keySize
        text: root.value
        color: Theme.brassBright
        font.pixelSize: Math.round(root.keySize * 0.6)
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignHCenter
    }

    ActionButton {
        objectName: "stepUp"
        width: root.keySize
        height: root.keySize
        picture: "plus"
        enabled: root.canStepUp
        Accessible.name: qsTr("more %1").arg(root.name)

        onClicked: root.stepped(1)
    }
}
