import QtQuick

import Tapis.Controls
import Tapis.Theme

// A level below one that was won: what it has come to, and which of them starts again. Upright it is a
// line of a list.
Item {
    id: root

    required property int index
    required property int rank
    required property string name
    required property string value
    required property string sign
    required property int wonRank
    property bool tall: false

    readonly property int middleY: height / 2

    objectName: "wonLevel"

    Rectangle {
        x: root.tall ? 0 : -Theme.px(24)
        y: root.tall ? 0 : Theme.px(28)
        width: root.tall ? root.width : Theme.hairline
        height: root.tall ? Theme.hairline : Theme.px(104)
        color: Theme.line
        visible: root.index > 0
    }

    Image {
        y: (root.tall ? root.middleY : Theme.px(60)) - height / 2
        source: `image://tapis/nova-sign/${root.rank}/${Theme.px(root.tall ? 60 : 44)}/ivory2`
    }

    TapisText {
        x: Theme.px(root.tall ? 92 : 60)
        y: root.tall ? root.middleY - height / 2 : Theme.px(36)
        width: root.tall ? Theme.px(400) : root.width - x - Theme.px(40)
        height: Theme.px(root.tall ? 72 : 48)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(16)
        text: root.name
        font.family: Theme.greetingFont
        font.pixelSize: Theme.px(root.tall ? 54 : 36)
    }

    TapisText {
        id: value

        x: root.tall ? root.width - width : 0
        y: root.tall ? root.middleY - height / 2 : Theme.px(94)
        width: Math.min(implicitWidth, root.tall ? Theme.px(440) : root.width - Theme.px(40) - (again.visible ? Theme.px(100) : 0))
        height: Theme.px(root.tall ? 64 : 40)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(16)
        text: root.sign + root.value
        font.pixelSize: Theme.px(root.tall ? 50 : 30)
        font.weight: Font.DemiBold
    }

    TapisText {
        id: again

        objectName: "startsAgain"
        x: root.tall ? Theme.px(500) : value.width + Theme.px(14)
        y: value.y
        width: root.tall ? Theme.px(240) : root.width - x - Theme.px(32)
        height: value.height
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        text: qsTr("starts again")
        color: Theme.ivory2
        font.pixelSize: Theme.px(root.tall ? 28 : 18)
        visible: root.rank === root.wonRank
    }
}
