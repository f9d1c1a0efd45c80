pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// This seat has won a level: the sum, what is still to happen, and its medallion. Everything stands still.
Rectangle {
    id: root

    required property JackpotWonView won

    readonly property bool upright: Theme.tall
    readonly property bool tight: Theme.compact && !upright
    readonly property int edge: Theme.px(upright ? 56 : tight ? 40 : 96)
    readonly property int medalPx: upright ? Theme.px(760) : Math.min(Theme.px(tight ? 430 : 712), root.height)
    readonly property int column: upright ? width - 2 * edge : width - 2 * edge - medalPx * (tight ? 1 : 0.98)

    objectName: "jackpotWon"
    color: Theme.room

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    Image {
        id: medal

        x: root.upright ? (parent.width - width) / 2 : parent.width - width - Theme.px(root.tight ? 12 : 72)
        y: root.upright ? parent.height - height - Theme.px(40) : (parent.height - height) / 2
        width: root.medalPx
        height: root.medalPx
        source: root.won.shown ? `${Theme.pictures}/nova-medal/${root.won.rank}/${root.medalPx}` : ""
        cache: false
        visible: !root.won.refused

        NumberAnimation on opacity {
            running: medal.visible
            from: 0
            to: 1
            duration: Theme.longestTime
        }

        TapisText {
            x: (parent.width - width) / 2
            y: parent.height * 0.62
            width: parent.width * 0.36
            height: parent.height * 0.08
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(12)
            text: root.won.level
            font.family: Theme.greetingFont
            font.pixelSize: Math.round(parent.height * 0.062)
            Accessible.ignored: true
        }
    }

    Column {
        x: root.edge
        y: root.upright ? Theme.px(80) : Math.max(Theme.px(8), (parent.height - height) / 2)
        width: root.column
        spacing: Theme.px(root.tight ? 8 : 16)

        TapisText {
            objectName: "jackpotTitle"
            width: parent.width
            height: Theme.px(root.tight ? 56 : 92)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(24)
            text: root.won.title
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(root.tight ? 44 : 72)
        }

        TapisText {
            objectName: "jackpotSum"
            width: parent.width
            height: Theme.px(root.tight ? 100 : 164)
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(40)
            text: root.won.sum
            color: root.won.refused ? Theme.ivory2 : Theme.brassBright
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(root.tight ? 88 : 148)
            font.weight: Font.DemiBold
        }

        TapisText {
            objectName: "jackpotAbout"
            width: parent.width
            height: Theme.px(root.tight ? 26 : 34)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: root.won.about
            color: Theme.ivory2
            font.pixelSize: Theme.text(root.tight ? 18 : 24)
        }

        Item {
            id: way

            width: parent.width
            height: Theme.px(root.tight ? 96 : 124)

            Rectangle {
                x: Theme.px(19)
                y: Theme.px(root.tight ? 20 : 34)
                width: way.width - 2 * x
                height: Theme.litLine
                color: Theme.lineStrong

                // As far as it has come.
                Rectangle {
                    objectName: "jackpotReached"
                    width: parent.width * (root.won.reached === steps.count - 1 ? 1 : root.won.reached ? (root.won.reached + 0.5) / steps.count : 0)
                    height: parent.height
                    color: Theme.brass
                    visible: !root.won.refused
                }
            }

            Repeater {
                id: steps

                model: root.won.steps

                Item {
                    id: step

                    required property int index
                    required property string name
                    required property string line
                    required property bool done
                    required property bool now
                    required property bool failed

                    readonly property bool first: index === 0
                    readonly property bool last: index === steps.count - 1
                    readonly property real share: way.width / steps.count

                    objectName: "jackpotStep"
                    x: index * share
                    y: Theme.px(root.tight ? 2 : 16)
                    width: share
                    height: way.height - y

                    Rectangle {
                        x: step.first ? 0 : step.last ? parent.width - width : (parent.width - width) / 2
                        width: Theme.px(38)
                        height: width
                        radius: width / 2
                        color: step.done ? Theme.brass : Theme.room
                        border.width: Theme.litLine
                        border.color: step.failed ? Theme.alarm : step.done || step.now ? Theme.brass : Theme.lineStrong

                        Icon {
                            anchors.centerIn: parent
                            name: step.failed ? "close" : "tick"
                            tint: step.failed ? "alarm" : "ink"
                            size: Theme.px(22)
                            visible: step.done || step.failed
                        }

                        Rectangle {
                            anchors.centerIn: parent
                            width: Theme.px(14)
                            height: width
                            radius: width / 2
                            color: Theme.brassBright
                            visible: step.now
                        }
                    }

                    TapisText {
                        y: Theme.px(44)
                        width: parent.width - Theme.px(6)
                        x: step.last ? Theme.px(6) : 0
                        height: Theme.px(30)
                        horizontalAlignment: step.first ? Text.AlignLeft : step.last ? Text.AlignRight : Text.AlignHCenter
                        fontSizeMode: Text.Fit
                        minimumPixelSize: Theme.px(12)
                        text: step.name
                        color: step.failed ? Theme.alarm : step.now ? Theme.brassBright : step.done ? Theme.ivory : Theme.ivory2
                        font.pixelSize: Theme.text(root.tight ? 17 : 22)
                        font.weight: Font.DemiBold
                    }

                    TapisText {
                        y: Theme.px(74)
                        x: step.last ? Theme.px(6) : 0
                        width: parent.width - Theme.px(6)
                        height: Theme.px(root.tight ? 18 : 26)
                        horizontalAlignment: step.first ? Text.AlignLeft : step.last ? Text.AlignRight : Text.AlignHCenter
                        fontSizeMode: Text.Fit
                        minimumPixelSize: Theme.px(11)
                        text: step.line
                        color: step.failed ? Theme.alarm : Theme.ivory2
                        font.pixelSize: Theme.text(root.tight ? 14 : 18)
                        visible: text !== ""
                    }
                }
            }
        }

        Panel {
            width: parent.width
            height: Theme.px(root.tight ? 76 : 112)

            Row {
                id: facts

                x: Theme.px(root.tight ? 16 : 28)
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 2 * x

                Repeater {
                    id: list

                    model: root.won.facts

                    Column {
                        id: fact

                        required property string name
                        required property string text

                        width: facts.width / (list.count + (stay.visible ? 1.4 : 0))
                        spacing: Theme.px(4)

                        TapisText {
                            width: parent.width - Theme.small
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.px(11)
                            text: fact.name
                            color: Theme.ivory2
                            font.pixelSize: Theme.text(root.tight ? 14 : 18)
                        }

                        TapisText {
                            width: parent.width - Theme.small
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.px(13)
                            text: fact.text
                            font.pixelSize: Theme.text(root.tight ? 18 : 24)
                            font.weight: Font.DemiBold
                        }
                    }
                }

                TapisText {
                    id: stay

                    objectName: "jackpotStay"
                    width: facts.width / (list.count + 1.4) * 1.4
                    height: Theme.px(root.tight ? 46 : 60)
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.WordWrap
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.px(12)
                    text: root.won.stay
                    font.pixelSize: Theme.text(root.tight ? 17 : 22)
                    font.weight: Font.Medium
                    visible: text !== ""
                }
            }
        }

        ActionButton {
            objectName: "jackpotClose"
            width: Math.max(implicitWidth, Theme.px(240))
            height: Theme.px(root.tight ? 48 : 64)
            text: qsTr("Back to the table")

            onClicked: root.won.close()
        }
    }
}
