import QtQuick

import Tapis.Bridge
import Tapis.Theme

// What a sitting came to, side by side.
Grid {
    id: root

    required property SittingView sitting

    readonly property int size: Theme.text(Theme.compact ? 28 : 36)

    columns: Theme.tall && Theme.largeText ? 3 : 5
    rowSpacing: Theme.large
    columnSpacing: Theme.px(Theme.compact ? 32 : 56)

    LabelledSum {
        objectName: "sittingTime"
        label: qsTr("Time at play")
        sum: root.sitting.time
        size: root.size
    }

    LabelledSum {
        objectName: "sittingStaked"
        label: qsTr("Bet")
        sum: root.sitting.staked
        size: root.size
    }

    LabelledSum {
        objectName: "sittingWon"
        label: qsTr("Won")
        sum: root.sitting.won
        size: root.size
    }

    LabelledSum {
        objectName: "sittingReturned"
        label: qsTr("Stakes back")
        sum: root.sitting.returned
        size: root.size
    }

    LabelledSum {
        objectName: "sittingNet"
        label: qsTr("In all")
        sum: root.sitting.net
        size: root.size
    }
}
