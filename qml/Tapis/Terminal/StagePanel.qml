pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What the slip covers, what is at stake, and what it may come to. The ball at rest lights its line.
Panel {
    id: root

    required property WheelStageView stage

    readonly property bool roomy: !Theme.compact
    readonly property int edge: Theme.px(roomy ? 24 : 16)
    readonly property int half: Math.round(width * (roomy ? (Theme.largeText ? 0.5 : 0.511) : 0.46))
    // Large lines leave no room for the picture of what they say.
    readonly property bool pictured: !Theme.largeText && root.stage.played && (root.roomy || root.stage.spreadSum === "" || root.stage.outside === "")

    objectName: "stagePanel"
    border.width: root.stage.better ? Theme.selectedLine : Theme.hairline
    border.color: root.stage.better ? Theme.brass : Theme.line

    TapisText {
        id: title

        x: root.edge
        y: Theme.px(root.roomy ? 20 : 10)
        width: root.half - root.edge - Theme.small
        text: root.stage.title
        color: Theme.ivory2
        font.pixelSize: Theme.text(root.roomy ? 18 : 16)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(14)
        visible: root.stage.played || root.stage.atRest
    }

    TapisText {
        id: covers

        objectName: "stageCovers"
        x: root.edge
        y: root.stage.played || root.stage.atRest ? title.y + title.height + Theme.px(root.roomy ? 4 : 0) : (root.height - height) / 2
        width: (root.stage.played ? root.half : root.width - root.edge) - root.edge - Theme.small
        text: root.stage.covers
        font.family: Theme.displayFont
        font.pixelSize: Theme.text(root.roomy ? 30 : 24)
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(18)
    }

    Item {
        id: map

        readonly property real cellWidth: Theme.px(root.roomy ? 20 : 14)
        readonly property real cellHeight: Theme.px(root.roomy ? 17 : 11)
        readonly property int between: Theme.px(root.roomy ? 2 : 1)

        x: root.edge
        y: covers.y + covers.height + Theme.px(root.roomy ? 10 : 3)
        height: 3 * (cellHeight + between)
        visible: root.pictured

        Repeater {
            model: root.stage.cover

            Rectangle {
                required property int column
                required property real third
                required property real thirds
                required property bool covered
                required property bool won

                x: column * (map.cellWidth + map.between)
                y: Math.round(third * (map.cellHeight + map.between))
                width: map.cellWidth
                height: Math.round(thirds * (map.cellHeight + map.between)) - map.between
                radius: Theme.px(2)
                color: won ? Theme.brassBright : !covered ? Theme.pressed : root.stage.atRest ? Theme.brassDim : Theme.brass
            }
        }
    }

    FigureLine {
        id: total

        x: root.edge
        y: root.height - height - outside.height - spread.height - Theme.px(root.roomy ? 12 : 8)
        width: root.half - 2 * root.edge
        height: figureSize * 1.2
        label: qsTr("Total bet")
        figure: root.stage.total
        labelSize: Theme.text(root.roomy ? 18 : 16)
        figureSize: Theme.text(root.roomy ? 24 : 18)
        visible: root.stage.played
    }

    FigureLine {
        id: spread

        objectName: "stageSpread"
        x: root.edge
        y: root.height - height - Theme.px(6)
        width: root.half - 2 * root.edge
        height: visible ? figureSize * 1.3 : 0
        label: qsTr("Spread-Bet, apart")
        figure: root.stage.spreadSum
        labelSize: Theme.text(16)
        figureSize: Theme.text(16)
        visible: root.stage.played && root.stage.spreadSum !== ""
    }

    // Where the boxes are covered by the stage.
    FigureLine {
        id: outside

        x: root.edge
        y: root.height - height - spread.height - Theme.px(6)
        width: root.half - 2 * root.edge
        height: visible ? figureSize * 1.3 : 0
        label: root.stage.outside
        figure: root.stage.outsideSum
        labelSize: Theme.text(16)
        figureSize: Theme.text(16)
        visible: root.stage.played && Theme.compact && !Theme.tall && root.stage.outside !== ""
    }

    Rectangle {
        x: root.half
        y: root.edge
        width: Theme.hairline
        height: parent.height - 2 * y
        color: Theme.line
        visible: root.stage.played
    }

    Column {
        x: root.half + root.edge
        anchors.verticalCenter: parent.verticalCenter
        width: root.width - x - root.edge
        visible: root.stage.played

        Repeater {
            model: root.stage.best

            StageChance {
                width: parent?.width ?? 0
                atRest: root.stage.atRest
            }
        }
    }
}
