import QtQuick

import Tapis.Bridge

// Tells a screen reader what happens by itself: the phase of the round, the result, a notice.
Item {
    id: root

    required property TerminalView terminal

    readonly property string phase: terminal.round.title
    readonly property string result: terminal.result.shown ? qsTr("%1 %2. %3").arg(terminal.result.pocket).arg(terminal.result.colour).arg(terminal.result.sum ? qsTr("You win %1").arg(terminal.result.sum) : qsTr("No win this round")) : ""
    readonly property string notice: terminal.notice.text

    function tell(words: string) {
        if (words !== "")
            root.Accessible.announce(words, Accessible.Polite);
    }

    objectName: "announcer"

    Accessible.role: Accessible.AlertMessage
    Accessible.name: result || phase

    onPhaseChanged: root.tell(phase)
    onResultChanged: root.tell(result)
    onNoticeChanged: root.tell(notice)
}
