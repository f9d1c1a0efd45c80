pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Layout
import Tapis.Theme

// One seat: its account, its bets on the cloth round by round, and all that can be done there.
Overlay {
    id: root

    required property ConsoleView desk

    readonly property SeatView seat: desk.seat

    title: qsTr("Terminal %1, %2").arg(seat.seat).arg(seat.status)
    cardWidth: Theme.px(1840)

    onClosed: root.desk.closePanel()

    Item {
        id: bets

        width: Theme.px(1292)
        height: parent.height

        TapisText {
            objectName: "slipTitle"
            height: Theme.px(40)
            width: parent.width - Theme.px(320)
            text: root.seat.slip.title
            font.pixelSize: Theme.figure
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        TapisText {
            y: Theme.px(38)
            height: Theme.px(30)
            width: parent.width - Theme.px(320)
            text: root.seat.slip.line
            color: Theme.ivory2
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            elide: Text.ElideRight
        }

        Row {
            anchors.right: parent.right
            spacing: Theme.medium

            ActionButton {
                objectName: "olderRound"
                width: Theme.px(140)
                height: Theme.px(64)
                text: qsTr("Older")
                enabled: root.seat.slip.hasOlder

                onClicked: root.seat.slip.turn(1)
            }

            ActionButton {
                objectName: "newerRound"
                width: Theme.px(140)
                height: Theme.px(64)
                text: qsTr("Newer")
                enabled: root.seat.slip.hasNewer

                onClicked: root.seat.slip.turn(-1)
            }
        }

        SlipCloth {
            y: Theme.px(84)
            width: parent.width
            height: Theme.px(530)
            slip: root.seat.slip.drawn
        }

        Row {
            y: Theme.px(644)
            spacing: Theme.medium

            Repeater {
                id: figures

                model: root.seat.figures

                Panel {
                    id: figureCard

                    required property string name
                    required property string figure

                    width: Math.min(Theme.px(314), (bets.width + Theme.medium) / figures.count - Theme.medium)
                    height: Theme.px(112)
                    color: Theme.bar

                    TapisText {
                        x: Theme.px(20)
                        y: Theme.px(14)
                        width: parent.width - 2 * x
                        text: figureCard.name
                        color: Theme.ivory2
                        font.pixelSize: Theme.second
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(13)
                    }

                    TapisText {
                        x: Theme.px(20)
                        y: Theme.px(42)
                        width: parent.width - 2 * x
                        height: Theme.px(58)
                        // What a device lacks can be a sentence.
                        wrapMode: Text.WordWrap
                        fontSizeMode: Text.Fit
                        minimumPixelSize: Theme.px(13)
                        text: figureCard.figure
                        font.pixelSize: Theme.phase
                        font.weight: Font.DemiBold
                    }
                }
            }
        }
    }

    OrderGrid {
        x: bets.width + Theme.px(32)
        width: parent.width - x
        columns: 2
        // Some rule books have more that can be done: all of it is on the card.
        buttonHeight: Math.min(Theme.px(92), Math.floor((parent.height + rowSpacing) / lines) - rowSpacing)
        orderButtons: root.seat.allOrders

        onBegun: key => root.desk.begin(key)
    }
}
