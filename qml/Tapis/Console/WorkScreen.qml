pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The table at work: the dealer's column at the left, the seats, and what can be done about them.
Item {
    id: root

    required property ConsoleView desk

    readonly property int rightX: Theme.px(688)
    // While a film is looked at, what has happened is beside it.
    readonly property bool live: desk.camera.live && desk.stage.canEnter && !desk.film.differs

    StageColumn {
        x: Theme.wide
        y: Theme.px(16)
        width: Theme.px(640)
        height: root.height - y - Theme.wide
        desk: root.desk
    }

    SeatsGrid {
        x: root.rightX
        y: Theme.px(16)
        width: root.width - x - Theme.wide
        height: Theme.px(572)
        desk: root.desk
        visible: !root.desk.film.differs
    }

    // Where sensor and dealer differ, what the camera saw is looked at before anybody decides.
    Loader {
        x: root.rightX
        y: Theme.px(16)
        width: root.width - x - Theme.wide
        height: Theme.px(580)
        active: root.desk.film.differs

        sourceComponent: FilmPanel {
            film: root.desk.film
        }
    }

    Row {
        x: root.rightX
        y: Theme.px(612)
        spacing: Theme.medium

        SeatPanel {
            width: Theme.px(394)
            height: Theme.px(356)
            desk: root.desk
        }

        RoundPanel {
            width: Theme.px(394)
            height: Theme.px(356)
            desk: root.desk
        }

        Column {
            spacing: Theme.medium

            Loader {
                width: Theme.px(396)
                height: Theme.px(222)
                active: root.live
                visible: active

                sourceComponent: LiveCamera {
                    objectName: "liveCamera"
                    camera: root.desk.camera
                }
            }

            LogPanel {
                width: Theme.px(396)
                height: Theme.px(356) - figures.height - Theme.medium
                desk: root.desk
                visible: !root.live
            }

            TakingsPanel {
                id: figures

                width: Theme.px(396)
                height: root.live ? Theme.px(356) - Theme.px(222) - Theme.medium : Theme.px(164)
                numbers: !root.live
                desk: root.desk
            }
        }
    }

    Loader {
        z: 1
        anchors.fill: parent
        active: root.desk.panel !== ""
        sourceComponent: ({
                "seat": seatSheet,
                "menu": menuSheet,
                "limits": limitsSheet,
                "log": logSheet,
                "enrol": enrolSheet,
                "records": recordsSheet,
                "report": reportSheet,
                "film": filmSheet,
                "house-text": houseTextSheet,
                "wheel": wheelSheet,
                "supernova": supernovaSheet,
                "tournament": tournamentSheet,
                "takings": takingsSheet
            })[root.desk.panel] ?? null
    }

    Loader {
        z: 2
        anchors.fill: parent
        active: root.desk.confirming.shown

        sourceComponent: ConfirmSheet {
            confirm: root.desk.confirming
        }
    }

    Loader {
        z: 2
        anchors.fill: parent
        active: root.desk.sheet.shown

        sourceComponent: OrderSheet {
            sheet: root.desk.sheet
        }
    }

    // What is said while a sheet lies over the place where it is said else.
    Rectangle {
        objectName: "noticeAbove"
        z: 3
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(16)
        width: Math.min(above.implicitWidth + 2 * Theme.wide, parent.width - 2 * Theme.wide)
        height: Theme.px(56)
        radius: Theme.buttonRadius
        color: root.desk.noticeAlarm ? Theme.alarmFill : Theme.panel
        border.width: Theme.hairline
        border.color: root.desk.noticeAlarm ? Theme.alarmEdge : Theme.brass
        visible: root.desk.notice !== "" && (root.desk.panel !== "" || root.desk.sheet.shown)

        TapisText {
            id: above

            anchors.fill: parent
            anchors.leftMargin: Theme.large
            anchors.rightMargin: Theme.large
            horizontalAlignment: Text.AlignHCenter
            text: root.desk.notice
            color: root.desk.noticeAlarm ? Theme.dangerText : Theme.ivory
            font.weight: Font.Medium
            elide: Text.ElideMiddle
        }
    }

    Component {
        id: seatSheet

        SeatSheet {
            desk: root.desk
        }
    }

    Component {
        id: menuSheet

        MenuSheet {
            desk: root.desk
        }
    }

    Component {
        id: limitsSheet

        LimitsSheet {
            desk: root.desk
        }
    }

    Component {
        id: logSheet

        LogSheet {
            desk: root.desk
        }
    }

    Component {
        id: enrolSheet

        EnrolSheet {
            desk: root.desk
        }
    }

    Component {
        id: recordsSheet

        RecordsSheet {
            desk: root.desk
        }
    }

    Component {
        id: filmSheet

        FilmSheet {
            desk: root.desk
        }
    }

    Component {
        id: houseTextSheet

        HouseTextSheet {
            desk: root.desk
        }
    }

    Component {
        id: wheelSheet

        WheelSheet {
            desk: root.desk
        }
    }

    Component {
        id: supernovaSheet

        SupernovaSheet {
            desk: root.desk
        }
    }

    Component {
        id: tournamentSheet

        TournamentSheet {
            desk: root.desk
        }
    }

    Component {
        id: takingsSheet

        TakingsSheet {
            desk: root.desk
        }
    }

    Component {
        id: reportSheet

        ReportSheet {
            desk: root.desk
        }
    }
}
