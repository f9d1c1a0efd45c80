pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What happened at the table: filters above, records at the left, the one that was touched at the right.
Overlay {
    id: root

    required property ConsoleView desk

    readonly property RecordsView records: desk.records
    readonly property int half: Theme.px(1200)

    title: qsTr("Records")
    cardWidth: Theme.px(1840)
    cardHeight: Theme.px(940)

    onClosed: root.desk.closePanel()

    ChoiceList {
        id: kinds

        width: Theme.px(1040)
        columns: 7
        choices: root.records.kinds
        prefix: "kind"

        onChosen: kind => root.records.choose(kind)
    }

    Row {
        id: seats

        anchors.left: kinds.right
        anchors.leftMargin: Theme.wide
        spacing: Theme.tiny

        ActionButton {
            objectName: "seatBefore"
            width: Theme.px(64)
            height: Theme.px(64)
            picture: "minus"
            Accessible.name: qsTr("The seat before")

            onClicked: root.records.turnSeat(-1)
        }

        TapisText {
            objectName: "recordsSeat"
            width: Theme.px(130)
            height: Theme.px(64)
            leftPadding: Theme.small
            rightPadding: Theme.small
            text: root.records.seatText
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            horizontalAlignment: Text.AlignHCenter
        }

        ActionButton {
            objectName: "seatAfter"
            width: Theme.px(64)
            height: Theme.px(64)
            picture: "plus"
            Accessible.name: qsTr("The next seat")

            onClicked: root.records.turnSeat(1)
        }
    }

    ActionButton {
        id: words

        anchors.left: seats.right
        anchors.leftMargin: Theme.wide
        objectName: "recordsWords"
        width: parent.width - x - (clear.visible ? clear.width + Theme.small : 0)
        height: Theme.px(64)
        text: root.records.words === "" ? qsTr("Search for words") : root.records.words
        selected: root.records.typing

        onClicked: root.records.openPad()
    }

    ActionButton {
        id: clear

        anchors.right: parent.right
        objectName: "recordsForgetWords"
        width: Theme.px(64)
        height: Theme.px(64)
        picture: "close"
        visible: root.records.words !== ""
        Accessible.name: qsTr("Search for no words")

        onClicked: root.records.forgetWords()
    }

    TapisText {
        id: stateLine

        objectName: "recordsState"
        y: Theme.px(76)
        width: root.half
        height: Theme.px(44)
        text: root.records.state
        color: root.records.failed ? Theme.alarm : Theme.ivory2
        font.pixelSize: Theme.second
        elide: Text.ElideRight
    }

    ListView {
        id: list

        y: Theme.px(124)
        width: root.half
        height: parent.height - y - Theme.px(76)
        model: root.records.rows
        clip: true
        cacheBuffer: 0 // no line is under way when others are found
        boundsBehavior: Flickable.StopAtBounds

        delegate: Rectangle {
            id: line

            required property string key
            required property string time
            required property string kind
            required property string what
            required property bool selected

            objectName: `record-${key}`
            width: list.width - Theme.medium
            height: Theme.px(48)
            radius: Theme.buttonRadius
            color: selected ? Theme.brassWash : touch.pressed ? Theme.pressed : "transparent"
            border.width: selected ? Theme.selectedLine : 0
            border.color: Theme.brass

            Accessible.role: Accessible.ListItem
            Accessible.name: `${line.time}, ${line.kind}: ${line.what}`

            TapisText {
                id: when

                x: Theme.medium
                width: 12 * Theme.second
                height: parent.height
                text: line.time
                color: Theme.ivory2
                font.pixelSize: Theme.second
            }

            TapisText {
                id: what

                anchors.left: when.right
                width: 5.5 * Theme.second
                height: parent.height
                rightPadding: Theme.small
                text: line.kind
                color: Theme.brassBright
                font.pixelSize: Theme.second
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
            }

            TapisText {
                anchors.left: what.right
                anchors.right: parent.right
                anchors.rightMargin: Theme.medium
                height: parent.height
                text: line.what
                font.pixelSize: Theme.second
                elide: Text.ElideRight
            }

            MouseArea {
                id: touch

                anchors.fill: parent

                onClicked: root.records.select(line.key)
            }
        }
    }

    ScrollMark {
        x: root.half
        y: list.y
        height: list.height
        position: list.visibleArea.yPosition
        share: list.visibleArea.heightRatio
    }

    Row {
        anchors.bottom: parent.bottom
        spacing: Theme.medium

        ActionButton {
            objectName: "recordsOlder"
            width: Theme.px(180)
            height: Theme.px(64)
            text: qsTr("Older")
            enabled: root.records.hasOlder

            onClicked: root.records.older()
        }

        ActionButton {
            objectName: "recordsNewest"
            width: Theme.px(180)
            height: Theme.px(64)
            text: qsTr("Newest")
            enabled: root.records.hasNewer

            onClicked: root.records.newest()
        }

        ActionButton {
            objectName: "recordsAgain"
            width: Theme.px(220)
            height: Theme.px(64)
            text: qsTr("Read again")
            picture: "repeat"
            enabled: !root.records.busy

            onClicked: root.records.search()
        }
    }

    TapisText {
        objectName: "recordsMissing"
        anchors.bottom: parent.bottom
        x: Theme.px(620)
        width: root.half - x
        height: Theme.px(64)
        text: root.records.missing
        color: Theme.warn
        font.pixelSize: Theme.second
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
    }

    Panel {
        x: root.half + Theme.px(32)
        y: Theme.px(84)
        width: parent.width - x
        height: parent.height - y
        color: Theme.bar

        Flickable {
            id: page

            anchors.fill: parent
            anchors.margins: Theme.large
            anchors.bottomMargin: Theme.px(116)
            contentHeight: detail.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds

            TapisText {
                id: detail

                objectName: "recordDetail"
                width: page.width
                text: root.records.detail || qsTr("Touch a record to read all of it.")
                color: root.records.detail ? Theme.ivory : Theme.ivory2
                lineHeight: 1.3
                wrapMode: Text.WordWrap
                verticalAlignment: Text.AlignTop
            }
        }

        ActionButton {
            objectName: "recordExport"
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.large
            x: Theme.large
            width: parent.width - 2 * x
            height: Theme.px(88)
            text: qsTr("Export as a signed bundle")
            second: root.records.exportSecond
            enabled: root.records.canExport

            onClicked: root.records.export()
        }
    }

    Rectangle {
        z: 1
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(80)
        width: pad.width + 2 * Theme.wide
        height: pad.height + Theme.px(140)
        radius: Theme.cardRadius
        color: Theme.panel
        border.width: Theme.hairline
        border.color: Theme.lineStrong
        visible: root.records.typing

        MouseArea {
            anchors.fill: parent
        }

        LetterPad {
            id: pad

            x: Theme.wide
            y: Theme.wide

            onTyped: text => root.records.type(text)
            onErased: root.records.erase()
        }

        ActionButton {
            objectName: "recordsSearch"
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.wide
            x: Theme.wide
            width: pad.width
            height: Theme.px(72)
            text: qsTr("Search")
            primary: true

            onClicked: root.records.search()
        }
    }
}
