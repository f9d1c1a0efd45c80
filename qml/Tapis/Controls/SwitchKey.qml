import QtQuick
import QtQuick.Templates as T

import Tapis.Theme

// Something that is on or off: said by a word and by a place, not by a colour alone.
T.AbstractButton {
    id: root

    required property bool on

    readonly property string word: on ? qsTr("on") : qsTr("off")

    implicitHeight: Theme.px(64)

    Accessible.role: Accessible.CheckBox
    Accessible.name: qsTr("%1, %2").arg(root.text).arg(root.word)
    Accessible.checkable: true
    Accessible.checked: root.on
    Accessible.onPressAction: root.clicked()
    Accessible.onToggleAction: root.clicked()

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.down ? Theme.pressed : root.on ? Theme.brassWash : Theme.raised
        border.width: root.down || root.on ? Theme.selectedLine : Theme.hairline
        border.color: root.down || root.on ? Theme.brass : Theme.lineStrong
    }

    contentItem: Item {
        TapisText {
            x: Theme.large
            width: place.x - x - Theme.small
            height: parent.height
            text: root.text
            color: root.on ? Theme.brassBright : Theme.ivory
            font.weight: Font.Medium
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
            Accessible.ignored: true
        }

        Row {
            id: place

            anchors.right: parent.right
            anchors.rightMargin: Theme.large
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.medium

            TapisText {
                width: Theme.px(64)
                text: root.word
                color: root.on ? Theme.brassBright : Theme.ivory2
                font.pixelSize: Theme.second
                horizontalAlignment: Text.AlignRight
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
            }

            Rectangle {
                width: Theme.px(60)
                height: Theme.px(32)
                radius: height / 2
                color: root.on ? Theme.brass : Theme.panel
                border.width: Theme.selectedLine
                border.color: root.on ? Theme.brass : Theme.lineStrong

                Rectangle {
                    x: root.on ? parent.width - width - Theme.px(5) : Theme.px(5)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(22)
                    height: width
                    radius: width / 2
                    color: root.on ? Theme.ink : Theme.ivory2
                }
            }
        }
    }
}
