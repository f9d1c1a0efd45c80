import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The marker of a player who has other limits than the table, and for how long. The limits themselves
// are those on the sign beside it.
Rectangle {
    id: root

    required property TerminalView terminal
    required property int textSize
    property bool offered: true

    objectName: "limitsMarker"
    height: words.height + Theme.px(4)
    radius: Theme.px(6)
    color: Theme.brassWash
    border.width: Theme.hairline
    border.color: Theme.brass
    visible: offered && terminal.marker !== ""

    Column {
        id: words

        x: Theme.px(4)
        y: Theme.px(2)
        width: parent.width - 2 * x

        TapisText {
            objectName: "markerText"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            text: root.terminal.marker
            color: Theme.brassBright
            font.pixelSize: root.textSize
            font.weight: Font.DemiBold
        }

        TapisText {
            objectName: "markerTime"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            text: root.terminal.markerTime
            color: Theme.brassBright
            font.pixelSize: root.textSize
        }
    }
}
