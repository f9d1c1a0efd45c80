import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The last confirmed number, as large as it can be, with its colour in words.
Item {
    id: root

    required property DisplayNumberView number
    // It has just come up.
    required property bool fresh

    Column {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: rise.y
        width: parent.width
        visible: root.number.pocket !== ""

        Badge {
            objectName: "number"
            anchors.horizontalCenter: parent.horizontalCenter
            pocket: root.number.pocket
            // What is written below it may be in a taller script, above what the house announces.
            size: Math.max(Theme.px(240), Math.min(Theme.px(640), root.height - words.height - Theme.small))
        }

        Column {
            id: words

            width: parent.width

            TapisText {
                objectName: "numberColour"
                anchors.horizontalCenter: parent.horizontalCenter
                // Some scripts are taller than Latin letters.
                height: Math.max(Theme.px(88), implicitHeight)
                text: root.number.colour
                font.family: Theme.greetingFont
                font.pixelSize: Theme.px(72)
            }

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                height: Math.max(Theme.px(36), implicitHeight)
                text: root.number.properties
                color: Theme.ivory2
                font.pixelSize: Theme.px(26)
            }

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                height: Theme.px(40)
                spacing: Theme.small

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: root.number.tone === "alarm" ? "link-broken" : root.number.tone === "warn" ? "warning" : ""
                    tint: root.number.tone === "alarm" ? "alarm" : "warn"
                    size: Theme.px(28)
                    visible: name !== ""
                }

                TapisText {
                    objectName: "numberAbout"
                    width: Math.min(implicitWidth, root.width - Theme.px(48))
                    height: parent.height
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.label
                    text: root.number.about
                    color: root.number.tone === "alarm" ? Theme.alarm : root.number.tone === "warn" ? Theme.warn : Theme.ivory2
                    font.pixelSize: Theme.px(26)
                }
            }
        }
    }

    // A new number comes up from below, at once.
    QtObject {
        id: rise

        property int y: 0
    }

    NumberAnimation {
        target: rise
        property: "y"
        running: root.fresh && !Theme.still
        from: Theme.wide
        to: 0
        duration: Theme.resultTime
        easing.type: Easing.OutCubic
    }

    Column {
        anchors.centerIn: parent
        visible: root.number.pocket === ""
        spacing: Theme.large

        TapisText {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("No number yet")
            font.family: Theme.greetingFont
            font.pixelSize: Theme.px(72)
        }

        TapisText {
            objectName: "nothingAbout"
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.number.about
            color: Theme.ivory2
            font.pixelSize: Theme.px(26)
            visible: text !== ""
        }
    }
}
