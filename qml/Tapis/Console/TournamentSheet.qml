pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// A tournament as its director sees it: who is there, every stack, what must agree, and the next step.
Overlay {
    id: root

    required property ConsoleView desk

    readonly property ConsoleTournamentView tournament: desk.tournament
    readonly property int leftWidth: Theme.px(430)
    readonly property int rightWidth: Theme.px(470)
    readonly property int middleX: leftWidth + Theme.medium
    readonly property int ordersInColumn: 7

    title: tournament.about ? `${tournament.title} · ${tournament.about}` : tournament.title
    cardWidth: Theme.px(1872)
    cardHeight: Theme.px(956)

    onClosed: root.desk.closePanel()

    Panel {
        width: root.leftWidth
        height: parent.height

        PanelTitle {
            width: parent.width - 2 * x
            text: root.tournament.entrantsTitle
        }

        Repeater {
            model: root.tournament.entrants

            Item {
                id: who

                required property int index
                required property string entrant
                required property string seat
                required property string name
                required property string stands
                required property bool here
                required property bool out

                objectName: `entrant-${who.entrant}`
                x: Theme.px(20)
                y: Theme.px(60) + index * Theme.px(54)
                width: root.leftWidth - 2 * x
                height: Theme.px(54)

                CellText {
                    width: Theme.px(44)
                    height: parent.height
                    text: who.seat
                    font.weight: Font.DemiBold
                }

                CellText {
                    x: Theme.px(48)
                    width: parent.width - x - Theme.px(124)
                    height: parent.height
                    text: who.name
                    color: who.out ? Theme.ivory3 : Theme.ivory
                }

                CellText {
                    anchors.right: parent.right
                    width: Theme.px(120)
                    height: parent.height
                    horizontalAlignment: Text.AlignRight
                    text: who.stands
                    color: who.here ? Theme.ok : Theme.ivory2
                }

                Rectangle {
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                }
            }
        }

        CellText {
            x: Theme.px(20)
            y: parent.height - Theme.px(40)
            width: parent.width - 2 * x
            text: root.tournament.lot
            color: Theme.ivory2
        }
    }

    Panel {
        x: root.middleX
        width: parent.width - x - root.rightWidth - Theme.medium
        height: parent.height - sums.height - Theme.medium

        PanelTitle {
            width: parent.width * 0.5
            text: root.tournament.sessionTitle
        }

        CellText {
            objectName: "sessionLine"
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(20)
            y: Theme.px(14)
            width: parent.width * 0.45
            height: Theme.px(34)
            horizontalAlignment: Text.AlignRight
            text: root.tournament.sessionLine
            color: Theme.ivory2
        }

        // What the columns are.
        TournamentStack {
            x: Theme.px(12)
            y: Theme.px(54)
            width: parent.width - 2 * x
            height: Theme.px(28)
            entrant: "heads"
            heads: true
            place: qsTr("Place")
            seat: qsTr("Seat")
            name: qsTr("Player")
            stack: qsTr("Points")
            last: qsTr("Last spin")
            penalties: qsTr("Omitted")
            stands: ""
            ahead: false
            warned: false
            out: false
            visible: root.tournament.hasSession
        }

        Repeater {
            model: root.tournament.session

            TournamentStack {
                required property int index

                x: Theme.px(12)
                y: Theme.px(84) + index * Theme.px(55)
                width: (parent?.width ?? 0) - 2 * x
                height: Theme.px(52)
            }
        }
    }

    Panel {
        id: sums

        x: root.middleX
        y: parent.height - height
        width: parent.width - x - root.rightWidth - Theme.medium
        height: Theme.px(204)

        // Points above, money below.
        Grid {
            x: Theme.px(20)
            y: Theme.px(14)
            columns: 4
            columnSpacing: Theme.px(14)
            rowSpacing: Theme.px(8)

            Repeater {
                model: root.tournament.sums

                Column {
                    id: figure

                    required property string name
                    required property string figure

                    width: Math.floor((sums.width - Theme.px(40) - 3 * Theme.px(14)) / 4)

                    CellText {
                        width: parent.width
                        text: figure.name
                        color: Theme.ivory2
                        font.pixelSize: Theme.label
                    }

                    CellText {
                        width: parent.width
                        text: figure.figure
                        font.pixelSize: Theme.figure
                        font.weight: Font.DemiBold
                    }
                }
            }
        }

        CellText {
            x: Theme.px(20)
            y: parent.height - Theme.px(48)
            width: parent.width - 2 * x
            text: `${root.tournament.agrees} ${root.tournament.terms}`
            color: Theme.ok
        }
    }

    Panel {
        x: parent.width - width
        width: root.rightWidth
        height: parent.height

        OrderGrid {
            id: step

            x: Theme.px(20)
            y: Theme.px(20)
            width: parent.width - 2 * x
            columns: 1
            buttonHeight: Theme.px(112)
            orderButtons: root.tournament.step

            onBegun: key => root.desk.begin(key)
        }

        OrderGrid {
            id: others

            x: Theme.px(20)
            y: step.y + step.height + Theme.wide
            width: parent.width - 2 * x
            columns: others.count > root.ordersInColumn ? 2 : 1
            buttonHeight: Theme.px(74)
            orderButtons: root.tournament.orders

            onBegun: key => root.desk.begin(key)
        }
    }

    component PanelTitle: TapisText {
        x: Theme.px(20)
        y: Theme.px(14)
        height: Theme.px(34)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(14)
        font.pixelSize: Theme.figure
        font.weight: Font.DemiBold
    }

    component CellText: TapisText {
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        font.pixelSize: Theme.second
    }
}
