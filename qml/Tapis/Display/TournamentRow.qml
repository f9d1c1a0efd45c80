import QtQuick

import Tapis.Controls
import Tapis.Theme

// A player of the session: place, seat, stack, what the last spin did, and how far it is to the
// last place that qualifies.
Rectangle {
    id: root

    required property string entrant
    required property int line
    required property string place
    required property string seat
    required property string name
    required property string stack
    required property real share
    required property string last
    required property int gain
    required property string gap
    required property string note
    required property string about
    required property bool warned
    required property bool ahead
    required property bool out
    required property string prize
    // The stack that qualifies, as a share of the longest.
    required property real mark
    required property bool tall

    readonly property color plain: out ? Theme.ivory3 : Theme.ivory

    objectName: `stack-${entrant}`
    radius: Theme.panelRadius
    color: out ? Theme.bar : Theme.panel
    border.width: Theme.hairline
    border.color: Theme.line

    TapisText {
        objectName: `place-${root.entrant}`
        x: Theme.px(12)
        width: Theme.px(86)
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        text: root.place
        color: root.out ? Theme.ivory3 : root.ahead ? Theme.brassBright : Theme.ivory
        font.pixelSize: Theme.px(40)
        font.weight: Font.DemiBold
    }

    Rectangle {
        x: Theme.px(111)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(50)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.selectedLine
        border.color: Theme.lineStrong

        TapisText {
            anchors.centerIn: parent
            width: parent.width - Theme.small
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.label
            text: root.seat
            color: root.plain
            font.pixelSize: Theme.px(24)
            font.weight: Font.DemiBold
        }
    }

    TapisText {
        id: who

        x: Theme.px(180)
        width: Theme.px(170)
        height: parent.height
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        text: root.name
        color: root.plain
        font.pixelSize: Theme.px(30)
        font.weight: Font.Medium
        font.strikeout: root.out
    }

    Rectangle {
        x: Theme.px(360)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(220)
        height: Theme.px(12)
        radius: height / 2
        color: Theme.pressed
        visible: !root.out && root.stack !== ""

        Rectangle {
            width: Math.max(parent.height, parent.width * root.share)
            height: parent.height
            radius: height / 2
            color: root.ahead ? Theme.brass : Theme.lineStrong
        }

        Rectangle {
            x: parent.width * root.mark - width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.selectedLine
            height: Theme.px(28)
            color: Theme.ivory2
            visible: root.mark > 0
        }
    }

    TapisText {
        objectName: `chips-${root.entrant}`
        x: Theme.px(590)
        width: Theme.px(134)
        height: parent.height
        horizontalAlignment: Text.AlignRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        text: root.stack
        color: root.plain
        font.pixelSize: Theme.px(36)
        font.weight: Font.DemiBold
    }

    Icon {
        x: Theme.px(736)
        anchors.verticalCenter: parent.verticalCenter
        name: root.gain > 0 ? "up" : "down"
        tint: root.gain > 0 ? "ok" : "ivory2"
        size: Theme.px(24)
        visible: root.gain !== 0
    }

    TapisText {
        x: Theme.px(762)
        width: Theme.px(110)
        height: parent.height
        horizontalAlignment: Text.AlignRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        text: root.last
        color: root.gain > 0 ? Theme.ok : Theme.ivory2
        font.pixelSize: Theme.px(28)
        font.weight: Font.DemiBold
    }

    TapisText {
        objectName: `gap-${root.entrant}`
        x: Theme.px(880)
        width: Theme.px(root.tall ? 224 : 144)
        height: root.tall && root.note ? parent.height / 2 : parent.height
        horizontalAlignment: Text.AlignRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        text: root.gap
        color: root.ahead ? Theme.brassBright : Theme.ivory2
        font.pixelSize: Theme.px(26)
    }

    TapisText {
        objectName: `prize-${root.entrant}`
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        width: Theme.px(300)
        height: parent.height
        horizontalAlignment: Text.AlignRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        text: root.prize
        color: Theme.brassBright
        font.pixelSize: Theme.px(40)
        font.weight: Font.DemiBold
    }

    Column {
        // A note stands beside the prize, where there is one.
        x: Theme.px(root.prize ? 736 : root.tall ? 880 : 1036)
        y: root.tall && root.gap ? parent.height / 2 : (parent.height - height) / 2
        width: Theme.px(root.prize && root.tall ? 100 : root.tall ? 224 : 236)

        TapisText {
            objectName: `note-${root.entrant}`
            width: parent.width
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.label
            text: root.note
            color: root.warned ? Theme.warn : root.plain
            font.pixelSize: Theme.px(24)
            font.weight: Font.Medium
        }

        TapisText {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.label
            text: root.about
            color: Theme.ivory2
            font.pixelSize: Theme.px(24)
            visible: text !== "" && !root.tall
        }
    }
}
