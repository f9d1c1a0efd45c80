pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// A level was won: which, how much and where, without a name. Nothing is celebrated before the inspector
// has approved it, and nothing repeats or blinks.
Item {
    id: root

    required property JackpotsView jackpots

    readonly property bool certain: !jackpots.wonWaits && !jackpots.wonRefused

    Image {
        id: rays

        objectName: "wonRays"
        source: root.certain ? `image://tapis/nova-rays/${Theme.px(1920)}/${Theme.px(920)}` : ""
        cache: false
        visible: root.certain

        NumberAnimation on opacity {
            running: rays.visible
            from: 0
            to: 1
            duration: Theme.longestTime
        }
    }

    Repeater {
        model: root.certain ? root.jackpots.pieces : null

        Rectangle {
            id: piece

            required property int kind
            required property int size
            required property int afterMs
            required property int atX
            required property int atY

            // From within the ring to where it rests.
            property real flown: Theme.still ? 1 : 0

            objectName: "piece"
            x: Theme.px(960 + (0.45 + 0.55 * flown) * (atX - 960))
            y: Theme.px(468 + (0.45 + 0.55 * flown) * (atY - 468))
            width: Theme.px(size)
            height: width
            radius: kind === 1 ? 0 : width / 2
            rotation: kind === 1 ? 45 : 0
            color: kind === 2 ? "transparent" : size > 20 ? Theme.brassBright : Theme.brass
            border.width: kind === 2 ? Theme.selectedLine : 0
            border.color: Theme.brassBright
            opacity: flown > 0 ? 1 : 0
            SequentialAnimation {
                running: !Theme.still

                PauseAnimation {
                    duration: piece.afterMs
                }

                NumberAnimation {
                    target: piece
                    property: "flown"
                    from: 0.02
                    to: 1
                    duration: 1200
                    easing.type: Easing.OutCubic
                }
            }
        }
    }

    TapisText {
        x: Theme.px(48)
        y: Theme.px(36)
        text: qsTr("Mystery jackpots")
        color: Theme.ivory2
        font.family: Theme.greetingFont
        font.pixelSize: Theme.px(36)
    }

    TapisText {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(48)
        y: Theme.px(36)
        text: root.jackpots.time
        font.family: Theme.displayFont
        font.pixelSize: Theme.px(42)
        font.weight: Font.DemiBold
    }

    Image {
        x: (parent.width - width) / 2
        y: Theme.px(192) - height / 2
        source: `image://tapis/nova-sign/${root.jackpots.wonRank}/${Theme.px(144)}/${root.certain ? "brassBright" : "ivory2"}`
    }

    TapisText {
        objectName: "wonName"
        x: (parent.width - width) / 2
        y: Theme.px(262)
        width: Theme.px(720)
        height: Theme.px(130)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(40)
        text: root.jackpots.wonName
        font.family: Theme.greetingFont
        font.pixelSize: Theme.px(112)
    }

    Rectangle {
        x: Theme.px(288)
        y: Theme.px(406)
        width: Theme.px(1344)
        height: Theme.px(228)
        radius: Theme.cardRadius
        border.width: Theme.litLine
        border.color: root.certain ? Theme.brass : Theme.lineStrong
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.winBand0
            }

            GradientStop {
                position: 1
                color: Theme.winBand1
            }
        }

        TapisText {
            objectName: "wonSum"
            anchors.fill: parent
            anchors.margins: Theme.px(20)
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(60)
            text: root.jackpots.wonSum
            color: root.certain ? Theme.brassBright : Theme.ivory
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(184)
            font.weight: Font.DemiBold
        }
    }

    Column {
        x: (parent.width - width) / 2
        y: Theme.px(658)
        width: Theme.px(700)
        spacing: Theme.px(6)

        TapisText {
            objectName: "wonWhere"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(22)
            text: root.jackpots.wonWhere
            font.pixelSize: Theme.px(44)
            font.weight: Font.DemiBold
        }

        TapisText {
            objectName: "wonShared"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.jackpots.wonShared
            font.pixelSize: Theme.px(24)
            visible: text !== ""
        }

        TapisText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.jackpots.wonWhen
            color: Theme.ivory2
            font.pixelSize: Theme.px(24)
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(12)
            visible: wonWords.text !== ""

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: root.jackpots.wonWaits ? "attendant" : root.jackpots.wonRefused ? "void" : "tick"
                tint: root.jackpots.wonWaits ? "warn" : root.jackpots.wonRefused ? "alarm" : "ok"
                size: Theme.px(26)
            }

            TapisText {
                id: wonWords

                objectName: "wonWords"
                text: root.jackpots.wonWords
                color: root.jackpots.wonWaits ? Theme.warn : root.jackpots.wonRefused ? Theme.alarm : Theme.ok
                font.pixelSize: Theme.px(24)
            }
        }
    }

    Rectangle {
        y: Theme.px(920)
        width: parent.width
        height: Theme.px(160)
        color: Theme.bar

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }

        Row {
            x: Theme.px(48)

            Repeater {
                id: levels

                model: root.jackpots.levels

                Item {
                    id: part

                    required property int index
                    required property int rank
                    required property string name
                    required property string value

                    width: Theme.px(1860) / Math.max(1, levels.count)
                    height: Theme.px(160)

                    Rectangle {
                        x: -Theme.px(24)
                        y: Theme.px(28)
                        width: Theme.hairline
                        height: Theme.px(104)
                        color: Theme.line
                        visible: part.index > 0
                    }

                    Image {
                        y: Theme.px(60) - height / 2
                        source: `image://tapis/nova-sign/${part.rank}/${Theme.px(44)}/ivory2`
                    }

                    TapisText {
                        x: Theme.px(60)
                        y: Theme.px(36)
                        width: parent.width - x - Theme.px(40)
                        height: Theme.px(48)
                        fontSizeMode: Text.Fit
                        minimumPixelSize: Theme.px(16)
                        text: part.name
                        font.family: Theme.greetingFont
                        font.pixelSize: Theme.px(36)
                    }

                    TapisText {
                        id: value

                        y: Theme.px(94)
                        width: Math.min(implicitWidth, parent.width - Theme.px(40) - (again.visible ? Theme.px(100) : 0))
                        height: Theme.px(40)
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(16)
                        text: root.jackpots.sign + part.value
                        font.pixelSize: Theme.px(30)
                        font.weight: Font.DemiBold
                    }

                    TapisText {
                        id: again

                        objectName: "startsAgain"
                        x: value.width + Theme.px(14)
                        y: value.y
                        width: parent.width - x - Theme.px(32)
                        height: value.height
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(12)
                        text: qsTr("starts again")
                        color: Theme.ivory2
                        font.pixelSize: Theme.px(18)
                        visible: part.rank === root.jackpots.wonRank
                    }
                }
            }
        }
    }
}
