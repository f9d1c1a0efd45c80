pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Drop and win of each hour or seat, on one scale, with the hold below each.
Item {
    id: root

    required property ChartView chart
    required property string title

    readonly property int scaleWidth: Theme.px(96)
    readonly property int headHeight: Theme.px(40)
    readonly property int footHeight: Theme.px(56)

    TapisText {
        id: heading

        height: root.headHeight
        text: root.title
        font.pixelSize: Theme.figure
        font.weight: Font.DemiBold
    }

    Row {
        anchors.right: parent.right
        height: root.headHeight
        spacing: Theme.small

        Repeater {
            model: [
                {
                    "name": qsTr("drop"),
                    "tint": Theme.lineStrong
                },
                {
                    "name": qsTr("win"),
                    "tint": Theme.brass
                },
                {
                    "name": qsTr("loss"),
                    "tint": Theme.alarm
                }
            ]

            Row {
                id: entry

                required property var modelData

                height: parent.height
                spacing: Theme.small

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(16)
                    height: width
                    color: entry.modelData.tint
                }

                TapisText {
                    height: parent.height
                    rightPadding: Theme.medium
                    text: entry.modelData.name
                    color: Theme.ivory2
                    font.pixelSize: Theme.second
                }
            }
        }
    }

    Item {
        id: plot

        x: root.scaleWidth
        y: root.headHeight + Theme.px(18)
        width: parent.width - x
        height: parent.height - y - root.footHeight

        Repeater {
            model: root.chart.scale

            Item {
                id: line

                required property string text
                required property real at

                y: Math.round(plot.height * at)
                width: plot.width

                Rectangle {
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                }

                TapisText {
                    anchors.right: parent.left
                    anchors.rightMargin: Theme.medium
                    y: -height / 2
                    text: line.text
                    color: Theme.ivory2
                    font.pixelSize: Theme.label
                }
            }
        }

        Row {
            id: places

            readonly property real slot: bars.count === 0 ? 0 : Math.min(plot.width / bars.count, Theme.px(150))

            Repeater {
                id: bars

                model: root.chart.bars

                Item {
                    id: place

                    required property string label
                    required property real drop
                    required property real win
                    required property string hold

                    width: places.slot
                    height: plot.height

                    Rectangle {
                        x: place.width * 0.16
                        y: plot.height * root.chart.zero - height
                        width: place.width * 0.32
                        height: Math.round(plot.height * place.drop)
                        color: Theme.lineStrong
                    }

                    Rectangle {
                        x: place.width * 0.52
                        y: plot.height * (place.win > 0 ? root.chart.zero - place.win : root.chart.zero)
                        width: place.width * 0.32
                        height: Math.round(plot.height * Math.abs(place.win))
                        color: place.win < 0 ? Theme.alarm : Theme.brass
                    }

                    TapisText {
                        y: plot.height + Theme.tiny
                        width: parent.width
                        height: Theme.px(26)
                        text: place.label
                        font.pixelSize: Theme.label
                        horizontalAlignment: Text.AlignHCenter
                    }

                    TapisText {
                        y: plot.height + Theme.px(28)
                        width: parent.width
                        height: Theme.px(26)
                        text: place.hold
                        color: Theme.ivory2
                        font.pixelSize: Theme.label
                        horizontalAlignment: Text.AlignHCenter
                        visible: contentWidth < places.slot
                    }
                }
            }
        }
    }

    TapisText {
        y: plot.y + plot.height + Theme.px(28)
        height: Theme.px(26)
        text: qsTr("hold")
        color: Theme.ivory2
        font.pixelSize: Theme.label
    }
}
