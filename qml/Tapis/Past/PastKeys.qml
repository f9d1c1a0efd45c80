import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// From fact to fact, from round to round, and by itself.
Grid {
    id: root

    required property PastView past

    readonly property int keyWidth: (width - (columns - 1) * spacing) / columns

    columns: width > Theme.px(900) ? 8 : 4
    spacing: Theme.small

    ActionButton {
        objectName: "roundBefore"
        width: root.keyWidth
        height: Theme.touchTargetLeast
        picture: "back"
        text: qsTr("Round")
        textSize: Theme.label
        Accessible.name: qsTr("The round before")

        onClicked: root.past.stepRound(-1)
    }

    ActionButton {
        objectName: "factBefore"
        width: root.keyWidth
        height: Theme.touchTargetLeast
        picture: "back"
        text: qsTr("Fact")
        textSize: Theme.label
        Accessible.name: qsTr("The fact before")

        onClicked: root.past.step(-1)
    }

    ActionButton {
        objectName: "factAfter"
        width: root.keyWidth
        height: Theme.touchTargetLeast
        picture: "forward"
        text: qsTr("Fact")
        textSize: Theme.label
        Accessible.name: qsTr("The fact after")

        onClicked: root.past.step(1)
    }

    ActionButton {
        objectName: "roundAfter"
        width: root.keyWidth
        height: Theme.touchTargetLeast
        picture: "forward"
        text: qsTr("Round")
        textSize: Theme.label
        Accessible.name: qsTr("The round after")

        onClicked: root.past.stepRound(1)
    }

    ActionButton {
        objectName: "play"
        width: root.keyWidth
        height: Theme.touchTargetLeast
        picture: root.past.playing ? "stop" : "play"
        text: root.past.playing ? qsTr("Stop") : qsTr("Play")
        textSize: Theme.label
        selected: root.past.playing

        onClicked: root.past.play()
    }

    ActionButton {
        objectName: "speed"
        width: root.keyWidth
        height: Theme.touchTargetLeast
        text: root.past.speed
        textSize: Theme.label
        Accessible.name: qsTr("Speed %1").arg(root.past.speed)

        onClicked: root.past.nextSpeed()
    }

    ActionButton {
        objectName: "newest"
        width: root.keyWidth
        height: Theme.touchTargetLeast
        text: qsTr("Newest")
        textSize: Theme.label
        selected: root.past.live

        onClicked: root.past.newest()
    }

    ActionButton {
        objectName: "nextSeat"
        width: root.keyWidth
        height: Theme.touchTargetLeast
        text: root.past.seat
        textSize: Theme.label
        enabled: root.past.severalSeats
        Accessible.name: qsTr("%1, another seat").arg(root.past.seat)

        onClicked: root.past.stepSeat(1)
    }
}
