pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The levels, before what each must fall, who won last and where one can play for them. It says how the
// falling point was sealed, and never that one is due.
Item {
    id: root

    required property JackpotsView jackpots
    property bool tall: false

    readonly property int others: Math.max(0, list.count - 1)
    // Fewer levels leave the greatest more room, and each other as much as it has among five.
    readonly property int heroHeight: Theme.px((tall ? 1332 : 852) - 120 * others)
    // Upright the head has two lines, and what is at the right elsewhere stands below the levels.
    readonly property int headHeight: Theme.px(tall ? 208 : 104)
    readonly property int headLower: tall ? Theme.px(52) : 0
    readonly property int levelsY: headHeight + Theme.px(32)
    readonly property int lowerY: levelsY + Theme.px(tall ? 1364 : 0)
    readonly property int footY: Theme.px(tall ? 2210 : 1024)

    Rectangle {
        width: parent.width
        height: root.headHeight
        color: Theme.bar

        TapisText {
            x: Theme.px(48)
            width: Theme.px(root.tall ? 900 : 450)
            height: Theme.px(104)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(30)
            text: qsTr("Mystery jackpots")
            font.family: Theme.greetingFont
            font.pixelSize: Theme.px(56)
        }

        Column {
            x: Theme.px(root.tall ? 48 : 520)
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: root.headLower
            width: Theme.px(root.tall ? 610 : 720)
            spacing: Theme.px(4)

            TapisText {
                width: parent.width
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(15)
                text: qsTr("%1 beside any roulette bet").arg(root.jackpots.stake)
                font.pixelSize: Theme.px(22)
                font.weight: Font.Medium
            }

            TapisText {
                width: parent.width
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(15)
                text: qsTr("Drawn at each “No more bets”, whatever the ball does")
                color: Theme.ivory2
                font.pixelSize: Theme.px(20)
            }
        }

        Column {
            x: Theme.px(root.tall ? 678 : 1260)
            anchors.verticalCenter: parent.verticalCenter
            anchors.verticalCenterOffset: root.headLower
            width: Theme.px(root.tall ? 570 : 460)
            spacing: Theme.px(2)

            TapisText {
                objectName: "tableName"
                width: parent.width
                horizontalAlignment: Text.AlignRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(16)
                text: root.jackpots.table
                font.pixelSize: Theme.px(26)
                font.weight: Font.DemiBold
            }

            TapisText {
                objectName: "takesPart"
                width: parent.width
                horizontalAlignment: Text.AlignRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(14)
                text: root.jackpots.part
                color: root.jackpots.takesPart ? Theme.ok : root.jackpots.lost ? Theme.warn : Theme.ivory2
                font.pixelSize: Theme.px(20)
            }
        }

        TapisText {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(48)
            height: Theme.px(104)
            text: root.jackpots.time
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(42)
            font.weight: Font.DemiBold
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }
    }

    Column {
        x: Theme.px(48)
        y: root.levelsY
        spacing: Theme.px(12)

        Repeater {
            id: list

            model: root.jackpots.levels

            JackpotLevel {
                required property int index

                width: Theme.px(1200)
                height: index ? Theme.px(108) : root.heroHeight
                hero: index === 0
                sign: root.jackpots.sign
                old: root.jackpots.old
            }
        }
    }

    // Over the levels' lower edge, where none of their figures are.
    Rectangle {
        objectName: "oldPill"
        x: Theme.px(648) - width / 2
        y: root.levelsY - Theme.px(18)
        width: oldWords.implicitWidth + Theme.px(40)
        height: Theme.px(40)
        radius: height / 2
        color: Theme.waitFill
        border.width: Theme.selectedLine
        border.color: Theme.warn
        visible: root.jackpots.old !== ""
        z: 1

        TapisText {
            id: oldWords

            anchors.centerIn: parent
            text: root.jackpots.lost ? qsTr("not in play, jackpot wagers are returned · %1").arg(root.jackpots.old) : root.jackpots.old
            color: Theme.warn
            font.pixelSize: Theme.px(22)
            font.weight: Font.Medium
        }
    }

    Item {
        x: Theme.px(root.tall ? 48 : 1288)
        y: root.lowerY
        width: Theme.px(584)
        height: Theme.px(540)

        TapisText {
            height: Theme.px(34)
            text: qsTr("Last wins")
            font.pixelSize: Theme.px(24)
            font.weight: Font.DemiBold
        }

        TapisText {
            y: Theme.px(56)
            text: qsTr("none yet")
            color: Theme.ivory2
            font.pixelSize: Theme.px(22)
            visible: wins.count === 0
        }

        Column {
            y: Theme.px(40)

            Repeater {
                id: wins

                model: root.jackpots.last

                Item {
                    id: win

                    required property int rank
                    required property string name
                    required property string where
                    required property string sum
                    required property string time
                    required property bool newest

                    objectName: "win"
                    width: Theme.px(584)
                    height: Theme.px(78)

                    Image {
                        y: (parent.height - height) / 2
                        source: `image://tapis/nova-sign/${win.rank}/${Theme.px(44)}/${win.newest ? "brass" : "ivory2"}`
                    }

                    Column {
                        x: Theme.px(72)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.px(200)

                        TapisText {
                            width: parent.width
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.px(14)
                            text: win.name
                            font.pixelSize: Theme.px(22)
                            font.weight: Font.Medium
                        }

                        TapisText {
                            width: parent.width
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.px(12)
                            text: win.where
                            color: Theme.ivory2
                            font.pixelSize: Theme.px(18)
                        }
                    }

                    TapisText {
                        x: Theme.px(276)
                        width: Theme.px(198)
                        height: parent.height
                        horizontalAlignment: Text.AlignRight
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(18)
                        text: win.sum
                        color: win.newest ? Theme.brassBright : Theme.ivory
                        font.pixelSize: Theme.px(32)
                        font.weight: Font.DemiBold
                    }

                    TapisText {
                        anchors.right: parent.right
                        width: Theme.px(100)
                        height: parent.height
                        horizontalAlignment: Text.AlignRight
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(14)
                        text: win.time
                        color: Theme.ivory2
                        font.pixelSize: Theme.px(20)
                    }

                    Rectangle {
                        anchors.bottom: parent.bottom
                        width: parent.width
                        height: Theme.hairline
                        color: Theme.line
                    }
                }
            }
        }
    }

    Item {
        id: taking
        readonly property bool many: tables.count > 12

        x: Theme.px(root.tall ? 664 : 1288)
        y: root.lowerY + Theme.px(root.tall ? 0 : 532)
        width: Theme.px(584)

        TapisText {
            height: Theme.px(34)
            text: qsTr("Tables that take part")
            font.pixelSize: Theme.px(24)
            font.weight: Font.DemiBold
        }

        Grid {
            y: Theme.px(46)
            columns: taking.many ? 8 : 6
            spacing: Theme.px(8)

            Repeater {
                id: tables

                model: root.jackpots.tables

                Rectangle {
                    id: tile

                    required property string name
                    required property bool open
                    required property bool own

                    objectName: "tableTile"
                    width: Theme.px(taking.many ? 66 : 90)
                    height: Theme.px(taking.many ? 60 : 80)
                    radius: Theme.tileRadius
                    color: own ? Theme.brassWash : Theme.panel
                    border.width: own ? Theme.selectedLine : Theme.hairline
                    border.color: own ? Theme.brass : Theme.line

                    TapisText {
                        x: Theme.px(4)
                        y: Theme.px(taking.many ? 4 : 12)
                        width: parent.width - 2 * x
                        horizontalAlignment: Text.AlignHCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(11)
                        text: tile.name
                        color: tile.own ? Theme.brassBright : tile.open ? Theme.ivory : Theme.ivory3
                        font.pixelSize: Theme.px(24)
                        font.weight: Font.DemiBold
                    }

                    Icon {
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: parent.height - height - Theme.px(taking.many ? 6 : 12)
                        name: "tick"
                        tint: "ok"
                        size: Theme.px(18)
                        visible: tile.open
                    }

                    TapisText {
                        x: Theme.px(2)
                        y: parent.height - height - Theme.px(taking.many ? 6 : 12)
                        width: parent.width - 2 * x
                        horizontalAlignment: Text.AlignHCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(11)
                        text: qsTr("closed")
                        color: Theme.ivory3
                        font.pixelSize: Theme.px(16)
                        visible: !tile.open
                    }
                }
            }
        }
    }

    TapisText {
        x: Theme.px(root.tall ? 664 : 1288)
        y: root.lowerY + Theme.px(root.tall ? 400 : 770)
        width: Theme.px(584)
        height: Theme.px(100)
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(14)
        text: root.jackpots.rules
        color: Theme.ivory2
        font.pixelSize: Theme.px(20)
    }

    Rectangle {
        x: Theme.px(48)
        y: root.footY
        width: parent.width - 2 * x
        height: Theme.hairline
        color: Theme.line
    }

    TapisText {
        x: Theme.px(48)
        y: root.footY + Theme.px(6)
        width: Theme.px(root.tall ? 1200 : 1180)
        height: Theme.px(40)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(13)
        text: qsTr("Where a jackpot falls was drawn and sealed when it last started. Every %1 of a round has the same chance.").arg(root.jackpots.stake)
        color: Theme.ivory2
        font.pixelSize: Theme.px(20)
    }

    TapisText {
        objectName: "seal"
        x: Theme.px(root.tall ? 48 : 1240)
        y: root.footY + Theme.px(root.tall ? 46 : 6)
        width: Theme.px(root.tall ? 1200 : 632)
        height: Theme.px(40)
        horizontalAlignment: Text.AlignRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(13)
        text: root.jackpots.seal
        color: Theme.ivory2
        font.pixelSize: Theme.px(20)
    }
}
