import QtQuick

import Tapis.Controls
import Tapis.Theme

// Two halves of the cloth against one another, as parts of one line.
Item {
    id: root

    required property int index
    required property string leftName
    required property string rightName
    required property int leftTimes
    required property int rightTimes

    readonly property bool colours: index === 0
    readonly property int both: leftTimes + rightTimes
    readonly property real leftShare: both > 0 ? leftTimes / both : 0.5

    height: Theme.px(42)

    TapisText {
        text: `${root.leftName}  ${root.leftTimes}`
        font.pixelSize: Theme.second
    }

    TapisText {
        anchors.right: parent.right
        text: `${root.rightTimes}  ${root.rightName}`
        font.pixelSize: Theme.second
    }

    Rectangle {
        id: leftPart

        anchors.bottom: parent.bottom
        width: Math.round((root.width - Theme.tiny) * root.leftShare)
        height: Theme.px(12)
        color: root.colours ? Theme.red : Theme.brass
        border.width: root.colours ? Theme.hairline : 0
        border.color: Theme.redLine
    }

    Rectangle {
        anchors.bottom: parent.bottom
        anchors.left: leftPart.right
        anchors.leftMargin: Theme.tiny
        anchors.right: parent.right
        height: Theme.px(12)
        color: root.colours ? Theme.black : Theme.brassDim
        border.width: root.colours ? Theme.hairline : 0
        border.color: Theme.blackLine
    }
}
