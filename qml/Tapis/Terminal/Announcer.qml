import QtQuick

import Tapis.Bridge

// Tells a screen reader what happens by itself: the phase of the round, the result, a notice.
Item {
    id: root

    required property TerminalView terminal

    readonly property string phase: terminal.round.title
    readonly property string result: terminal.result.announced
    readonly property string notice: terminal.notice.text
    readonly property string returned: {
        const notice = terminal.notice;
        return notice.returnedSum ? qsTr("%1 back in your credit: %2").arg(notice.returnedSum).arg(notice.returnedReasons) : "";
    }

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
    onReturnedChanged: root.tell(returned)
}
