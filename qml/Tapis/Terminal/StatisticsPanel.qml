pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The last hundred numbers and how they lie, below a countdown that goes on.
Rectangle {
    id: root

    required property StatisticsView statistics

    readonly property bool roomy: !Theme.compact
    readonly property int badge: Theme.px(roomy ? 54 : Theme.tall ? 44 : 36)
    readonly property int across: Theme.tall ? 20 : 10
    readonly property int edge: Theme.compact && !Theme.tall ? Theme.medium : Theme.wide

    signal closed

    color: Theme.room

    Component.onCompleted: root.statistics.open()
    Component.onDestruction: root.statistics.close()

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    Panel {
        id: numbers

        x: Theme.margin
        y: root.edge
        width: root.across * root.badge + (root.across - 1) * Theme.tiny + 2 * Theme.wide
        height: Theme.tall ? Theme.px(330) : parent.height - 2 * root.edge

        TapisText {
            objectName: "statisticsTitle"
            x: Theme.wide
            y: Theme.large
            height: Theme.px(root.roomy ? 64 : 40)
            text: root.statistics.spins === 1 ? qsTr("The last number") : qsTr("The last %1 numbers").arg(root.statistics.spins)
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(root.roomy ? 44 : 28)
            visible: root.statistics.spins > 0
        }

        Grid {
            objectName: "lastNumbers"
            x: Theme.wide
            y: Theme.px(root.roomy ? 100 : 64)
            columns: root.across
            spacing: Theme.tiny

            Repeater {
                model: root.statistics.numbers

                Badge {
                    required pocket

                    size: root.badge
                }
            }
        }
    }

    Panel {
        x: Theme.tall ? Theme.margin : numbers.x + numbers.width + Theme.wide
        y: Theme.tall ? numbers.y + numbers.height + Theme.wide : root.edge
        width: parent.width - x - Theme.margin
        height: parent.height - y - root.edge

        OftenRow {
            id: most

            x: Theme.wide
            y: Theme.large
            title: qsTr("Most often")
            counts: root.statistics.mostOften
        }

        OftenRow {
            anchors.left: most.right
            anchors.leftMargin: Theme.px(root.roomy ? 48 : 24)
            y: Theme.large
            title: qsTr("Least often")
            counts: root.statistics.leastOften
        }

        ActionButton {
            objectName: "closeStatistics"
            anchors.right: parent.right
            anchors.rightMargin: Theme.large
            y: Theme.large
            width: Theme.px(root.roomy ? 140 : 64)
            height: Theme.px(64)
            text: root.roomy ? qsTr("Close") : ""
            picture: "close"
            Accessible.name: qsTr("Close")

            onClicked: root.closed()
        }

        Grid {
            id: shares

            readonly property int half: Math.ceil(list.count / 2)
            readonly property int firstY: Theme.px(root.roomy ? 164 : Theme.largeText ? 126 : 118)
            readonly property int room: note.y - firstY - Theme.px(root.roomy ? 40 : 8)
            readonly property int barHeight: Math.min(Theme.px(Theme.tall ? 112 : 64), Math.floor(room / Math.max(1, half)))

            x: Theme.wide
            y: firstY
            rows: half
            flow: Grid.TopToBottom
            columnSpacing: Theme.px(root.roomy ? 48 : 24)

            Repeater {
                id: list

                model: root.statistics.shares

                ShareBar {
                    width: Math.floor((shares.parent.width - 2 * Theme.wide - shares.columnSpacing) / 2)
                    height: shares.barHeight
                }
            }
        }

        TapisText {
            x: Theme.wide
            y: shares.firstY + shares.half * shares.barHeight
            width: parent.width - 2 * Theme.wide
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: qsTr("A line on the grey: as often as a fair wheel gives, 19 times in 20. The figures: came up, ordinary.")
            color: Theme.ivory2
            font.pixelSize: Theme.label
            visible: root.roomy && root.statistics.spins > 0
        }

        TapisText {
            id: note

            objectName: "statisticsNote"
            x: Theme.wide
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.large
            width: parent.width - 2 * Theme.wide
            text: root.statistics.note
            color: Theme.ivory2
            font.pixelSize: Theme.second
            wrapMode: Text.WordWrap
        }
    }
}
