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

    property bool tall: false

    readonly property bool certain: !jackpots.wonWaits && !jackpots.wonRefused
    // Upright the ring takes nearly the whole width, and the levels stand below one another.
    readonly property real grown: tall ? 1.35 : 1
    readonly property point middle: tall ? Qt.point(648, 834) : Qt.point(960, 468)
    readonly property int levelsY: tall ? 1640 : 920

    function grow(length: real): int {
        return Theme.px(grown * length);
    }

    function below(middleY: real): int {
        return Theme.px(middle.y + grown * middleY);
    }

    Image {
        id: rays

        objectName: "wonRays"
        source: root.certain ? `image://tapis/nova-rays/${Theme.px(root.tall ? 1296 : 1920)}/${Theme.px(root.levelsY)}` : ""
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
        model: !root.certain ? null : root.tall ? root.jackpots.uprightPieces : root.jackpots.pieces

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
            x: Theme.px(root.middle.x + (0.45 + 0.55 * flown) * (atX - root.middle.x))
            y: Theme.px(root.middle.y + (0.45 + 0.55 * flown) * (atY - root.middle.y))
            width: root.grow(size)
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
        font.pixelSize: root.grow(36)
    }

    TapisText {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(48)
        y: Theme.px(36)
        text: root.jackpots.time
        font.family: Theme.displayFont
        font.pixelSize: root.grow(42)
        font.weight: Font.DemiBold
    }

    Image {
        x: (parent.width - width) / 2
        y: root.below(-276) - height / 2
        source: `image://tapis/nova-sign/${root.jackpots.wonRank}/${root.grow(144)}/${root.certain ? "brassBright" : "ivory2"}`
    }

    TapisText {
        objectName: "wonName"
        x: (parent.width - width) / 2
        y: root.below(-206)
        width: root.grow(720)
        height: root.grow(130)
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(40)
        text: root.jackpots.wonName
        font.family: Theme.greetingFont
        font.pixelSize: root.grow(112)
    }

    Rectangle {
        x: (parent.width - width) / 2
        y: root.below(-62)
        width: Theme.px(root.tall ? 1200 : 1344)
        height: root.grow(228)
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
            font.pixelSize: root.grow(184)
            font.weight: Font.DemiBold
        }
    }

    Column {
        x: (parent.width - width) / 2
        y: root.below(190)
        width: root.grow(700)
        spacing: root.grow(6)

        TapisText {
            objectName: "wonWhere"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(22)
            text: root.jackpots.wonWhere
            font.pixelSize: root.grow(44)
            font.weight: Font.DemiBold
        }

        TapisText {
            objectName: "wonShared"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.jackpots.wonShared
            font.pixelSize: root.grow(24)
            visible: text !== ""
        }

        TapisText {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: root.jackpots.wonWhen
            color: Theme.ivory2
            font.pixelSize: root.grow(24)
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(12)
            visible: wonWords.text !== ""

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: root.jackpots.wonWaits ? "attendant" : root.jackpots.wonRefused ? "void" : "tick"
                tint: root.jackpots.wonWaits ? "warn" : root.jackpots.wonRefused ? "alarm" : "ok"
                size: root.grow(26)
            }

            TapisText {
                id: wonWords

                objectName: "wonWords"
                text: root.jackpots.wonWords
                color: root.jackpots.wonWaits ? Theme.warn : root.jackpots.wonRefused ? Theme.alarm : Theme.ok
                font.pixelSize: root.grow(24)
            }
        }
    }

    Rectangle {
        y: Theme.px(root.levelsY)
        width: parent.width
        height: parent.height - y
        color: Theme.bar

        Rectangle {
            width: parent.width
            height: Theme.hairline
            color: Theme.line
        }

        Grid {
            x: Theme.px(48)
            anchors.verticalCenter: parent.verticalCenter
            columns: root.tall ? 1 : Math.max(1, levels.count)

            Repeater {
                id: levels

                model: root.jackpots.levels

                WonLevelDelegate {
                    sign: root.jackpots.sign
                    wonRank: root.jackpots.wonRank
                    tall: root.tall
                    width: root.tall ? Theme.px(1200) : Theme.px(1860) / Math.max(1, levels.count)
                    height: Theme.px(root.tall ? 124 : 160)
                }
            }
        }
    }
}
