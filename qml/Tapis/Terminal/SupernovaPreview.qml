import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What the jackpot wager is, while a finger is on its spot.
Item {
    id: root

    required property SupernovaView supernova

    objectName: "supernovaPreview"
    implicitWidth: Theme.px(Theme.largeText ? 620 : 500)
    implicitHeight: words.height + 2 * words.y

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(8)
        radius: Theme.cardRadius
        color: Theme.shade
        opacity: 0.35
    }

    Panel {
        anchors.fill: parent
        radius: Theme.cardRadius
        border.width: Theme.selectedLine
        border.color: Theme.brass
    }

    Image {
        id: chip

        x: Theme.wide
        y: Theme.wide
        source: `${Theme.pictures}/nova-chip/${Theme.px(96)}`

        TapisText {
            anchors.centerIn: parent
            text: root.supernova.chip
            color: Theme.brassBright
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(32)
            font.weight: Font.DemiBold
        }
    }

    Column {
        id: words

        x: Theme.wide
        y: Theme.px(20)
        width: parent.width - 2 * x
        spacing: Theme.px(10)

        Column {
            x: chip.width + Theme.px(20)
            width: parent.width - x
            height: Math.max(implicitHeight, chip.height + Theme.px(4))

            TapisText {
                width: parent.width
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(18)
                text: qsTr("Jackpot wager")
                font.pixelSize: Theme.text(28)
                font.weight: Font.DemiBold
            }

            TapisText {
                width: parent.width
                text: root.supernova.about
                wrapMode: Text.WordWrap
                color: Theme.ivory2
                font.pixelSize: Theme.second
            }
        }

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }

        TapisText {
            objectName: "supernovaPreviewState"
            width: parent.width
            text: root.supernova.state
            wrapMode: Text.WordWrap
            color: root.supernova.spot === "waits" ? Theme.warn : Theme.brassBright
            font.pixelSize: Theme.text(22)
            font.weight: Font.Medium
        }

        TapisText {
            width: parent.width
            text: root.supernova.more
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.second
            visible: text !== ""
        }

        TapisText {
            objectName: "supernovaEdge"
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: root.supernova.edge
            color: Theme.ivory2
            font.pixelSize: Theme.label
            visible: text !== ""
        }
    }
}
