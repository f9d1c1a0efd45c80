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

    readonly property bool naming: favourites.naming !== ""
    readonly property int rowsHeight: Math.max(2, list.count) * Theme.px(72) + (deleted.visible ? deleted.height + Theme.small : 0)

    width: Theme.px(Theme.compact ? 640 : 820)
    // As high as its rows, so that it hides no more of the cloth than it must.
    height: naming ? Theme.px(88) + name.height + Theme.large : Math.min(Theme.px(88) + rowsHeight + Theme.small, Theme.px(Theme.compact ? 456 : 680))
    radius: Theme.cardRadius
    border.color: Theme.brass

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    TapisText {
        x: Theme.wide
        y: Theme.large
        width: keys.x - x - Theme.small
        height: Theme.touchTarget
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        text: root.naming ? qsTr("A name for your favourite") : qsTr("Favourites")
        font.pixelSize: Theme.title
        font.weight: Font.DemiBold
    }

    Row {
        id: keys

        anchors.right: parent.right
        anchors.rightMargin: Theme.large
        y: Theme.large
        spacing: Theme.medium

        ActionButton {
            objectName: "saveFavourite"
            text: root.favourites.canSave && root.favourites.savesLast ? qsTr("Save the last bets") : qsTr("Save these bets")
            picture: "star"
            enabled: root.favourites.canSave
            visible: !root.naming

            onClicked: root.favourites.save()
        }

        ActionButton {
            objectName: "closeFavourites"
            picture: "close"
            Accessible.name: qsTr("Close")

            onClicked: {
                root.favourites.cancelNaming();
                root.closed();
            }
        }
    }

    TapisText {
        anchors.centerIn: list
        width: parent.width - 4 * Theme.wide
        text: qsTr("Place bets, then save them here to place them again with one touch.")
        color: Theme.ivory2
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        visible: list.count === 0 && !root.naming && !deleted.visible
    }

    FavouriteName {
        id: name

        x: Theme.large
        y: Theme.px(88)
        width: parent.width - 2 * Theme.large
        favourites: root.favourites
        visible: root.naming
    }

    // A touch that went astray deletes nothing for good.
    ActionButton {
        id: deleted

        objectName: "bringBack"
        x: Theme.large
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.large
        width: parent.width - 2 * Theme.large
        height: Theme.px(64)
        text: qsTr("Bring back %1").arg(root.favourites.deleted)
        second: qsTr("was deleted")
        picture: "undo"
        visible: root.favourites.deleted !== "" && !root.naming

        onClicked: root.favourites.bringBack()
    }

    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Theme.large
        anchors.topMargin: Theme.px(88)
        anchors.bottomMargin: Theme.large + (deleted.visible ? deleted.height + Theme.small : 0)
        visible: !root.naming
        spacing: Theme.small
        clip: true
        model: root.favourites.rows

        delegate: Row {
            id: row

            required property int index
            required property string key
            required property string name
            required property string total
            required property string wagers

            spacing: Theme.small

            ActionButton {
                objectName: `favourite${row.index + 1}`
                width: list.width - Theme.px(144)
                height: Theme.px(64)
                text: qsTr("%1, %2").arg(row.name).arg(row.total)
                second: row.wagers
                enabled: root.favourites.canPlace

                onClicked: root.favourites.place(row.key)
            }

            ActionButton {
                objectName: `nameFavourite${row.index + 1}`
                width: Theme.px(64)
                height: Theme.px(64)
                picture: "pencil"
                Accessible.name: qsTr("Rename favourite %1").arg(row.name)

                onClicked: root.favourites.beginNaming(row.key)
            }

            ActionButton {
                objectName: `removeFavourite${row.index + 1}`
                width: Theme.px(64)
                height: Theme.px(64)
                picture: "clear"
                danger: true
                Accessible.name: qsTr("Delete favourite %1").arg(row.name)

                onClicked: root.favourites.remove(row.key)
            }
        }
    }
}
