import QtQuick

import Tapis.Controls
import Tapis.Theme

// One level: its sign and name, what it stands at, and before what it must fall. The greatest is largest.
Rectangle {
    id: root

    required property int rank
    required property string name
    required property string value
    required property string limit
    required property real share
    required property bool stopped
    required property string told
    required property string sign
    required property string old
    // Twice as large as the others.
    property bool hero: false

    readonly property bool still: old !== "" || stopped
    readonly property int signPx: Theme.px(hero ? 104 : 68)

    objectName: `level ${rank}`
    radius: Theme.panelRadius
    border.width: Theme.hairline
    border.color: hero ? Theme.lineStrong : Theme.line
    gradient: Gradient {
        GradientStop {
            position: 0
            color: root.hero ? Theme.raised : Theme.panel
        }

        GradientStop {
            position: 1
            color: root.hero ? Theme.bar : Theme.panel
        }
    }

    Image {
        x: Theme.px(88) - width / 2
        y: (root.hero ? Theme.px(80) : parent.height / 2) - height / 2
        source: `image://tapis/nova-sign/${root.rank}/${root.signPx}/${root.still ? "ivory3" : "brass"}`
    }

    TapisText {
        x: Theme.px(168)
        y: root.hero ? Theme.px(28) : (parent.height - height) / 2
        width: Theme.px(root.hero ? 620 : 240)
        height: Theme.px(root.hero ? 104 : 80)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(24)
        text: root.name
        font.family: Theme.greetingFont
        font.pixelSize: Theme.px(root.hero ? 84 : 56)
    }

    Column {
        x: root.hero ? parent.width - width - Theme.px(40) : Theme.px(416)
        y: root.hero ? Theme.px(46) : (parent.height - height) / 2
        width: Theme.px(root.hero ? 360 : 176)
        spacing: root.hero ? 0 : Theme.px(3)

        TapisText {
            width: parent.width
            horizontalAlignment: root.hero ? Text.AlignRight : Text.AlignLeft
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: root.stopped ? qsTr("not in play") : qsTr("must fall before")
            color: root.stopped ? Theme.warn : Theme.ivory2
            font.pixelSize: Theme.px(20)
        }

        TapisText {
            objectName: "levelLimit"
            width: parent.width
            horizontalAlignment: root.hero ? Text.AlignRight : Text.AlignLeft
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
            text: root.limit
            font.pixelSize: Theme.px(root.hero ? 30 : 26)
            font.weight: Font.DemiBold
        }

        Rectangle {
            width: Theme.px(170)
            height: Theme.px(6)
            radius: height / 2
            color: Theme.pressed
            visible: !root.hero

            Rectangle {
                width: parent.width * root.share
                height: parent.height
                radius: height / 2
                color: root.still ? Theme.ivory3 : Theme.brass
            }
        }
    }

    Odometer {
        objectName: "levelFigures"
        x: parent.width - width - Theme.px(40)
        y: root.hero ? Theme.px(150) + (parent.height - Theme.px(372)) / 2 : (parent.height - height) / 2
        text: root.value
        sign: root.sign
        size: Theme.px(root.hero ? 124 : 66)
        room: parent.width - Theme.px(root.hero ? 80 : 640)
        time: Theme.still ? 0 : 400
        boxed: true
        old: root.still
        Accessible.name: root.told
    }

    Rectangle {
        x: Theme.px(40)
        y: parent.height - Theme.px(40)
        width: parent.width - 2 * x
        height: Theme.px(10)
        radius: height / 2
        color: Theme.pressed
        visible: root.hero

        Rectangle {
            width: parent.width * root.share
            height: parent.height
            radius: height / 2
            color: root.still ? Theme.ivory3 : Theme.brass
        }
    }
}
