import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Limits that a player sets for himself.
Column {
    id: root

    required property OwnLimitsView limits

    // Large text on a small screen needs every line of its card.
    readonly property bool tight: Theme.compact && Theme.largeText

    spacing: Theme.px(!Theme.compact ? 20 : tight ? 6 : Theme.tall ? 14 : 10)

    TapisText {
        text: qsTr("Your own limits")
        font.pixelSize: Theme.title
        font.weight: Font.DemiBold
    }

    LimitStepper {
        width: parent.width
        key: "time"
        name: qsTr("Time at play, at most")
        limit: root.limits.time
        canLower: root.limits.canLowerTime
        canRaise: root.limits.canRaiseTime

        onStepped: by => root.limits.stepTime(by)
    }

    LimitStepper {
        width: parent.width
        key: "loss"
        name: qsTr("Loss, at most (so far %1)").arg(root.limits.lost)
        limit: root.limits.loss
        canLower: root.limits.canLowerLoss
        canRaise: root.limits.canRaiseLoss

        onStepped: by => root.limits.stepLoss(by)
    }

    TapisText {
        objectName: "limitsInForce"
        width: parent.width
        text: root.limits.inForce
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.second
    }

    ActionButton {
        objectName: "setLimits"
        width: parent.width
        height: Theme.px(root.tight ? 52 : 64)
        text: qsTr("Set these limits")
        primary: enabled
        enabled: root.limits.differs

        onClicked: root.limits.confirm()
    }

    TapisText {
        width: parent.width
        text: qsTr("A limit is lowered at once. It is raised or lifted only after you have cashed out.")
        color: Theme.ivory2
        wrapMode: Text.WordWrap
        font.pixelSize: Theme.label
    }
}
