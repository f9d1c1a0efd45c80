import QtQuick

import Tapis.Controls
import Tapis.Theme

// What stands in the columns of the leaderboard.
Item {
    id: root

    required property string gapTitle
    // Chips have been given out.
    required property bool begun
    required property bool tall

    height: Theme.px(36)

    HeadText {
        x: Theme.px(12)
        width: Theme.px(86)
        text: qsTr("Place")
    }

    HeadText {
        x: Theme.px(98)
        width: Theme.px(76)
        text: qsTr("Seat")
    }

    HeadText {
        x: Theme.px(180)
        width: Theme.px(180)
        text: qsTr("Player")
        horizontalAlignment: Text.AlignLeft
    }

    HeadText {
        x: Theme.px(580)
        width: Theme.px(144)
        text: qsTr("Chips")
        horizontalAlignment: Text.AlignRight
        visible: root.begun
    }

    HeadText {
        x: Theme.px(736)
        width: Theme.px(136)
        text: qsTr("Last spin")
        horizontalAlignment: Text.AlignRight
        visible: root.begun
    }

    HeadText {
        x: Theme.px(880)
        width: Theme.px(root.tall ? 224 : 144)
        text: root.gapTitle
        horizontalAlignment: Text.AlignRight
        visible: root.begun
    }

    component HeadText: TapisText {
        height: Theme.px(36)
        horizontalAlignment: Text.AlignHCenter
        color: Theme.ivory2
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        font.pixelSize: Theme.px(24)
    }
}
