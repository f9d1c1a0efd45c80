pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The jackpots as staff see them: the server, a win with its checks, the levels, wagers that were
// registered incorrectly, and what management decides.
Overlay {
    id: root

    required property ConsoleView desk

    readonly property ConsoleSupernovaView supernova: desk.supernova
    readonly property int leftWidth: Theme.px(620)
    readonly property int rightX: leftWidth + Theme.wide

    readonly property list<int> columnWidths: [130, 98, 98, 98, 92, 92, 108, 146]

    function columnAt(index: int): int {
        return columnWidths.slice(0, index).reduce((x, width) => x + width + 8, 226);
    }

    title: qsTr("Jackpots")
    cardWidth: Theme.px(1872)
    cardHeight: Theme.px(956)

    onClosed: root.desk.closePanel()

    Rectangle {
        id: server

        objectName: "supernovaServer"
        width: root.leftWidth
        height: Theme.px(148)
        radius: Theme.tileRadius
        color: root.supernova.connected && root.supernova.auditOk ? Theme.raised : Theme.alarmFill
        border.width: Theme.hairline
        border.color: root.supernova.connected && root.supernova.auditOk ? Theme.line : Theme.alarmEdge

        Icon {
            x: Theme.px(20)
            y: Theme.px(16)
            name: root.supernova.connected ? "tick" : "link-broken"
            tint: root.supernova.connected ? "ok" : "alarm"
            size: Theme.px(26)
        }

        Column {
            x: Theme.px(60)
            y: Theme.px(10)
            width: parent.width - x - Theme.px(20)
            spacing: Theme.px(2)

            TapisText {
                objectName: "serverText"
                width: parent.width
                height: Theme.px(32)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(12)
                text: root.supernova.server
                color: root.supernova.connected ? Theme.ok : Theme.alarm
                font.pixelSize: Theme.px(22)
                font.weight: Font.DemiBold
            }

            TapisText {
                width: parent.width
                height: Theme.px(30)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
                text: root.supernova.stands
                color: Theme.ivory2
                font.pixelSize: Theme.second
            }

            TapisText {
                width: parent.width
                height: Theme.px(30)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
                text: root.supernova.auditOk ? qsTr("Self audit: in balance") : qsTr("Self audit: OUT OF BALANCE, the level is stopped")
                color: root.supernova.auditOk ? Theme.ivory2 : Theme.alarm
                font.pixelSize: Theme.second
            }

            TapisText {
                objectName: "supernovaStatus"
                width: parent.width
                height: Theme.px(30)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
                text: root.supernova.old ? `${root.supernova.status} · ${root.supernova.old}` : root.supernova.status
                font.pixelSize: Theme.second
                font.weight: Font.Medium
            }
        }
    }

    Panel {
        id: win

        y: server.height + Theme.medium
        width: root.leftWidth
        height: parent.height - y
        border.width: root.supernova.waits ? Theme.litLine : Theme.hairline
        border.color: root.supernova.waits ? Theme.brass : Theme.line

        TapisText {
            anchors.centerIn: parent
            width: parent.width - Theme.px(80)
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: qsTr("No jackpot was won at this table")
            color: Theme.ivory2
            font.pixelSize: Theme.figure
            visible: !root.supernova.won
        }

        Item {
            anchors.fill: parent
            anchors.margins: Theme.px(20)
            visible: root.supernova.won

            Image {
                id: sign

                width: Theme.px(76)
                height: width
                source: `image://tapis/nova-sign/${root.supernova.rank}/${Theme.px(76)}/brass`
            }

            Column {
                x: Theme.px(96)
                width: Theme.px(226)

                TapisText {
                    width: parent.width
                    height: Theme.px(46)
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.px(16)
                    text: root.supernova.level
                    font.family: Theme.greetingFont
                    font.pixelSize: Theme.px(44)
                }

                TapisText {
                    width: parent.width
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(12)
                    text: root.supernova.where
                    font.pixelSize: Theme.second
                    font.weight: Font.Medium
                }
            }

            Column {
                x: Theme.px(330)
                width: parent.width - x

                TapisText {
                    objectName: "winSum"
                    width: parent.width
                    height: Theme.px(44)
                    horizontalAlignment: Text.AlignRight
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.px(20)
                    text: root.supernova.sum
                    color: Theme.brassBright
                    font.family: Theme.displayFont
                    font.pixelSize: Theme.px(44)
                    font.weight: Font.DemiBold
                }

                TapisText {
                    width: parent.width
                    height: Theme.px(27)
                    horizontalAlignment: Text.AlignRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(12)
                    text: root.supernova.detail
                    color: Theme.ivory2
                    font.pixelSize: Theme.second
                }

                TapisText {
                    objectName: "winOutcome"
                    width: parent.width
                    height: Theme.px(27)
                    horizontalAlignment: Text.AlignRight
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(12)
                    text: root.supernova.outcome
                    color: Theme.ivory2
                    font.pixelSize: Theme.second
                    visible: text !== ""
                }
            }

            Column {
                y: Theme.px(108)
                width: parent.width

                Repeater {
                    model: root.supernova.checks

                    Item {
                        id: check

                        required property string text
                        required property string detail
                        required property bool good
                        required property bool waits

                        objectName: "winCheck"
                        width: parent.width
                        height: Theme.px(54)

                        Rectangle {
                            width: parent.width
                            height: Theme.hairline
                            color: Theme.line
                        }

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            name: check.good ? "tick" : "warning"
                            tint: check.good ? "ok" : check.waits ? "warn" : "alarm"
                            size: Theme.px(24)
                        }

                        TapisText {
                            x: Theme.px(40)
                            width: Theme.px(310)
                            height: parent.height
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.px(13)
                            text: check.text
                            color: check.good ? Theme.ivory : check.waits ? Theme.warn : Theme.alarm
                            font.pixelSize: Theme.button
                        }

                        TapisText {
                            x: Theme.px(356)
                            width: parent.width - x
                            height: parent.height
                            horizontalAlignment: Text.AlignRight
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.px(13)
                            text: check.detail
                            color: Theme.ivory2
                            font.pixelSize: Theme.second
                        }
                    }
                }
            }

            OrderGrid {
                anchors.bottom: parent.bottom
                width: parent.width
                columns: 1
                buttonHeight: Theme.px(88)
                orderButtons: root.supernova.winOrders

                onBegun: key => root.desk.begin(key)
            }
        }
    }

    Panel {
        id: levels

        x: root.rightX
        width: parent.width - x
        height: Theme.px(346)

        TapisText {
            x: Theme.px(20)
            y: Theme.px(14)
            height: Theme.px(34)
            text: qsTr("Levels")
            font.pixelSize: Theme.figure
            font.weight: Font.DemiBold
        }

        TapisText {
            objectName: "levelsChanged"
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(20)
            y: Theme.px(14)
            width: Theme.px(900)
            height: Theme.px(34)
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
            text: qsTr("changed only at the server, by two of its people, while it is stopped")
            color: Theme.ivory2
            font.pixelSize: Theme.second
        }

        Repeater {
            model: [qsTr("Now"), qsTr("Starts at"), qsTr("Falls before"), qsTr("Rises by"), qsTr("Hidden"), qsTr("Pays back"), qsTr("Approval from"), qsTr("Wins, last")]

            TapisText {
                required property int index
                required property string modelData

                x: Theme.px(root.columnAt(index))
                y: Theme.px(50)
                width: Theme.px(root.columnWidths[index])
                height: Theme.px(28)
                horizontalAlignment: Text.AlignRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(12)
                text: modelData
                color: Theme.ivory2
                font.pixelSize: Theme.label
            }
        }

        Column {
            y: Theme.px(82)
            width: parent.width

            Repeater {
                model: root.supernova.levels

                Item {
                    id: line

                    required property int rank
                    required property string name
                    required property string now
                    required property string starts
                    required property string limit
                    required property string rises
                    required property string hidden
                    required property string returns
                    required property string approval
                    required property string wins
                    required property bool won

                    objectName: "levelLine"
                    width: parent.width
                    height: Theme.px(50)

                    Image {
                        x: Theme.px(20)
                        y: (parent.height - height) / 2
                        source: `image://tapis/nova-sign/${line.rank}/${Theme.px(28)}/${line.won ? "brass" : "ivory2"}`
                    }

                    TapisText {
                        x: Theme.px(64)
                        width: Theme.px(158)
                        height: parent.height
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(12)
                        text: line.name
                        color: line.won ? Theme.brassBright : Theme.ivory
                        font.weight: Font.Medium
                    }

                    Repeater {
                        model: [line.now, line.starts, line.limit, line.rises, line.hidden, line.returns, line.approval, line.wins]

                        TapisText {
                            required property int index
                            required property string modelData

                            x: Theme.px(root.columnAt(index))
                            width: Theme.px(root.columnWidths[index])
                            height: line.height
                            horizontalAlignment: Text.AlignRight
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.px(12)
                            text: modelData
                            color: index === 0 && line.won ? Theme.brassBright : Theme.ivory
                            font.pixelSize: index === 0 ? Theme.button : Theme.second
                            font.weight: index === 0 ? Font.DemiBold : Font.Normal
                        }
                    }

                    Rectangle {
                        x: Theme.px(20)
                        width: parent.width - 2 * x
                        height: Theme.hairline
                        color: Theme.line
                    }
                }
            }
        }
    }

    Panel {
        x: root.rightX
        y: levels.height + Theme.medium
        width: Theme.px(736)
        height: parent.height - y

        TapisText {
            id: wrong

            x: Theme.px(20)
            y: Theme.px(14)
            height: Theme.px(34)
            text: qsTr("Incorrect wagers")
            font.pixelSize: Theme.figure
            font.weight: Font.DemiBold
        }

        TapisText {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(20)
            y: Theme.px(14)
            width: parent.width - wrong.width - Theme.px(60)
            height: Theme.px(34)
            horizontalAlignment: Text.AlignRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
            text: qsTr("reported to the Inspectorate with the day")
            color: Theme.ivory2
            font.pixelSize: Theme.second
        }

        TapisText {
            x: Theme.px(20)
            y: Theme.px(64)
            text: qsTr("none")
            color: Theme.ivory2
            font.pixelSize: Theme.second
            visible: notedList.count === 0
        }

        Column {
            y: Theme.px(56)
            width: parent.width

            Repeater {
                id: notedList

                model: root.supernova.noted

                Item {
                    id: note

                    required property string seat
                    required property string kind
                    required property string reason
                    required property string who

                    objectName: "notedWager"
                    width: parent.width
                    height: Theme.px(62)

                    Rectangle {
                        x: Theme.px(20)
                        width: parent.width - 2 * x
                        height: Theme.hairline
                        color: Theme.line
                    }

                    TapisText {
                        x: Theme.px(20)
                        width: Theme.px(100)
                        height: parent.height
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(12)
                        text: note.seat
                        font.weight: Font.DemiBold
                    }

                    TapisText {
                        x: Theme.px(128)
                        width: Theme.px(330)
                        height: parent.height
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(12)
                        text: note.kind
                    }

                    TapisText {
                        x: Theme.px(466)
                        width: Theme.px(120)
                        height: parent.height
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(12)
                        text: note.reason
                        color: Theme.ivory2
                        font.pixelSize: Theme.second
                    }

                    Row {
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(20)
                        height: parent.height
                        spacing: Theme.small

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            name: "tick"
                            tint: "ok"
                            size: Theme.px(20)
                        }

                        TapisText {
                            height: parent.height
                            text: note.who
                            color: Theme.ok
                            font.pixelSize: Theme.second
                        }
                    }
                }
            }
        }
    }

    Panel {
        x: root.rightX + Theme.px(748)
        y: levels.height + Theme.medium
        width: parent.width - x
        height: parent.height - y

        TapisText {
            x: Theme.px(20)
            y: Theme.px(14)
            height: Theme.px(34)
            text: qsTr("Management")
            font.pixelSize: Theme.figure
            font.weight: Font.DemiBold
        }

        OrderGrid {
            x: Theme.px(20)
            y: Theme.px(64)
            width: parent.width - 2 * x
            columns: 1
            buttonHeight: Theme.px(84)
            orderButtons: root.supernova.orders

            onBegun: key => root.desk.begin(key)
        }

        TapisText {
            x: Theme.px(20)
            y: parent.height - height - Theme.px(14)
            width: parent.width - 2 * x
            wrapMode: Text.WordWrap
            text: qsTr("If the server is lost, jackpot wagers go back.")
            color: Theme.ivory2
            font.pixelSize: Theme.label
        }
    }
}
