import QtQuick

import Tapis.Controls
import Tapis.Theme

// What something is, and how much, at the two ends of a line.
Item {
    id: root

    required property string label
    required property string figure
    property int labelSize: Theme.button
    property int figureSize: Theme.figure

    implicitHeight: Theme.px(Theme.compact ? 32 : 40)

    TapisText {
        anchors.left: parent.left
        anchors.right: sum.left
        anchors.rightMargin: Theme.small
        height: parent.height
        text: root.label
        color: Theme.ivory2
        font.pixelSize: root.labelSize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(11)
        elide: Text.ElideRight
    }

    TapisText {
        id: sum

        anchors.right: parent.right
        height: parent.height
        text: root.figure
        font.pixelSize: root.figureSize
        font.weight: Font.DemiBold
    }
}
