pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What came up several times in a row up to now.
Column {
    id: root

    required property Rows streaks
    // Said where there are none.
    required property string none

    TapisText {
        width: parent.width
        height: Theme.px(36)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        text: qsTr("In a row")
        font.pixelSize: Theme.px(24)
        font.weight: Font.DemiBold
    }

    TapisText {
        width: parent.width
        height: Theme.px(36)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        text: root.none
        color: Theme.ivory2
        font.pixelSize: Theme.px(24)
        visible: text !== ""
    }

    Repeater {
        model: root.streaks

        Item {
            id: streak

            required property string key
            required property string name
            required property string times

            width: root.width
            height: Theme.px(36)

            TapisText {
                width: parent.width - times.width - Theme.small
                height: parent.height
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.label
                text: streak.name
                color: Theme.ivory2
                font.pixelSize: Theme.px(24)
            }

            TapisText {
                id: times

                objectName: `streak-${streak.key}`
                anchors.right: parent.right
                height: parent.height
                text: streak.times
                font.pixelSize: Theme.px(26)
                font.weight: Font.DemiBold
            }
        }
    }
}
