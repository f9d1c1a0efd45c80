pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Theme

// The table at work: the dealer's column at the left, the seats, and what can be done about them.
Item {
    id: root

    required property ConsoleView desk

    readonly property int rightX: Theme.px(688)

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

        LogPanel {
            width: Theme.px(396)
            height: Theme.px(356)
            desk: root.desk
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
                "report": reportSheet
            })[root.desk.panel] ?? null
    }

    Loader {
        z: 2
        anchors.fill: parent
        active: root.desk.sheet.shown

        sourceComponent: OrderSheet {
            sheet: root.desk.sheet
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
        id: reportSheet

        ReportSheet {
            desk: root.desk
        }
    }
}
