import QtQuick
import QtQuick.Templates as T

import Tapis.Controls
import Tapis.Theme

// The receipt of a round as a small QR code. A touch makes it large.
T.AbstractButton {
    id: root

    required property string receipt
    required property int codeSize
    property bool labelled: true

    implicitWidth: Math.max(codeSize, label.visible ? label.implicitWidth : 0)
    implicitHeight: codeSize + (labelled ? Theme.tiny + label.height : 0)
    visible: receipt !== ""
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Receipt")
    Accessible.onPressAction: root.clicked()

    contentItem: Item {
        Image {
            id: code

            anchors.horizontalCenter: parent.horizontalCenter
            width: root.codeSize
            height: root.codeSize
            source: root.receipt ? `${Theme.pictures}/receipt/${root.receipt}/${root.codeSize}` : ""
        }

        Rectangle {
            anchors.fill: code
            color: "transparent"
            border.width: root.down || root.visualFocus ? Theme.litLine : 0
            border.color: Theme.brass
        }

        TapisText {
            id: label

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: code.bottom
            anchors.topMargin: Theme.tiny
            text: qsTr("Receipt")
            font.pixelSize: Theme.second
            visible: root.labelled
            Accessible.ignored: true
        }
    }
}
