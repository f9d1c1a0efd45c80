import QtQuick

import Tapis.Controls
import Tapis.Theme

// Two halves of the cloth against one another. What is missing between them are the zeros.
Item {
    id: root

    required property string key
    required property string leftName
    required property string rightName
    required property int leftTimes
    required property int rightTimes
    required property real leftShare
    required property real rightShare

    readonly property bool colours: key === "red"

    height: Theme.px(96)

    TapisText {
        width: root.width / 2 - Theme.tiny
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        text: root.leftName
        font.pixelSize: Theme.px(24)
    }

    TapisText {
        anchors.right: parent.right
        width: root.width / 2 - Theme.tiny
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        horizontalAlignment: Text.AlignRight
        text: root.rightName
        font.pixelSize: Theme.px(24)
    }

    Rectangle {
        y: Theme.px(36)
        width: parent.width
        height: Theme.px(18)
        radius: Theme.tiny
        color: Theme.panel
    }

    Rectangle {
        y: Theme.px(36)
        width: Math.round(root.width * root.leftShare)
        height: Theme.px(18)
        radius: Theme.tiny
        color: root.colours ? Theme.red : Theme.brass
        border.width: root.colours ? Theme.px(1.5) : 0
        border.color: Theme.redLine
    }

    Rectangle {
        anchors.right: parent.right
        y: Theme.px(36)
        width: Math.round(root.width * root.rightShare)
        height: Theme.px(18)
        radius: Theme.tiny
        color: root.colours ? Theme.black : Theme.brassDim
        border.width: root.colours ? Theme.px(1.5) : 0
        border.color: Theme.ivory2
    }

    TapisText {
        y: Theme.px(60)
        text: root.leftTimes
        font.pixelSize: Theme.px(28)
        font.weight: Font.DemiBold
    }

    TapisText {
        anchors.right: parent.right
        y: Theme.px(60)
        text: root.rightTimes
        font.pixelSize: Theme.px(28)
        font.weight: Font.DemiBold
    }
}
