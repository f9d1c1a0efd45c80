import QtQuick
import QtQuick.Templates as T

import Tapis.Controls
import Tapis.Theme

// A seat that needs somebody, and for what.
T.AbstractButton {
    id: root

    required property string seat
    required property string word
    required property bool alarm
    // The seat that the finger went down on: another may have come to stand here since.
    property string held

    signal chosen(seat: string)

    objectName: `need-${seat}`

    onPressed: held = seat
    onClicked: {
        if (held === seat)
            chosen(seat);
    }

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Seat %1, %2").arg(root.seat).arg(root.word)
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.down ? Theme.pressed : root.alarm ? Theme.alarmFill : Theme.panel
        border.width: Theme.hairline
        border.color: root.alarm ? Theme.alarmEdge : Theme.warn
    }

    contentItem: Item {
        TapisText {
            id: name

            x: Theme.medium
            height: parent.height
            text: root.seat
            font.weight: Font.DemiBold
        }

        TapisText {
            anchors.left: name.right
            anchors.leftMargin: Theme.small
            anchors.right: parent.right
            anchors.rightMargin: Theme.small
            height: parent.height
            text: root.word
            color: root.alarm ? Theme.alarm : Theme.warn
            font.pixelSize: Theme.second
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
            elide: Text.ElideRight
        }
    }
}
