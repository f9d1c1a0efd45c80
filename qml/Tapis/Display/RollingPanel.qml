import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// In the place of the number, while nobody knows it: the three shapes it may have, and nothing in them.
Item {
    id: root

    required property DisplayWheelView wheel

    Column {
        anchors.centerIn: parent
        width: parent.width
        spacing: Theme.wide

        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(580)
            height: width

            Image {
                anchors.centerIn: parent
                source: `${Theme.pictures}/outlines/${Theme.px(580)}`
            }

            TapisText {
                objectName: "rollingTitle"
                anchors.centerIn: parent
                width: Theme.px(400)
                horizontalAlignment: Text.AlignHCenter
                height: Theme.px(260)
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(40)
                text: root.wheel.title
                lineHeight: 0.9
                font.family: Theme.greetingFont
                font.pixelSize: Theme.px(104)
            }
        }

        TapisText {
            objectName: "rollingLine"
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.wheel.line
            font.pixelSize: Theme.px(32)
            font.weight: Font.Medium
        }
    }
}
