pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// All that happened, by what it is about.
Item {
    id: root

    required property LedgerView ledger

    Flow {
        id: topics

        width: parent.width
        spacing: Theme.small

        Repeater {
            model: root.ledger.topics

            ActionButton {
                required property string key
                required text
                required selected

                objectName: `topic-${key}`
                height: Theme.px(Theme.compact ? 48 : 60)

                onClicked: root.ledger.chooseTopic(key)
            }
        }
    }

    LinesPage {
        anchors.top: topics.bottom
        anchors.topMargin: Theme.small
        anchors.bottom: parent.bottom
        width: parent.width
        title: qsTr("Newest first. Times are UTC.")
        lines: root.ledger.events
        reading: root.ledger.reading
    }
}
