pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// How the last spins lie on the wheel and on the cloth, and that it means nothing for the next.
Item {
    id: root

    required property DisplayStatisticsView statistics
    property bool tall: false

    // Beside the wheel; upright there is room for twice as much.
    readonly property int aside: wheel.width + Theme.px(tall ? 40 : 24)
    readonly property int asideWidth: tall ? (width - aside - Theme.margin) / 2 : width - aside
    readonly property int below: wheel.height + Theme.px(tall ? 24 : 12)
    readonly property int boxesY: tall ? below : below + Theme.px(142)

    Image {
        id: wheel

        readonly property int diameter: Theme.px(root.tall ? 560 : 452)

        width: diameter
        height: diameter
        // Another picture after each spin: Qt is not to collect them.
        cache: false
        source: root.statistics.tally ? `${Theme.pictures}/tally/${root.statistics.wheel}/${diameter}/${root.statistics.tally}` : ""

        Column {
            anchors.centerIn: parent
            visible: root.statistics.spins !== ""

            TapisText {
                objectName: "spinsCounted"
                anchors.horizontalCenter: parent.horizontalCenter
                text: root.statistics.spins
                font.family: Theme.displayFont
                font.pixelSize: Theme.px(64)
                font.weight: Font.DemiBold
            }

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(implicitWidth, wheel.width / 2)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.label
                text: root.statistics.spins === "1" ? qsTr("spin") : qsTr("spins")
                color: Theme.ivory2
                font.pixelSize: Theme.px(24)
            }
        }
    }

    SectorFigures {
        x: root.aside
        y: Theme.tiny
        width: root.asideWidth
        sectors: root.statistics.sectors
    }

    StreakList {
        x: root.aside + (root.tall ? root.asideWidth + Theme.margin : 0)
        y: Theme.px(root.tall ? 4 : 270)
        width: root.asideWidth
        streaks: root.statistics.streaks
        none: root.statistics.noStreak
    }

    OftenStrip {
        x: root.tall ? root.aside : 0
        y: root.tall ? Theme.px(276) : root.below
        size: Theme.px(root.tall ? 76 : 60)
        title: qsTr("Most often")
        counts: root.statistics.mostOften
    }

    OftenStrip {
        x: root.tall ? root.aside : Theme.px(384)
        y: root.tall ? Theme.px(424) : root.below
        size: Theme.px(root.tall ? 76 : 60)
        title: qsTr("Least often")
        counts: root.statistics.leastOften
    }

    Row {
        id: pairs

        y: root.boxesY
        spacing: Theme.wide

        Repeater {
            model: root.statistics.pairs

            PairBar {
                width: (root.width - 2 * pairs.spacing) / 3
            }
        }
    }

    ThirdBar {
        y: root.boxesY + Theme.px(108)
        width: (root.width - Theme.wide) / 2
        thirds: root.statistics.dozens
    }

    ThirdBar {
        x: width + Theme.wide
        y: root.boxesY + Theme.px(108)
        width: (root.width - Theme.wide) / 2
        thirds: root.statistics.columns
    }

    Rectangle {
        id: line

        y: root.boxesY + Theme.px(root.tall ? 220 : 214)
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    TapisText {
        // A language that needs more words than most writes them closer.
        readonly property bool wordy: text.length > 165

        objectName: "statisticsNote"
        y: line.y + Theme.px(wordy ? 2 : 10)
        width: parent.width
        text: root.statistics.note
        color: Theme.ivory2
        font.pixelSize: Theme.px(24)
        lineHeightMode: Text.FixedHeight
        lineHeight: Theme.px(wordy ? 26 : 31)
        wrapMode: Text.WordWrap
    }
}
