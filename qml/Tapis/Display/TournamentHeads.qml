import QtQuick

import Tapis.Controls
import Tapis.Theme

// What stands in the columns of the leaderboard.
Item {
    id: root

    required property string gapTitle
    // Chips have been given out.
    required property bool begun
    // They are awarded.
    required property bool prizes
    required property bool tall

    height: Theme.px(36)

    HeadText {
        x: Theme.px(6)
        width: Theme.px(98)
        text: qsTr("Place")
    }

    HeadText {
        x: Theme.px(104)
        width: Theme.px(64)
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
        visible: root.begun || root.prizes
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

    HeadText {
        x: Theme.px(736)
        width: Theme.px(root.tall ? 224 + 144 : 536)
        text: qsTr("Prize")
        horizontalAlignment: Text.AlignRight
        visible: root.prizes
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
