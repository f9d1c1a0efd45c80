pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// How the last spins lie on the wheel and on the cloth, and that it means nothing for the next.
Item {
    id: root

    required property DisplayStatisticsView statistics

    Image {
        id: wheel

        readonly property int diameter: Theme.px(568)

        anchors.horizontalCenter: parent.horizontalCenter
        width: diameter
        height: diameter
        // Another picture after each spin: Qt is not to collect them.
        cache: false
        source: root.statistics.tally ? `${Theme.pictures}/tally/${root.statistics.wheel}/${diameter}/${root.statistics.tally}` : ""

        SectorFigures {
            anchors.centerIn: parent
            sectors: root.statistics.sectors
        }
    }

    OftenStrip {
        y: Theme.px(578)
        title: qsTr("Most often")
        counts: root.statistics.mostOften
    }

    OftenStrip {
        x: Theme.px(384)
        y: Theme.px(578)
        title: qsTr("Least often")
        counts: root.statistics.leastOften
    }

    Row {
        y: Theme.px(742)
        spacing: Theme.wide

        Repeater {
            model: root.statistics.pairs

            PairBar {
                width: Theme.px(217)
            }
        }
    }

    Rectangle {
        y: Theme.px(848)
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    TapisText {
        // A language that needs more words than most writes them closer.
        readonly property bool wordy: text.length > 165

        objectName: "statisticsNote"
        y: Theme.px(wordy ? 849 : 856)
        width: parent.width
        text: root.statistics.note
        color: Theme.ivory2
        font.pixelSize: Theme.px(24)
        lineHeightMode: Text.FixedHeight
        lineHeight: Theme.px(wordy ? 26 : 31)
        wrapMode: Text.WordWrap
    }
}
