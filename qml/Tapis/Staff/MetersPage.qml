import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What came in and where it is, side by side with one sum; and what was played.
Item {
    id: root

    required property LedgerView ledger

    readonly property int listWidth: Theme.tall ? width : Math.floor((width - 2 * Theme.large) / 3)
    readonly property int listHeight: height - Theme.px(Theme.compact ? 48 : 72)

    Grid {
        columns: Theme.tall ? 1 : 3
        spacing: Theme.large

        FigureList {
            width: root.listWidth
            height: Theme.tall ? implicitHeight : root.listHeight
            title: qsTr("All that came in")
            figures: root.ledger.came
            sum: root.ledger.cameSum
            sumName: qsTr("Sum")
        }

        FigureList {
            width: root.listWidth
            height: Theme.tall ? implicitHeight : root.listHeight
            title: qsTr("Where it is")
            figures: root.ledger.places
            sum: root.ledger.placesSum
            sumName: qsTr("Sum")
        }

        FigureList {
            width: root.listWidth
            height: Theme.tall ? implicitHeight : root.listHeight
            title: qsTr("As the reports count it")
            figures: root.ledger.play
        }
    }

    Row {
        anchors.bottom: parent.bottom
        height: Theme.px(Theme.compact ? 36 : 56)
        spacing: Theme.medium
        visible: !root.ledger.reading

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.ledger.adds ? "tick" : "warning"
            tint: root.ledger.adds ? "ok" : "alarm"
            size: Theme.px(28)
        }

        TapisText {
            objectName: "moneyEquation"
            width: root.width - Theme.px(28) - Theme.medium
            height: parent.height
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
            text: root.ledger.adds ? qsTr("%1 = %2: every cent is in exactly one place").arg(root.ledger.cameSum).arg(root.ledger.placesSum) : qsTr("%1 and %2 differ: stop play and call a supervisor").arg(root.ledger.cameSum).arg(root.ledger.placesSum)
            color: root.ledger.adds ? Theme.ok : Theme.alarm
        }
    }

    TapisText {
        anchors.bottom: parent.bottom
        height: Theme.px(Theme.compact ? 36 : 56)
        text: qsTr("Reading the journal …")
        color: Theme.ivory2
        visible: root.ledger.reading
    }
}
