pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Controls
import Tapis.Theme

// A level of the jackpots over the cloth: its name, what it stands at, and before what it must fall.
Rectangle {
    id: root

    required property int rank
    required property string name
    required property string value
    required property string words
    required property real share
    required property int glints
    required property bool won
    required property bool stopped
    required property string told
    required property string sign
    // Of when the figures are, if they are not those of now.
    required property string old

    // On an upright screen the figures stand below the name.
    readonly property bool narrow: Theme.tall
    readonly property int edge: Theme.px(Theme.compact && !narrow ? 10 : 14)
    readonly property int figurePx: Theme.px(narrow ? 24 : Theme.compact ? 20 : 26)

    objectName: `level ${rank}`
    radius: Theme.tileRadius
    color: won ? Theme.brassWash : Theme.panel
    border.width: won ? Theme.selectedLine : Theme.hairline
    border.color: won ? Theme.brass : Theme.line

    Accessible.role: Accessible.StaticText
    Accessible.name: old ? `${told}, ${old}` : told

    Row {
        x: root.edge
        y: Theme.px(root.narrow ? 10 : Theme.compact ? 7 : 11)
        spacing: Theme.px(1)
        visible: !root.narrow

        Repeater {
            model: root.glints

            Image {
                source: `${Theme.pictures}/nova-sign/5/${Theme.px(Theme.compact ? 11 : 15)}/brass`
            }
        }
    }

    TapisText {
        id: name

        x: root.edge
        y: Theme.px(root.narrow ? 4 : Theme.compact ? 18 : 26)
        width: root.narrow ? parent.width - 2 * x : parent.width - figures.width - 2 * x - Theme.small
        height: Theme.px(root.narrow ? 24 : Theme.compact ? 22 : 28)
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(12)
        text: root.name
        font.pixelSize: Theme.text(Theme.compact || root.narrow ? 17 : 20)
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    Rectangle {
        x: root.edge
        y: parent.height - Theme.px(Theme.compact || root.narrow ? 9 : 14)
        width: root.narrow ? parent.width - 2 * x : Theme.px(Theme.compact ? 74 : 100)
        height: Theme.px(4)
        radius: height / 2
        color: Theme.pressed

        Rectangle {
            objectName: "levelBar"
            width: parent.width * root.share
            height: parent.height
            radius: height / 2
            color: root.old || root.stopped ? Theme.ivory3 : Theme.brass
        }
    }

    Odometer {
        id: figures

        objectName: "levelFigures"
        x: root.narrow ? root.edge : parent.width - width - root.edge
        y: Theme.px(root.narrow ? 29 : Theme.compact ? 4 : 8)
        text: root.value
        sign: root.sign
        size: root.figurePx
        room: root.narrow ? parent.width - 2 * root.edge : parent.width * (Theme.compact ? 0.6 : 0.63)
        old: root.old !== "" || root.stopped
        lit: root.won
        Accessible.ignored: true
    }

    TapisText {
        objectName: "levelWords"
        x: root.narrow ? root.edge : parent.width - width - root.edge
        y: Theme.px(root.narrow ? 66 : Theme.compact ? 33 : 45)
        width: root.narrow ? parent.width - 2 * root.edge : parent.width - 2 * root.edge - Theme.px(Theme.compact ? 80 : 108)
        height: Theme.px(root.narrow ? 18 : Theme.compact ? 16 : 22)
        horizontalAlignment: root.narrow ? Text.AlignLeft : Text.AlignRight
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(10)
        text: root.old && !root.won ? root.old : root.words
        color: root.won ? Theme.brassBright : root.old || root.stopped ? Theme.warn : Theme.ivory2
        font.pixelSize: Theme.text(Theme.compact || root.narrow ? 13 : 16)
        font.weight: root.won ? Font.DemiBold : Font.Normal
        Accessible.ignored: true
    }
}
