pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// In the field of the race track: the boxes of Spread-Bet with their sums and odds, and the chips on them.
Item {
    id: root

    required property SpreadView spread

    readonly property int chipSize: Theme.px(Theme.compact ? 40 : 54)

    visible: spread.offered

    Column {
        x: root.height * 0.4
        anchors.verticalCenter: parent.verticalCenter
        width: root.spread.captionWidth - x - Theme.small

        TapisText {
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: qsTr("Spread-Bet")
            font.pixelSize: Theme.text(22)
            font.weight: Font.DemiBold
        }

        TapisText {
            objectName: "spreadLine"
            width: parent.width
            height: Math.min(implicitHeight, root.height / 2 - Theme.px(30))
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(11)
            text: root.spread.void ? qsTr("Returned: %1").arg(root.spread.line) : root.spread.line
            wrapMode: Text.WordWrap
            color: root.spread.void ? Theme.warn : Theme.ivory2
            font.pixelSize: Theme.label
        }
    }

    Repeater {
        model: root.spread.lit

        Image {
            required source
            required x
            required y
            required width
            required height
        }
    }

    Repeater {
        model: root.spread.boxes

        Item {
            id: box

            required property string wager
            required property string sums
            required property string odds
            required property real room
            required property bool lit
            required x
            required y
            required width
            required height

            objectName: `box ${wager}`
            opacity: root.spread.void ? 0.45 : 1

            Rectangle {
                anchors.fill: parent
                color: "transparent"
                border.width: Theme.litLine
                border.color: Theme.brassBright
                visible: box.lit
            }

            Column {
                x: Theme.tiny
                anchors.verticalCenter: parent.verticalCenter
                width: box.room - 2 * x

                TapisText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(12)
                    text: box.sums
                    font.pixelSize: Theme.text(26)
                    font.weight: Font.DemiBold
                }

                TapisText {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(11)
                    text: box.odds
                    color: box.lit ? Theme.ivory : Theme.ivory2
                    font.pixelSize: Theme.text(18)
                }
            }
        }
    }

    Repeater {
        model: root.spread.chips

        ChipOnCloth {
            size: root.chipSize
            emptied: ""
            ring: Theme.ivory
        }
    }

    Rectangle {
        readonly property point at: root.spread.ring

        x: at.x - width / 2
        y: at.y - height / 2
        width: root.chipSize + Theme.px(14)
        height: width
        radius: width / 2
        color: "transparent"
        border.width: Theme.litLine
        border.color: Theme.brassBright
        visible: at.x !== 0
    }

    ChipStack {
        x: root.spread.ring.x
        y: root.spread.ring.y
        size: root.chipSize
        cents: root.spread.heldCents
        text: root.spread.held
        visible: text !== ""
    }

    SpotPill {
        text: root.spread.pill
        at: root.spread.pillAt
        within: root.width
    }
}
