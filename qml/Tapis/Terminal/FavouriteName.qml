import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// A new name for a favourite: what is typed, and the keys to type it.
Column {
    id: root

    required property FavouritesView favourites

    spacing: Theme.large

    Row {
        width: parent.width
        spacing: Theme.medium

        Rectangle {
            width: parent.width - keep.width - cancel.width - 2 * Theme.medium
            height: Theme.px(64)
            radius: Theme.buttonRadius
            color: Theme.room
            border.width: Theme.selectedLine
            border.color: Theme.brass

            TapisText {
                objectName: "favouriteDraft"
                anchors.fill: parent
                anchors.leftMargin: Theme.large
                text: root.favourites.draft
                color: root.favourites.untouched ? Theme.ivory3 : Theme.ivory
                font.pixelSize: Theme.figure
                font.weight: Font.DemiBold
                elide: Text.ElideLeft
                Accessible.role: Accessible.EditableText
                Accessible.name: qsTr("Name of the favourite")
            }
        }

        ActionButton {
            id: keep

            objectName: "keepName"
            width: Theme.px(160)
            height: Theme.px(64)
            text: qsTr("Keep")
            picture: "tick"
            enabled: root.favourites.canKeep

            onClicked: root.favourites.keepName()
        }

        ActionButton {
            id: cancel

            objectName: "cancelName"
            width: Theme.px(64)
            height: Theme.px(64)
            picture: "undo"
            Accessible.name: qsTr("Leave the name as it is")

            onClicked: root.favourites.cancelNaming()
        }
    }

    NameKeys {
        width: parent.width
        capitals: root.favourites.capitals
        full: !root.favourites.canType

        onTyped: letter => root.favourites.type(letter)
        onErased: root.favourites.erase()
    }
}
