pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What stands over the game in a session: every stack, from the first place to the last.
Item {
    id: root

    required property TournamentView tournament

    readonly property bool roomy: !Theme.compact
    // Tiles are narrow and high on an upright screen: a note has a line of its own.
    readonly property bool apart: height >= Theme.px(88) && !roomy
    readonly property int gap: Theme.px(roomy ? 12 : 6)
    readonly property int tile: Math.min(Theme.px(300), (width - (list.count - 1) * gap) / Math.max(1, list.count))

    objectName: "tournamentRail"

    Repeater {
        id: list

        model: root.tournament.stacks

        Rectangle {
            id: tile

            required property string entrant
            required property int line
            required property string place
            required property string who
            required property string stack
            required property real share
            required property bool own
            required property bool ahead
            required property string note
            required property bool out

            readonly property int textX: Theme.px(root.roomy ? 60 : 38)

            objectName: `tile-${entrant}`
            x: line * (root.tile + root.gap)
            width: root.tile
            height: root.height
            radius: Theme.buttonRadius
            color: own ? Theme.brassWash : Theme.panel
            border.width: own ? Theme.selectedLine : Theme.hairline
            border.color: own ? Theme.brass : Theme.line

            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Place %1, %2, %3 points").arg(place).arg(who).arg(stack)

            // Between spins alone, and all at once.
            Behavior on x {
                NumberAnimation {
                    duration: Theme.longestTime
                    easing.type: Easing.OutCubic
                }
            }

            TapisText {
                Accessible.ignored: true
                x: Theme.px(root.roomy ? 12 : 6)
                width: Theme.px(root.roomy ? 40 : 28)
                height: root.apart ? Theme.px(44) : parent.height - Theme.small
                horizontalAlignment: Text.AlignHCenter
                text: tile.place
                color: tile.out ? Theme.ivory3 : tile.own ? Theme.brassBright : Theme.ivory
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(16)
                font.pixelSize: Theme.px(root.roomy ? 34 : 24)
                font.weight: Font.DemiBold
            }

            TapisText {
                Accessible.ignored: true
                x: tile.textX
                y: Theme.px(root.roomy ? 8 : 4)
                width: parent.width - x - Theme.small
                height: Theme.px(root.roomy ? 24 : 18)
                text: tile.note && !root.apart ? `${tile.who}  ${tile.note}` : tile.who
                color: tile.ahead && !tile.out ? Theme.ok : Theme.ivory2
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(11)
                font.pixelSize: Theme.px(root.roomy ? 18 : 15)
            }

            TapisText {
                objectName: `stackOf-${tile.entrant}`
                Accessible.ignored: true
                x: tile.textX
                y: Theme.px(root.roomy ? 32 : 21)
                width: parent.width - x - Theme.small
                height: Theme.px(root.roomy ? 26 : 20)
                text: tile.stack
                color: tile.out ? Theme.ivory3 : Theme.ivory
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
                font.pixelSize: Theme.px(root.roomy ? 22 : 17)
                font.weight: Font.DemiBold
            }

            TapisText {
                Accessible.ignored: true
                x: Theme.px(8)
                y: Theme.px(50)
                width: parent.width - 2 * x
                height: Theme.px(22)
                horizontalAlignment: Text.AlignHCenter
                text: tile.note
                color: tile.ahead && !tile.out ? Theme.ok : Theme.ivory2
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(11)
                font.pixelSize: Theme.px(15)
                visible: root.apart && tile.note !== ""
            }

            Rectangle {
                x: Theme.px(12)
                anchors.bottom: parent.bottom
                anchors.bottomMargin: Theme.px(root.roomy ? 7 : 4)
                width: parent.width - 2 * x
                height: Theme.px(4)
                radius: height / 2
                color: Theme.pressed

                Rectangle {
                    width: Math.round(parent.width * tile.share)
                    height: parent.height
                    radius: height / 2
                    color: tile.own ? Theme.brass : Theme.lineStrong
                }
            }
        }
    }

    // Who stands before it goes on.
    Rectangle {
        x: root.tournament.ahead * (root.tile + root.gap) - root.gap / 2 - width / 2
        width: Theme.selectedLine
        height: parent.height
        color: Theme.ok
        visible: root.tournament.ahead > 0
    }
}
