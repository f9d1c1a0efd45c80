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

    readonly property int sideX: tall ? Theme.margin : Theme.px(1184)
    readonly property int sideY: Theme.px(tall ? 870 : 16)
    readonly property int sideWidth: Theme.px(tall ? 1128 : 700)
    readonly property int upper: Theme.px(tall ? 884 : 976) - (houseText.visible ? houseText.height + Theme.wide : 0)
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
        visible: !root.display.rings.shown && !root.display.tournament.shown

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
                // Upright there is more room beside than below.
                width: root.tall ? Theme.px(1120) : parent.width
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

        // Beside what it stands below, all of which gives way a little.
        HouseText {
            id: houseText

            x: Theme.margin
            y: root.upper
            width: Theme.px(1120)
            house: root.display.house
        }

        HistoryBoard {
            x: Theme.px(700)
            y: Theme.px(16)
            width: Theme.px(456)
            height: root.upper - y - (root.tall && notices.visible ? notices.height + Theme.margin : 0)
            count: root.display.house.numbers || (root.tall ? 40 : 20)
            history: root.display.history
            fresh: root.fresh && !root.display.wins.shown
        }

        StatisticsPanel {
            x: root.sideX
            y: root.sideY
            width: root.sideWidth
            height: parent.height - y
            statistics: root.display.statistics
            tall: root.tall
            visible: !root.display.wheel.shown
        }

        WheelPanel {
            x: root.sideX
            y: root.sideY
            width: root.sideWidth
            height: parent.height - y
            wheel: root.display.wheel
            tall: root.tall
            camera: root.display.camera
            visible: root.display.wheel.shown && !root.display.wins.shown
        }

        WinsPanel {
            x: root.sideX
            y: root.sideY
            width: root.sideWidth
            height: parent.height - y
            wins: root.display.wins
            tall: root.tall
            visible: root.display.wins.shown
        }
    }

    Loader {
        anchors.top: bar.bottom
        anchors.topMargin: (parent.height - bar.height - height) / 2
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(root.tall ? 1200 : 1920)
        height: Theme.px(root.tall ? 1880 : 976)
        active: root.display.rings.shown && !root.display.tournament.shown

        sourceComponent: RingsScreen {
            display: root.display
            tall: root.tall
        }
    }

    Loader {
        anchors.top: bar.bottom
        anchors.topMargin: (parent.height - bar.height - height) / 2
        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.px(root.tall ? 1200 : 1920)
        height: Theme.px(root.tall ? 1880 : 976)
        active: root.display.tournament.shown

        sourceComponent: TournamentScreen {
            tournament: root.display.tournament
            tall: root.tall
        }
    }
}
