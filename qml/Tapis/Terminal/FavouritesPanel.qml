pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Slips to place again: save what lies there, place one, take one away.
Panel {
    id: root

    required property FavouritesView favourites

    signal closed

    width: Theme.px(Theme.compact ? 560 : 760)
    // As high as its rows, so that it hides no more of the cloth than it must.
    height: Math.min(Theme.px(88) + Math.max(2, list.count) * Theme.px(72) + Theme.small, Theme.px(Theme.compact ? 456 : 680))
    radius: Theme.cardRadius
    border.color: Theme.brass

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    TapisText {
        x: Theme.wide
        y: Theme.large
        height: Theme.touchTarget
        text: qsTr("Favourites")
        font.pixelSize: Theme.title
        font.weight: Font.DemiBold
    }

    Row {
        anchors.right: parent.right
        anchors.rightMargin: Theme.large
        y: Theme.large
        spacing: Theme.medium

        ActionButton {
            objectName: "saveFavourite"
            text: qsTr("Save these bets")
            picture: "star"
            enabled: root.favourites.canSave

            onClicked: root.favourites.save()
        }

        ActionButton {
            objectName: "closeFavourites"
            picture: "close"
            Accessible.name: qsTr("Close")

            onClicked: root.closed()
        }
    }

    TapisText {
        anchors.centerIn: list
        width: parent.width - 4 * Theme.wide
        text: qsTr("Place bets, then save them here to place them again with one touch.")
        color: Theme.ivory2
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        visible: list.count === 0
    }

    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Theme.large
        anchors.topMargin: Theme.px(88)
        spacing: Theme.small
        clip: true
        model: root.favourites.rows

        delegate: Row {
            id: row

            required property string name
            required property string total
            required property string wagers

            spacing: Theme.small

            ActionButton {
                objectName: `favourite${row.name}`
                width: list.width - Theme.px(72)
                height: Theme.px(64)
                text: `${row.name}.  ${row.total}`
                second: row.wagers
                enabled: root.favourites.canPlace

                onClicked: root.favourites.place(row.name)
            }

            ActionButton {
                objectName: `removeFavourite${row.name}`
                width: Theme.px(64)
                height: Theme.px(64)
                picture: "clear"
                danger: true
                Accessible.name: qsTr("Delete favourite %1").arg(row.name)

                onClicked: root.favourites.remove(row.name)
            }
        }
    }
}
