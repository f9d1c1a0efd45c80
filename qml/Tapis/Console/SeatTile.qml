import QtQuick
import QtQuick.Templates as T

import Tapis.Controls
import Tapis.Theme

// One seat: what it needs, what the player has, and what is on the cloth.
T.AbstractButton {
    id: root

    required property string seat
    required property string word
    required property string picture
    required property string tone
    required property bool alarm
    required property bool free
    required property string credit
    required property string bet
    required property bool registered
    required property bool selected
    required property string last
    required property string inOut
    property bool small
    // The seat that the finger went down on: another may have come to stand here since.
    property string held

    signal chosen(seat: string)

    readonly property color toneColour: tone === "alarm" ? Theme.alarm : tone === "warn" ? Theme.warn : tone === "ok" ? Theme.ok : free ? Theme.ivory3 : Theme.ivory2

    objectName: `seat-${seat}`

    onPressed: held = seat
    onClicked: {
        if (held === seat)
            chosen(seat);
    }

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Seat %1, %2").arg(root.seat).arg(root.word)
    Accessible.onPressAction: root.clicked()

    background: Rectangle {
        radius: Theme.tileRadius
        color: root.down ? Theme.pressed : root.alarm ? Theme.alarmFill : root.free ? Theme.bar : Theme.panel
        border.width: root.selected ? Theme.litLine : Theme.hairline
        border.color: root.selected ? Theme.brass : root.alarm ? Theme.alarmEdge : Theme.line
    }

    contentItem: Item {
        TapisText {
            id: name

            x: Theme.px(18)
            y: Theme.px(root.small ? 4 : 12)
            height: Theme.px(34)
            text: root.seat
            color: root.free ? Theme.ivory3 : Theme.ivory
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
        }

        Row {
            id: state

            // Where there is little room, the word comes before the picture.
            readonly property int room: parent.width - name.x - name.width - Theme.px(26)
            readonly property bool pictured: root.picture !== "" && word.implicitWidth + Theme.px(28) <= room

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(18)
            y: name.y
            height: name.height
            spacing: Theme.small

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: root.picture
                tint: root.tone === "" ? "ivory2" : root.tone
                size: Theme.px(20)
                visible: state.pictured
            }

            TapisText {
                id: word

                width: Math.min(implicitWidth, state.room)
                anchors.verticalCenter: parent.verticalCenter
                text: root.word
                color: root.toneColour
                font.pixelSize: Theme.second
                font.weight: Font.Medium
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
                elide: Text.ElideRight
            }
        }

        TapisText {
            x: Theme.px(18)
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(root.small ? 14 : 42)
            text: qsTr("Seat open")
            color: Theme.ivory3
            font.pixelSize: Theme.second
            visible: root.free
        }

        Column {
            x: Theme.px(18)
            width: parent.width - 2 * x
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(root.small ? 3 : 8)
            visible: !root.free

            SeatFigure {
                width: parent.width
                height: Theme.px(root.small ? 24 : 32)
                name: qsTr("Credit")
                figure: root.credit
            }

            SeatFigure {
                width: parent.width
                height: Theme.px(root.small ? 24 : 32)
                name: qsTr("Bet")
                figure: root.bet
                ticked: root.registered && root.tone !== "ok"
            }

            SeatFigure {
                width: parent.width
                height: Theme.px(root.small ? 18 : 24)
                name: qsTr("Last round")
                figure: root.last
                lesser: true
            }

            SeatFigure {
                width: parent.width
                height: Theme.px(root.small ? 18 : 24)
                name: qsTr("In / out")
                figure: root.inOut
                lesser: true
            }
        }
    }
}
