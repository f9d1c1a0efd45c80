pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Where Spread-Bet is on offer: the wheel's number and that of the inner ring, their sum, and which box won.
Item {
    id: root

    required property ResultView result

    readonly property bool roomy: !Theme.compact
    // A small screen has room for two lines below the figures.
    readonly property bool low: !roomy && !Theme.tall
    // Opacity alone: the rings lock a moment after the number, and then there is the sum.
    property int step: Theme.still ? 2 : 0

    onVisibleChanged: step = Theme.still ? 2 : 0

    Timer {
        interval: Theme.longestTime
        repeat: true
        running: root.visible && root.step < 2

        onTriggered: root.step += 1
    }

    Row {
        id: figures

        spacing: Theme.px(root.roomy ? 12 : 6)

        Ring {
            // Without another ring nobody sees it, and nothing is drawn.
            pocket: root.result.inner ? root.result.pocket : ""
            words: qsTr("Outer ring")
        }

        Sign {
            text: "+"
            opacity: root.step > 0 ? 1 : 0
        }

        Ring {
            objectName: "resultInner"
            pocket: root.result.inner
            words: qsTr("Inner ring")
            opacity: root.step > 0 ? 1 : 0
        }

        Sign {
            text: "="
            opacity: root.step > 1 ? 1 : 0
        }

        TapisText {
            objectName: "resultTotal"
            height: Theme.px(root.roomy ? 124 : Theme.tall ? 100 : 84)
            verticalAlignment: Text.AlignVCenter
            text: root.result.total
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(root.roomy ? 104 : 68)
            font.weight: Font.DemiBold
            opacity: root.step > 1 ? 1 : 0
        }
    }

    Column {
        x: root.roomy ? figures.width + Theme.wide : 0
        y: root.roomy ? 0 : figures.height + Theme.px(2)
        width: root.width - x

        TapisText {
            objectName: "resultSpread"
            width: parent.width
            // Some scripts are taller than Latin letters.
            height: Math.min(implicitHeight, Theme.px(root.roomy ? 56 : 34))
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
            text: root.result.spreadWins
            font.family: Theme.greetingFont
            font.pixelSize: Theme.text(root.roomy ? 48 : 26)
            opacity: root.step > 1 ? 1 : 0
        }

        TapisText {
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: root.result.spreadOdds
            color: Theme.ivory2
            font.pixelSize: root.roomy ? Theme.second : Theme.label
            visible: root.roomy || Theme.tall
        }

        TapisText {
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            text: root.low ? root.result.number + " · " + root.result.moment : root.result.number
            font.pixelSize: root.roomy ? Theme.second : Theme.label
        }

        TapisText {
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(12)
            text: root.result.moment
            color: Theme.ivory2
            font.pixelSize: Theme.label
            visible: !root.low
        }
    }

    Row {
        anchors.bottom: parent.bottom
        spacing: Theme.px(6)
        visible: root.roomy && !Theme.largeText

        Repeater {
            model: root.result.boxes

            Rectangle {
                id: box

                required property string sums
                required property bool won

                width: (root.width - 6 * Theme.px(6)) / 7
                height: Theme.px(36)
                radius: Theme.small
                color: won ? Theme.feltLit : Theme.felt
                border.width: won ? Theme.litLine : Theme.hairline
                border.color: won ? Theme.brassBright : Theme.line

                TapisText {
                    anchors.centerIn: parent
                    text: box.sums
                    color: box.won ? Theme.ivory : Theme.ivory2
                    font.pixelSize: Theme.px(18)
                    font.weight: box.won ? Font.DemiBold : Font.Normal
                }
            }
        }
    }

    component Ring: Column {
        id: ring

        property string pocket
        property string words

        Badge {
            anchors.horizontalCenter: parent.horizontalCenter
            pocket: ring.pocket
            size: Theme.px(root.roomy ? 112 : Theme.tall ? 92 : 80)
        }

        TapisText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: ring.words
            color: Theme.ivory2
            font.pixelSize: Theme.px(16)
            visible: root.roomy && !Theme.largeText
        }
    }

    component Sign: TapisText {
        height: Theme.px(root.roomy ? 112 : Theme.tall ? 92 : 80)
        verticalAlignment: Text.AlignVCenter
        color: Theme.ivory2
        font.pixelSize: Theme.px(root.roomy ? 44 : 30)
    }
}
