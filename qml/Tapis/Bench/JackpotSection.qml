pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge

// The levels of the jackpots: with the next wager the one that was touched falls.
BenchSection {
    id: root

    required property WorkbenchView bench

    name: qsTr("Jackpots")
    picture: "star"
    status: bench.fallsNext ? qsTr("%1 falls next").arg(bench.fallsNext) : qsTr("the next wager wins one")
    good: !bench.fallsNext

    Repeater {
        id: keys

        model: root.bench.levels

        BenchKey {
            required property int number
            required property string name
            required property bool next

            bench: root.bench
            target: "house"
            of: Math.max(3, keys.count)
            command: `jackpot ${number}`
            text: name
            selected: next
        }
    }
}
