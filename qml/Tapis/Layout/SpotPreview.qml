pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The spot under the finger, enlarged and explained, beside the cells it lights.
Item {
    id: root

    required property PreviewView preview
    required property ClothView cloth
    required property size clothSize

    readonly property rect place: preview.place
    readonly property bool hasLens: preview.lens.width > 0
    readonly property bool pictured: hasLens || preview.rings

    objectName: "preview"
    x: place.x
    y: place.y
    width: place.width
    height: place.height
    visible: preview.shown

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(10)
        radius: Theme.cardRadius
        color: Theme.shade
        opacity: 0.25
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(4)
        radius: Theme.cardRadius
        color: Theme.shade
        opacity: 0.4
    }

    Panel {
        anchors.fill: parent
        radius: Theme.cardRadius
        border.width: Theme.selectedLine
        border.color: Theme.brass
    }

    ClothLens {
        id: lens

        x: Theme.px(20)
        y: Theme.px(20)
        width: Theme.px(192)
        height: width
        visible: root.hasLens
        cloth: root.cloth
        part: root.preview.lens
        clothSize: root.clothSize
    }

    Image {
        anchors.centerIn: lens
        source: root.preview.rings ? `${Theme.pictures}/rings-sign/${Theme.px(176)}` : ""
    }

    Column {
        anchors.left: root.pictured ? lens.right : parent.left
        anchors.leftMargin: Theme.px(root.pictured ? 24 : 20)
        anchors.right: parent.right
        anchors.rightMargin: Theme.large
        // Chinese lines are a fifth taller than others, and the last of them still clears the bar below.
        y: Theme.px(20)
        spacing: Theme.px(4)

        TapisText {
            objectName: "previewTitle"
            width: parent.width
            text: root.preview.title
            font.pixelSize: Theme.text(30)
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        TapisText {
            width: parent.width
            text: root.preview.numbers
            color: Theme.ivory2
            font.pixelSize: Theme.button
            wrapMode: Text.WordWrap
        }

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }

        TapisText {
            width: parent.width
            text: root.preview.pays
            color: Theme.brassBright
            font.pixelSize: Theme.figure
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
        }

        TapisText {
            objectName: "previewWins"
            width: parent.width
            text: root.preview.wins
            color: root.preview.refused ? Theme.alarm : Theme.ivory
            font.pixelSize: Theme.button
            wrapMode: Text.WordWrap
            visible: text !== ""
        }

        TapisText {
            objectName: "previewEdge"
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
            text: root.preview.edge
            color: Theme.ivory2
            font.pixelSize: Theme.second
        }

        TapisText {
            objectName: "previewTogether"
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: root.preview.together
            color: Theme.ivory2
            font.pixelSize: Theme.second
            visible: text !== ""
        }
    }

    Rectangle {
        x: Theme.px(20)
        y: parent.height - Theme.px(Theme.largeText ? 94 : 78)
        width: parent.width - Theme.px(40)
        height: Theme.px(6)
        radius: height / 2
        color: Theme.pressed
        visible: root.preview.share > 0

        Rectangle {
            width: parent.width * Math.min(1, root.preview.share)
            height: parent.height
            radius: height / 2
            color: Theme.brass
        }
    }

    Row {
        x: Theme.px(20)
        y: parent.height - Theme.px(Theme.largeText ? 76 : 60)

        Repeater {
            model: root.preview.figures

            Column {
                required property string name
                required property string text
                required property real share

                width: (root.width - Theme.px(40)) * share

                TapisText {
                    width: parent.width - Theme.px(Theme.compact ? 10 : 4)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(12)
                    text: parent.name
                    color: Theme.ivory2
                    font.pixelSize: Theme.label
                }

                TapisText {
                    width: parent.width - Theme.px(Theme.compact ? 10 : 4)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(16)
                    text: parent.text
                    font.pixelSize: Theme.button
                    font.weight: Font.DemiBold
                }
            }
        }
    }
}
