pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The jackpot wager, on the cloth by itself. One touch places its fixed chip, another takes it off. Its
// state is in words, too.
T.AbstractButton {
    id: root

    required property SupernovaView supernova

    readonly property string how: supernova.spot
    readonly property bool chip: ["waits", "placed", "registered"].includes(how)
    // Beside one another where the place is wide and low.
    readonly property bool lying: width > 1.6 * height
    readonly property int chipPx: Math.round(Math.min(height * (lying ? 0.62 : 0.36), Theme.px(56)))

    readonly property color edge: ({
            "open": Theme.brassDim,
            "waits": Theme.warn,
            "placed": Theme.brass
        })[how] ?? Theme.lineStrong
    readonly property color ink: ({
            "waits": Theme.warn,
            "placed": Theme.brassBright,
            "registered": Theme.ok,
            "closed": Theme.ivory3
        })[how] ?? Theme.ivory2

    objectName: "supernovaSpot"

    Accessible.role: Accessible.Button
    Accessible.name: supernova.spotTold
    Accessible.onPressAction: root.clicked()

    onPressedChanged: root.supernova.hold(pressed)
    onClicked: root.supernova.touch()

    background: Rectangle {
        radius: Theme.buttonRadius
        color: root.how === "waits" ? Theme.waitFill : root.how === "placed" || root.down ? Theme.brassWash : Theme.panel
        border.width: root.how === "placed" || root.how === "waits" ? Theme.litLine : Theme.selectedLine
        border.color: root.edge
    }

    contentItem: Item {
        TapisText {
            id: title

            x: root.lying ? root.chipPx + Theme.px(28) : Theme.px(6)
            y: root.lying ? Theme.small : Theme.px(Theme.compact ? 7 : 6)
            width: parent.width - x - Theme.px(6)
            horizontalAlignment: root.lying ? Text.AlignLeft : Text.AlignHCenter
            height: root.lying ? (parent.height - 2 * y) / 2 : Theme.px(Theme.compact ? 22 : 26)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(11)
            text: root.supernova.spotTitle
            color: root.how === "closed" ? Theme.ivory3 : Theme.ivory
            font.pixelSize: Theme.text(18)
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }

        Item {
            id: place

            x: root.lying ? Theme.px(14) : (parent.width - width) / 2
            y: root.lying ? (parent.height - height) / 2 : title.y + title.height + Theme.px(2)
            width: root.chipPx + Theme.px(8)
            height: width

            Image {
                anchors.centerIn: parent
                source: `${Theme.pictures}/nova-place/${place.width}/${root.how === "waits" ? "warn" : root.how === "open" ? "brass" : "lineStrong"}`
                visible: root.how !== "placed" && root.how !== "registered"
            }

            Image {
                anchors.centerIn: parent
                source: `${Theme.pictures}/nova-sign/5/${Math.round(place.width * 0.42)}/brass`
                visible: root.how === "open"
            }

            Image {
                id: chip

                objectName: "supernovaChip"
                anchors.centerIn: parent
                source: `${Theme.pictures}/nova-chip/${root.chipPx}`
                opacity: root.how === "waits" ? 0.6 : 1
                visible: root.chip

                TapisText {
                    anchors.centerIn: parent
                    text: root.supernova.chip
                    color: Theme.brassBright
                    font.pixelSize: Math.round(root.chipPx * (text.length > 2 ? 0.24 : 0.34))
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }
        }

        TapisText {
            objectName: "supernovaWords"
            x: root.lying ? title.x : Theme.px(5)
            y: root.lying ? title.y + title.height : place.y + place.height + Theme.px(2)
            width: parent.width - x - Theme.px(5)
            height: parent.height - y - Theme.px(root.lying ? 8 : 5)
            horizontalAlignment: root.lying ? Text.AlignLeft : Text.AlignHCenter
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(10)
            text: root.supernova.spotWords
            color: root.ink
            font.pixelSize: Theme.text(Theme.compact ? 14 : 16)
            font.weight: Font.Medium
            lineHeight: 0.95
            Accessible.ignored: true
        }
    }
}
