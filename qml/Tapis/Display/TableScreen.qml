pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Theme

// The number, what came before it, and what it all comes to. On a screen of another shape the
// bar stretches and the rest stays together in the middle; upright, what it all comes to is below.
Item {
    id: root

    required property DisplayView display
    property bool tall: false

    readonly property int sideX: Theme.px(tall ? 250 : 1184)
    readonly property int sideY: Theme.px(tall ? 930 : 16)
    readonly property int upper: Theme.px(tall ? 900 : 976)
    readonly property bool fresh: display.wheel.shown && !display.wheel.rolling

    DisplayBar {
        id: bar

        width: parent.width
        display: root.display
        tall: root.tall
    }

    Item {
        anchors.top: bar.bottom
        anchors.topMargin: (parent.height - bar.height - height) / 2
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(root.tall ? 1200 : 1920)
        height: Theme.px(root.tall ? 1880 : 976)
        visible: !root.display.rings.shown

        Item {
            x: Theme.margin
            width: Theme.px(640)
            height: root.upper

            NumberPanel {
                width: parent.width
                height: parent.height - (notices.visible ? notices.height + Theme.margin : 0) - levels.room
                number: root.display.number
                fresh: root.fresh
                visible: !root.display.wheel.rolling
            }

            RollingPanel {
                width: parent.width
                height: parent.height - (notices.visible ? notices.height + Theme.margin : 0) - levels.room
                wheel: root.display.wheel
                visible: root.display.wheel.rolling
            }

            NoticeCard {
                id: notices

                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.margin
                width: parent.width
                notices: root.display.notices
            }

            // What the house announces comes first: the number keeps its size.
            Loader {
                id: levels

                readonly property int room: active ? height + Theme.margin : 0

                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.margin
                width: parent.width
                active: root.display.levels.offered && !notices.visible

                sourceComponent: LevelsCard {
                    view: root.display.levels
                }
            }
        }

        HistoryBoard {
            x: Theme.px(700)
            y: Theme.px(16)
            width: Theme.px(456)
            height: root.upper - y
            history: root.display.history
            fresh: root.fresh && !root.display.wins.shown
        }

        StatisticsPanel {
            x: root.sideX
            y: root.sideY
            width: Theme.px(700)
            height: parent.height - y
            statistics: root.display.statistics
            visible: !root.display.wheel.shown
        }

        WheelPanel {
            x: root.sideX
            y: root.sideY
            width: Theme.px(700)
            height: parent.height - y
            wheel: root.display.wheel
            camera: root.display.camera
            visible: root.display.wheel.shown && !root.display.wins.shown
        }

        WinsPanel {
            x: root.sideX
            y: root.sideY
            width: Theme.px(700)
            height: parent.height - y
            wins: root.display.wins
            visible: root.display.wins.shown
        }
    }

    Loader {
        anchors.top: bar.bottom
        anchors.topMargin: (parent.height - bar.height - height) / 2
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(1920)
        height: Theme.px(976)
        active: root.display.rings.shown

        sourceComponent: RingsScreen {
            display: root.display
        }
    }
}
