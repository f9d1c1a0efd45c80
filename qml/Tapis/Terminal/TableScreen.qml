pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Layout
import Tapis.Theme

// Where the game is played: bar, cloth, track, chips. Panels open between the bars.
PanelScreen {
    id: root

    required property TerminalView terminal

    // Beside whatever panel is open: who reads the rules goes on reading them in another language.
    property bool languagesShown: false
    readonly property bool roomy: !Theme.compact
    readonly property bool tall: Theme.tall
    readonly property int spare: tall ? 0 : Math.max(0, height - Theme.px(roomy ? 1080 : 720))
    // A tall screen has room for the track below the cloth, or else for the last results, and so has
    // a small one that is nearly square.
    readonly property bool stacked: tall || !roomy && spare >= Theme.px(192)
    readonly property int trackHeight: stacked ? Theme.px(184) : 0
    readonly property bool stageShown: terminal.stage.shown
    readonly property bool resultShown: terminal.result.shown && !stageShown
    readonly property bool returnedShown: terminal.notice.returnedSum !== "" && !resultShown && !stageShown
    // Between the close and the next round a small screen has no strip and no boxes: there is nothing
    // to bet on.
    readonly property bool watching: stageShown || resultShown
    // A large win has a way of its own, between the numbers and the credit.
    readonly property bool celebrated: resultShown && roomy && terminal.result.big
    // Finales that were opened beside a track lead back to it.
    property bool finalesAtTrack: false
    readonly property bool trackShown: !roomy && !watching && (panel === "track" || panel === "finales" && finalesAtTrack)
    readonly property string careStage: terminal.care.stage
    // What stands over the game, and what it takes of the cloth's room.
    readonly property bool inSession: terminal.tournament.on
    readonly property bool railed: terminal.supernova.offered || inSession
    readonly property int railHeight: railed ? Theme.px(tall ? 96 : roomy ? 72 : 52) : 0
    readonly property int railRoom: !railed ? 0 : tall ? railHeight + Theme.small : Theme.px(roomy ? 76 : 56)

    readonly property bool disputed: terminal.dispute.stage !== ""
    readonly property bool reading: ["help", "statistics", "history", "play", "receipt"].includes(panel)
    readonly property bool closable: panel !== "" || languagesShown || terminal.cashOut.question !== "" || terminal.dispute.stage === "asked" || terminal.dispute.stage === "decided"
    // What is shown large, and where the player came to it from.
    property string receipt: ""
    property int receiptRound: 0
    property string receiptFrom: ""

    function toggle(name: string) {
        const shown = root.panel === name || name === "track" && root.trackShown;
        if (name === "finales" && shown) {
            root.closeFinales();
        } else {
            root.finalesAtTrack = name === "finales" && root.panel === "track";
            root.panel = shown ? "" : name;
        }
    }

    function closeFinales() {
        root.panel = root.finalesAtTrack ? "track" : "";
    }

    function showReceipt(text: string, round: int) {
        root.receipt = text;
        root.receiptRound = round;
        root.receiptFrom = root.panel;
        root.panel = "receipt";
    }

    // The picture that is kept shows the cloth, and not the rules over it.
    function disputeNow() {
        root.panel = "";
        root.terminal.dispute.ask(0);
    }

    // What lies uppermost goes.
    function closeUppermost() {
        if (root.terminal.cashOut.question !== "")
            root.terminal.cashOut.stay();
        else if (root.languagesShown)
            root.languagesShown = false;
        else if (root.panel !== "")
            root.panel = root.panel === "receipt" ? root.receiptFrom : root.panel === "finales" && root.finalesAtTrack ? "track" : "";
        else
            root.terminal.dispute.back();
    }

    function closePanel() {
        if (!root.reading && root.panel !== "settings")
            root.panel = "";
    }

    // On the side of the hand that opened it.
    function besideHand(wide: real): real {
        return Theme.mirrored ? Theme.margin : root.width - wide - Theme.margin;
    }

    onVisibleChanged: {
        root.panel = "";
        root.languagesShown = false;
        root.terminal?.dispute.back();
    }
    // What is opened to bet with goes when there is nothing to bet on; what is read stays.
    onResultShownChanged: root.closePanel()
    onReturnedShownChanged: root.closePanel()
    // The picture is taken by then, and what comes next is to be read.
    onDisputedChanged: {
        if (root.disputed)
            root.panel = "";
    }
    // What a player must look at is not left below a panel, though one can be opened over it.
    onCareStageChanged: root.panel = ""

    Shortcut {
        sequences: [StandardKey.Cancel]
        enabled: root.closable && root.visible

        onActivated: root.closeUppermost()
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.room
    }

    TopBar {
        id: topBar

        width: parent.width
        terminal: root.terminal
        helpShown: root.panel === "help"
        settingsShown: root.panel === "settings"
        playShown: root.panel === "play"
        languagesShown: root.languagesShown

        onHelpTouched: root.toggle("help")
        onPlayTouched: root.toggle("play")
        onSettingsTouched: root.toggle("settings")
        onLanguagesTouched: root.languagesShown = !root.languagesShown
    }

    Cloth {
        id: cloth

        objectName: "cloth"
        x: Math.round((root.width - width) / 2)
        y: (root.tall ? topBar.height + Theme.small : Theme.px(root.roomy ? 116 : 80)) + root.railRoom
        width: Theme.px(root.tall ? 1056 : root.roomy ? 1848 : 1264)
        height: root.tall ? bottomBar.y - y - root.trackHeight - Theme.px(74) : Theme.px(root.roomy ? 544 : 456) - root.railRoom + Math.min(root.spare - (root.trackHeight ? root.trackHeight + Theme.small : 0), Theme.px(120))
        cloth: root.terminal.cloth
        preview: root.terminal.preview
        spots: root.terminal.accessibleSpots
        z: 1
    }

    Loader {
        x: cloth.x
        y: cloth.y - root.railRoom - (root.tall ? 0 : Theme.px(4))
        width: cloth.width
        height: root.railHeight
        active: root.railed
        sourceComponent: root.inSession ? stacks : levels
    }

    Component {
        id: levels

        SupernovaRail {
            supernova: root.terminal.supernova
        }
    }

    Component {
        id: notes

        TournamentNotes {
            tournament: root.terminal.tournament
            cloth: root.terminal.cloth
        }
    }

    Component {
        id: uprightNotes

        TournamentUprightNotes {
            tournament: root.terminal.tournament
        }
    }

    Component {
        id: stacks

        TournamentRail {
            tournament: root.terminal.tournament
        }
    }

    Loader {
        x: cloth.x
        y: cloth.y
        width: cloth.width
        height: cloth.height
        active: root.inSession
        sourceComponent: root.tall ? uprightNotes : notes
    }

    Loader {
        x: cloth.x
        y: cloth.y
        width: cloth.width
        height: cloth.height
        z: 1
        active: root.railed && !root.inSession

        sourceComponent: SupernovaCorner {
            terminal: root.terminal
            clear: root.celebrated
        }
    }

    UprightNotes {
        x: cloth.x
        y: cloth.y + cloth.height - height
        width: Theme.px(300)
        terminal: root.terminal
        visible: root.tall && !root.inSession
    }

    ClothNotes {
        visible: !root.tall && !root.railed
        clear: root.celebrated
        x: cloth.x
        y: cloth.y
        width: cloth.width
        height: cloth.height
        terminal: root.terminal
    }

    Item {
        id: lower

        x: cloth.x
        y: cloth.y + cloth.height + Theme.px(root.roomy ? 16 : 8)
        width: cloth.width
        height: Theme.px(root.roomy ? 224 : 52) + (root.trackHeight ? root.trackHeight + Theme.small : 0)

        Loader {
            anchors.fill: parent
            visible: !root.watching && !root.returnedShown && !root.trackShown
            sourceComponent: root.stacked ? tallLower : root.roomy ? roomyLower : compactLower
        }

        ReturnedPanel {
            anchors.fill: parent
            notice: root.terminal.notice
            visible: root.returnedShown
        }
    }

    // On a small screen it takes the place of the boxes, too.
    Rectangle {
        id: watched

        readonly property int more: root.roomy || root.trackHeight > 0 ? 0 : Theme.px(128)

        objectName: root.stageShown ? "stageTouch" : ""
        x: lower.x
        y: lower.y - more
        width: lower.width
        height: lower.height + more
        z: 1
        color: Theme.room
        visible: root.watching

        // What lies below is not touched through it.
        TouchSurface {
            anchors.fill: parent

            onPressed: root.terminal.stage.press()
        }

        Stage {
            anchors.fill: parent
            anchors.topMargin: watched.more ? Theme.small : 0
            stage: root.terminal.stage
            camera: root.terminal.camera
            notice: root.terminal.notice
            covered: root.reading || root.careStage !== "" || root.disputed || root.terminal.jackpotWon.shown
            visible: root.stageShown
        }

        Item {
            anchors.fill: parent
            anchors.topMargin: watched.more ? Theme.small : 0

            // What lay there is wanted most when a number has come up.
            ResultKeys {
                id: resultKeys

                x: Theme.mirrored ? 0 : parent.width - width
                width: Theme.px(Theme.compact ? 100 : 176)
                height: parent.height
                panel: root.panel
                visible: root.resultShown

                onTouched: name => root.toggle(name)
            }

            ResultPanel {
                x: (root.celebrated && !Theme.mirrored ? Theme.px(132) : 0) + (Theme.mirrored ? resultKeys.width + Theme.small : 0)
                width: parent.width - (root.celebrated ? Theme.px(132) : 0) - resultKeys.width - Theme.small
                height: parent.height
                result: root.terminal.result
                visible: root.resultShown

                onReceiptTouched: root.showReceipt(root.terminal.result.receipt, root.terminal.result.round)
            }
        }
    }

    // A small screen has no way for them that crosses nothing.
    WinningChips {
        anchors.fill: parent
        z: 2
        from: Qt.point(cloth.x + root.terminal.cloth.dolly.x, cloth.y + Theme.px(256))
        corner: Qt.point(Theme.mirrored ? root.width - Theme.px(112) : Theme.px(112), cloth.y + Theme.px(324))
        to: Qt.point(Theme.mirrored ? root.width - Theme.px(96) : Theme.px(96), bottomBar.y - Theme.px(38))
        running: root.terminal.result.celebrating && root.celebrated
    }

    Component {
        id: roomyLower

        LowerArea {
            terminal: root.terminal
            panel: root.panel

            onTouched: name => root.toggle(name)
        }
    }

    Component {
        id: tallLower

        TallLower {
            terminal: root.terminal
            panel: root.panel

            onTouched: name => root.toggle(name)
        }
    }

    Component {
        id: compactLower

        CompactStrip {
            terminal: root.terminal
            panel: root.panel

            onTouched: name => root.toggle(name)
        }
    }

    Loader {
        y: cloth.y - Theme.tiny
        width: parent.width
        height: bottomBar.y - y
        z: 1
        active: root.terminal.jackpotWon.shown

        sourceComponent: JackpotWonPanel {
            won: root.terminal.jackpotWon
        }
    }

    Loader {
        anchors.top: topBar.bottom
        anchors.bottom: bottomBar.top
        width: parent.width
        z: 1
        // The last number stays on the screen until all chips are recorded.
        active: root.terminal.tournament.recorded || root.terminal.tournament.ended && !root.watching

        sourceComponent: TournamentEnd {
            tournament: root.terminal.tournament
        }
    }

    BottomBar {
        id: bottomBar

        anchors.bottom: parent.bottom
        width: parent.width
        terminal: root.terminal
        favouritesShown: root.panel === "favourites"

        onFavouritesTouched: root.toggle("favourites")
    }

    Loader {
        anchors.top: topBar.bottom
        anchors.bottom: bottomBar.top
        width: parent.width
        z: 2
        active: root.terminal.care.stage !== "" && !root.disputed

        sourceComponent: CarePanel {
            terminal: root.terminal
        }
    }

    Loader {
        anchors.top: topBar.bottom
        anchors.bottom: bottomBar.top
        width: parent.width
        z: 2
        active: root.reading
        sourceComponent: {
            if (root.panel === "help")
                return rules;
            if (root.panel === "play")
                return play;
            if (root.panel === "receipt")
                return receipt;
            return root.panel === "history" ? history : statistics;
        }
    }

    Component {
        id: rules

        HelpPanel {
            help: root.terminal.help

            onClosed: root.panel = ""
            onDisputed: root.disputeNow()
        }
    }

    Component {
        id: statistics

        StatisticsPanel {
            statistics: root.terminal.statistics

            onClosed: root.panel = ""
        }
    }

    Component {
        id: history

        HistoryPanel {
            history: root.terminal.history
            summary: root.terminal.sitting.line
            disputable: true
            receiptOffered: true

            onReceiptTouched: (text, round) => root.showReceipt(text, round)
            onClosed: root.panel = ""
            onDisputed: round => root.terminal.dispute.ask(round)
        }
    }

    Component {
        id: receipt

        ReceiptPanel {
            receipt: root.receipt
            round: root.receiptRound
            printing: root.terminal.receiptPrinting

            onClosed: root.panel = root.receiptFrom
        }
    }

    Component {
        id: play

        PlayPanel {
            terminal: root.terminal

            onClosed: root.panel = ""
        }
    }

    Loader {
        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.top: topBar.bottom
        anchors.topMargin: Theme.small
        z: 3
        active: root.languagesShown

        sourceComponent: LanguagesPanel {
            language: root.terminal.language

            onClosed: root.languagesShown = false
        }
    }

    Loader {
        x: root.besideHand(width)
        anchors.bottom: bottomBar.top
        anchors.bottomMargin: Theme.medium
        z: 2
        active: root.panel === "favourites"

        sourceComponent: FavouritesPanel {
            favourites: root.terminal.favourites

            onClosed: root.panel = ""
        }
    }

    Loader {
        x: root.besideHand(width)
        anchors.top: topBar.bottom
        anchors.topMargin: Theme.medium
        z: 2
        active: root.panel === "settings"

        sourceComponent: SettingsPanel {
            preferences: root.terminal.preferences

            onClosed: root.panel = ""
        }
    }

    Loader {
        x: root.besideHand(width)
        y: lower.y + lower.height - height
        z: 3
        active: root.panel === "finales"

        sourceComponent: FinalesPanel {
            track: root.terminal.track

            onClosed: root.closeFinales()
        }
    }

    // Chips on the lower edge of the numbers are seen whole over what covers the boxes.
    Item {
        x: cloth.x
        y: cloth.y
        z: 3
        visible: root.trackShown || root.watching && watched.more > 0

        Repeater {
            model: root.terminal.cloth.edge

            ChipOnCloth {
                size: cloth.chipSize
                emptied: root.terminal.cloth.emptied
                ring: root.terminal.cloth.better ? Theme.brassBright : Theme.ivory
            }
        }
    }

    Loader {
        x: cloth.x
        y: cloth.y + cloth.height - Theme.px(112)
        width: cloth.width
        height: bottomBar.y - y
        z: 2
        active: root.trackShown

        sourceComponent: CompactTrack {
            terminal: root.terminal

            onTouched: name => root.toggle(name)
        }
    }

    // Far from the key in the corner that asks it.
    Loader {
        anchors.centerIn: parent
        z: 3
        active: root.terminal.cashOut.question !== ""

        sourceComponent: QuestionPanel {
            objectName: "cashOutPanel"
            question: root.terminal.cashOut.question
            no: qsTr("No, play on")
            yes: qsTr("Yes, cash out")

            onConfirmed: root.terminal.cashOut.confirm()
            onDismissed: root.terminal.cashOut.stay()
        }
    }

    Loader {
        anchors.top: topBar.bottom
        anchors.bottom: bottomBar.top
        width: parent.width
        z: 1
        active: root.disputed

        sourceComponent: DisputePanel {
            dispute: root.terminal.dispute
        }
    }
}
