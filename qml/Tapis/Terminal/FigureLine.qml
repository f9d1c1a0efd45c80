import QtQuick

import Tapis.Controls
import Tapis.Theme

// What something is, and how much, at the two ends of a line.
Item {
    id: root

    required property string label
    required property string figure

    implicitHeight: Theme.px(Theme.compact ? 32 : 40)

    TapisText {
        anchors.left: parent.left
        anchors.right: sum.left
        anchors.rightMargin: Theme.small
        height: parent.height
        text: root.label
        color: Theme.ivory2
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(13)
        elide: Text.ElideRight
    }

    TapisText {
        id: sum

        anchors.right: parent.right
        height: parent.height
        text: root.figure
        font.pixelSize: Theme.figure
        font.weight: Font.DemiBold
    }
}
