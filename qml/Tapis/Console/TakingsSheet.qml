pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What the figures of the table are made of: each seat's part, and the shares.
Overlay {
    id: root

    required property ConsoleView desk

    readonly property TakingsView takings: desk.takings
    readonly property int seatWidth: Theme.px(140)
    readonly property real cellWidth: (linesWidth - seatWidth) / 9
    readonly property int linesWidth: Theme.px(1760)

    title: qsTr("Drop and win")
    cardWidth: Theme.px(1840)

    onClosed: root.desk.closePanel()

    TapisText {
        objectName: "takingsSince"
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(170)
        y: -Theme.px(72)
        height: Theme.px(48)
        text: root.takings.since
        color: Theme.ivory2
    }

    Row {
        id: heads

        x: root.seatWidth

        Repeater {
            model: root.takings.columns

            Rectangle {
                id: head

                required property string key
                required property string name
                required property string total
                required property bool chosen

                width: root.cellWidth
                height: Theme.px(88)
                radius: Theme.buttonRadius
                color: chosen ? Theme.brassWash : "transparent"

                TapisText {
                    x: Theme.small
                    width: parent.width - 2 * Theme.small
                    height: Theme.px(40)
                    horizontalAlignment: Text.AlignRight
                    text: head.name
                    color: head.chosen ? Theme.brassBright : Theme.ivory2
                    font.pixelSize: Theme.second
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(13)
                }

                TapisText {
                    objectName: `takingsTotal-${head.key}`
                    x: Theme.small
                    y: Theme.px(40)
                    width: parent.width - 2 * Theme.small
                    height: Theme.px(44)
                    horizontalAlignment: Text.AlignRight
                    text: head.total
                    font.pixelSize: Theme.figure
                    font.weight: Font.DemiBold
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(13)
                }
            }
        }
    }

    ListView {
        id: seats

        y: Theme.px(100)
        width: root.linesWidth
        height: parent.height - y - Theme.px(108)
        model: root.takings.seats
        clip: true
        cacheBuffer: 0 // no line is under way when the figures change
        boundsBehavior: Flickable.StopAtBounds

        delegate: T.AbstractButton {
            id: line

            required property string seat
            required property string notes
            required property string tickets
            required property string credits
            required property string drop
            required property string ticketsOut
            required property string handPaid
            required property string wagered
            required property string paid
            required property string win

            objectName: `takingsSeat-${seat}`
            width: seats.width
            height: Theme.px(56)

            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Seat %1").arg(seat)
            Accessible.onPressAction: line.clicked()

            onClicked: root.takings.openSeat(line.seat)

            background: Rectangle {
                color: line.down ? Theme.pressed : "transparent"

                Rectangle {
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                }
            }

            contentItem: Item {
                TapisText {
                    height: parent.height
                    width: root.seatWidth
                    text: qsTr("Seat %1").arg(line.seat)
                    elide: Text.ElideRight
                }

                Row {
                    x: root.seatWidth

                    Repeater {
                        model: [line.notes, line.tickets, line.credits, line.drop, line.ticketsOut, line.handPaid, line.wagered, line.paid, line.win]

                        TapisText {
                            required property string modelData

                            width: root.cellWidth
                            height: line.height
                            rightPadding: Theme.small
                            horizontalAlignment: Text.AlignRight
                            text: modelData
                            color: modelData === "0.00" ? Theme.ivory3 : Theme.ivory
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.px(13)
                        }
                    }
                }
            }
        }
    }

    ScrollMark {
        x: seats.width
        y: seats.y
        height: seats.height
        position: seats.visibleArea.yPosition
        share: seats.visibleArea.heightRatio
    }

    Row {
        anchors.bottom: parent.bottom
        spacing: Theme.wide

        Repeater {
            model: root.takings.madeOf

            Column {
                id: share

                required property string name
                required property string figure

                width: Theme.px(560)

                TapisText {
                    width: parent.width
                    height: Theme.px(40)
                    text: share.name
                    color: Theme.ivory2
                    font.pixelSize: Theme.second
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(13)
                }

                TapisText {
                    height: Theme.px(44)
                    text: share.figure
                    font.pixelSize: Theme.figure
                    font.weight: Font.DemiBold
                }
            }
        }
    }
}
