pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// An order before it is given: what it does in words, its reason, its figures, and whose PIN.
Overlay {
    id: root

    required property SheetView sheet

    readonly property bool filling: sheet.stage === "fill"
    readonly property bool wide: sheet.input !== ""
    readonly property bool typing: sheet.typing !== ""
    readonly property bool tall: typing || sheet.canType || sheet.input === "pocket" || sheet.previewing
    // Tables of odds, and files of results: each is a whole line.
    readonly property bool lines: ["notice-spread", "select-spread", "import-results"].includes(sheet.key)
    readonly property int half: width === 0 ? 0 : Theme.px(wide ? 760 : 1116)

    title: sheet.title
    cardWidth: Theme.px(wide ? 1480 : 1180)
    cardHeight: tall ? Theme.px(900) : Math.max(left.height, Theme.px(wide ? 130 : 0)) + Theme.px(280)
    closable: sheet.stage !== "sending"

    onClosed: root.sheet.close()

    Column {
        id: left

        width: root.half
        spacing: Theme.px(texts.count > 0 ? 10 : 14)
        visible: !root.typing

        Rectangle {
            width: parent.width
            height: says.implicitHeight + 2 * Theme.px(18)
            radius: Theme.tileRadius
            color: root.sheet.danger ? Theme.alarmFill : Theme.bar
            border.width: Theme.hairline
            border.color: root.sheet.danger ? Theme.alarmEdge : Theme.line

            TapisText {
                id: says

                objectName: "sheetSays"
                x: Theme.px(20)
                y: Theme.px(18)
                width: parent.width - 2 * x
                text: root.sheet.says
                color: root.sheet.danger ? Theme.dangerText : Theme.ivory
                wrapMode: Text.WordWrap
                lineHeight: 1.25
            }
        }

        Row {
            spacing: Theme.small
            visible: root.sheet.problem !== ""

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "warning"
                tint: "alarm"
            }

            TapisText {
                objectName: "sheetProblem"
                width: left.width - Theme.px(40)
                text: root.sheet.problem
                color: Theme.alarm
                font.weight: Font.DemiBold
                wrapMode: Text.WordWrap
            }
        }

        TapisText {
            objectName: "sheetChosen"
            width: parent.width
            text: root.sheet.chosen
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
            visible: root.sheet.previewing
        }

        ChoiceList {
            width: parent.width
            columns: root.lines ? 1 : root.wide || root.sheet.key === "invalidate" ? 2 : 3
            secondShare: root.lines ? 0.85 : 0.55
            choices: root.sheet.options
            prefix: "option"
            enabled: root.filling
            decided: !root.filling
            visible: !root.sheet.previewing

            onChosen: choice => root.sheet.choose(choice)
        }

        ChoiceList {
            width: parent.width
            columns: root.wide && root.sheet.key !== "no-spin" && texts.count === 0 ? 1 : 2
            choices: root.sheet.reasons
            prefix: "reason"
            enabled: root.filling
            decided: !root.filling
            visible: !root.sheet.previewing

            onChosen: choice => root.sheet.pick(choice)
        }

        // What may be said in one's own words.
        Row {
            spacing: Theme.small
            visible: texts.count > 0 && !root.sheet.previewing

            Repeater {
                id: texts

                model: root.sheet.texts

                ActionButton {
                    required property string key
                    required property string title
                    required property string written

                    objectName: `text-${key}`
                    width: (left.width - (texts.count - 1) * Theme.small) / Math.max(1, texts.count)
                    height: Theme.px(56)
                    text: written === "" ? title : written
                    picture: "pencil"
                    textSize: Theme.second
                    enabled: root.filling

                    onClicked: root.sheet.startTyping(key)
                }
            }
        }
    }

    Loader {
        width: parent.width
        height: parent.height
        active: root.typing
        visible: active

        sourceComponent: TextEntry {
            sheet: root.sheet
        }
    }

    Loader {
        anchors.top: left.bottom
        anchors.topMargin: Theme.large
        anchors.bottom: confirm.top
        anchors.bottomMargin: Theme.large
        width: root.half
        active: root.sheet.previewing

        sourceComponent: DifferenceList {
            preview: root.sheet.preview
        }
    }

    Item {
        id: right

        x: root.half + Theme.px(36)
        width: parent.width - x
        height: parent.height - Theme.px(132)
        visible: root.wide && !root.typing

        TapisText {
            id: inputTitle

            objectName: "inputTitle"
            width: parent.width
            height: Theme.px(36)
            text: root.sheet.inputTitle
            color: Theme.ivory2
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            elide: Text.ElideRight
        }

        Rectangle {
            id: field

            y: Theme.px(40)
            width: parent.width
            height: Theme.px(72)
            radius: Theme.buttonRadius
            color: Theme.room
            border.width: Theme.hairline
            border.color: Theme.lineStrong
            visible: root.sheet.input !== "pocket"

            TapisText {
                objectName: "inputText"
                anchors.fill: parent
                anchors.rightMargin: Theme.px(20)
                text: root.sheet.inputText
                font.pixelSize: Theme.px(36)
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignRight
            }
        }

        ListView {
            id: people

            y: Theme.px(128)
            width: Theme.px(200)
            height: parent.height - y
            spacing: Theme.px(10)
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            visible: root.sheet.input === "pin"
            model: root.sheet.names

            delegate: ActionButton {
                required property string name
                required selected

                objectName: `person-${name}`
                width: people.width
                height: Theme.px(64)
                text: name

                onClicked: root.sheet.choosePerson(name)
            }
        }

        DigitPad {
            x: root.sheet.input === "pin" ? Theme.px(220) : Theme.px(60)
            y: Theme.px(128)
            keySize: Theme.px(root.sheet.input === "pin" ? 100 : 112)
            hundreds: root.sheet.input === "amount"
            visible: root.sheet.canType

            onTyped: digits => root.sheet.type(digits)
            onErased: root.sheet.erase()
        }

        PocketPad {
            y: Theme.px(44)
            width: parent.width
            pockets: root.sheet.pockets
            selected: root.sheet.pocket
            rowHeight: Theme.px(76)
            visible: root.sheet.input === "pocket"
            enabled: root.filling

            onTouched: pocket => root.sheet.touchPocket(pocket)
        }
    }

    ActionButton {
        id: confirm

        objectName: "sheetConfirm"
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: parent.width
        height: Theme.px(104)
        text: root.sheet.confirmText
        second: root.sheet.confirmSecond
        primary: true
        textSize: Theme.px(30)
        enabled: root.sheet.canConfirm
        visible: !root.typing

        onClicked: root.sheet.confirm()
    }
}
