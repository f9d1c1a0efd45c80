pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// How the player wants the screen to be. Each touch is seen at once; cash-out ends it.
Panel {
    id: root

    required property PreferencesView preferences

    readonly property bool roomy: !Theme.compact
    // On a small screen it ends above the line of the limits.
    readonly property int edge: roomy ? Theme.large : Theme.px(10)

    signal closed

    width: Theme.px(roomy ? 560 : 460)
    height: head.height + switches.height + 3 * edge
    radius: Theme.cardRadius
    border.color: Theme.brass

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    Item {
        id: head

        x: Theme.large
        y: root.edge
        width: parent.width - 2 * Theme.large
        height: Theme.px(root.roomy ? 64 : 48)

        TapisText {
            objectName: "settingsTitle"
            x: Theme.small
            width: close.x - x
            height: parent.height
            text: qsTr("Your screen")
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.label
        }

        ActionButton {
            id: close

            objectName: "closeSettings"
            anchors.right: parent.right
            width: Theme.px(64)
            height: parent.height
            picture: "close"
            Accessible.name: qsTr("Close")

            onClicked: root.closed()
        }
    }

    Column {
        id: switches

        x: Theme.large
        anchors.top: head.bottom
        anchors.topMargin: root.edge
        width: parent.width - 2 * Theme.large
        spacing: root.roomy ? Theme.small : Theme.px(6)

        PreferenceSwitch {
            preference: "large_text"
            text: qsTr("Large text")
            on: root.preferences.largeText
        }

        PreferenceSwitch {
            preference: "high_contrast"
            text: qsTr("High contrast")
            on: root.preferences.highContrast
        }

        PreferenceSwitch {
            preference: "left_handed"
            text: qsTr("For the left hand")
            on: root.preferences.leftHanded
        }

        PreferenceSwitch {
            preference: "still"
            text: qsTr("Nothing moves")
            on: root.preferences.still
        }

        PreferenceSwitch {
            preference: "spoken"
            text: qsTr("Say bets and results")
            on: root.preferences.spoken
        }

        PreferenceSwitch {
            preference: "sounds"
            text: qsTr("Sounds")
            on: root.preferences.sounds
        }

        PreferenceSwitch {
            preference: "hot_cold"
            text: qsTr("Hot and cold numbers")
            on: root.preferences.hotCold
        }

        TapisText {
            width: switches.width
            text: qsTr("Past spins do not change the next one.")
            color: Theme.ivory2
            font.pixelSize: Theme.label
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
        }
    }

    component PreferenceSwitch: SwitchKey {
        required property string preference

        objectName: `${preference}Switch`
        width: switches.width
        height: Theme.px(root.roomy ? 64 : 46)

        onClicked: root.preferences.turn(preference, !on)
    }
}
