import QtQuick

import Tapis.Bridge
import Tapis.Theme

// What a sitting came to, side by side.
Row {
    id: root

    required property SittingView sitting

    spacing: Theme.px(Theme.compact ? 32 : 56)

    LabelledSum {
        objectName: "sittingTime"
        label: qsTr("Time at play")
        sum: root.sitting.time
    }

    LabelledSum {
        objectName: "sittingStaked"
        label: qsTr("Bet")
        sum: root.sitting.staked
    }

    LabelledSum {
        objectName: "sittingWon"
        label: qsTr("Won")
        sum: root.sitting.won
    }

    LabelledSum {
        objectName: "sittingReturned"
        label: qsTr("Stakes back")
        sum: root.sitting.returned
    }

    LabelledSum {
        objectName: "sittingNet"
        label: qsTr("In all")
        sum: root.sitting.net
    }
}
