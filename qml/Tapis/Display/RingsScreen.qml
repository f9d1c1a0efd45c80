import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// While Spread-Bet is on offer: what it pays, and the two rings.
Item {
    id: root

    required property DisplayView display
    property bool tall: false

    readonly property DisplayRingsView rings: display.rings
    readonly property bool decided: rings.stage === "result"
    readonly property int columnWidth: Theme.px(784)
    // Upright the rings are above, and what is at their left elsewhere stands below them.
    readonly property int columnX: Theme.px(tall ? 208 : 48)
    readonly property int columnY: Theme.px(tall ? 896 : 0)
    readonly property int listTop: columnY + Theme.px(376)

    SpreadEquation {
        x: root.columnX
        y: root.columnY + Theme.px(64)
        width: root.columnWidth
        rings: root.rings
        visible: root.decided
    }

    Item {
        x: root.columnX
        y: root.columnY + Theme.px(56)
        width: root.columnWidth
        height: root.listTop - y
        visible: !root.decided

        Badge {
            id: number

            objectName: "numberAlone"
            pocket: root.rings.outer
            size: Theme.px(200)
            visible: pocket !== ""
        }

        Column {
            x: number.visible ? number.width + Theme.wide : 0
            width: parent.width - x
            spacing: Theme.small

            TapisText {
                objectName: "ringsTitle"
                width: parent.width
                text: root.rings.title
                font.family: Theme.greetingFont
                font.pixelSize: Theme.px(88)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(40)
            }

            Row {
                width: parent.width
                spacing: Theme.medium

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(24)
                    height: width
                    radius: width / 2
                    color: "transparent"
                    border.width: Theme.litLine
                    border.color: Theme.ivory2
                    visible: root.rings.stage === "turning"
                }

                TapisText {
                    objectName: "ringsFirst"
                    width: parent.width - Theme.px(root.rings.stage === "turning" ? 36 : 0)
                    text: root.rings.first
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.px(26)
                    font.weight: Font.Medium
                }
            }

            Row {
                width: parent.width
                spacing: Theme.medium

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(24)
                    height: width
                    radius: width / 2
                    color: Theme.room

                    border.width: Theme.litLine
                    border.color: Theme.brass
                    visible: root.rings.stage === "turning"

                    Rectangle {
                        anchors.centerIn: parent
                        width: Theme.px(12)
                        height: width
                        radius: width / 2
                        color: Theme.brass
                    }
                }

                TapisText {
                    objectName: "ringsSecond"
                    width: parent.width - Theme.px(root.rings.stage === "turning" ? 36 : 0)
                    text: root.rings.second
                    wrapMode: Text.WordWrap
                    font.pixelSize: Theme.px(26)
                    font.weight: Font.Medium
                }
            }

            TapisText {
                objectName: "ringsNote"
                width: parent.width
                text: root.rings.note
                wrapMode: Text.WordWrap
                color: Theme.ivory2
                font.pixelSize: Theme.px(24)
                visible: text !== ""
            }
        }
    }

    TapisText {
        id: limits

        objectName: "spreadLimits"
        x: root.columnX
        y: root.listTop - Theme.px(4)
        text: root.display.spreadLimits || qsTr("Spread-Bet")
        font.pixelSize: Theme.px(24)
        font.weight: Font.DemiBold
    }

    TapisText {
        anchors.left: limits.right
        anchors.leftMargin: Theme.medium
        y: limits.y
        width: root.columnX + root.columnWidth - x
        horizontalAlignment: Text.AlignRight
        text: qsTr("sum of both rings, 00 counts 0")
        color: Theme.ivory2
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        font.pixelSize: Theme.px(24)
    }

    SpreadOptions {
        x: root.columnX
        y: root.listTop + Theme.px(36)
        width: root.columnWidth
        height: lowest.visible ? lowest.y - y - Theme.small : Theme.px(392)
        options: root.rings.options
    }

    LastSums {
        x: root.columnX
        y: root.columnY + Theme.px(836)
        width: root.columnWidth
        sums: root.rings.lastSums
        visible: !lowest.visible
    }

    // What must be announced comes before what the house would like to say.
    Item {
        id: lowest

        x: root.columnX
        y: parent.height - height - Theme.wide
        width: root.columnWidth
        height: notices.any ? notices.height : houseText.height
        visible: notices.any || root.display.house.lines > 0

        NoticeCard {
            id: notices

            width: parent.width
            notices: root.display.notices
        }

        HouseText {
            id: houseText

            width: parent.width
            house: root.display.house
            visible: root.display.house.lines > 0 && !notices.any
        }
    }

    RingsPanel {
        x: Theme.px(root.tall ? 172 : 964)
        y: Theme.px(root.tall ? 0 : 16)
        width: Theme.px(856)
        height: Theme.px(896)
        rings: root.rings
        phase: root.display.phase
    }
}
