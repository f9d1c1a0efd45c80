pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The breaks that the house offers, from the shortest.
Grid {
    id: root

    required property CareView care
    property int keyWidth: Theme.px(140)
    property int keyHeight: Theme.px(64)

    spacing: Theme.medium

    Repeater {
        model: root.care.breaks

        ActionButton {
            id: key

            required property int minutes
            required property string length

            objectName: `break${minutes}`
            width: root.keyWidth
            height: root.keyHeight
            text: key.length
            enabled: root.care.canRest
            Accessible.name: qsTr("Take a break of %1").arg(key.length)

            onClicked: root.care.rest(key.minutes)
        }
    }
}
