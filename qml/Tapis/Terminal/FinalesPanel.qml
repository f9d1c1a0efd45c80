pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Finales where the track's field is taken by sectors: ten keys over the side panel.
Panel {
    id: root

    required property TrackView track

    signal closed

    width: Theme.px(800)
    height: Theme.px(224)
    border.color: Theme.brass

    // What lies below is not touched through it.
    TouchSurface {
        anchors.fill: parent
    }

    TapisText {
        x: Theme.wide
        y: Theme.large
        text: qsTr("Finales: a chip on every number that ends so")
        font.pixelSize: Theme.second
    }

    ActionButton {
        objectName: "closeFinales"
        anchors.right: parent.right
        anchors.rightMargin: Theme.small
        y: Theme.small
        width: Theme.px(56)
        height: Theme.px(48)
        picture: "close"
        Accessible.name: qsTr("Close")

        onClicked: root.closed()
    }

    Grid {
        x: Theme.wide
        y: Theme.px(64)
        columns: 5
        spacing: Theme.px(10)

        Repeater {
            model: root.track.finales

            ActionButton {
                required property string announced
                required property string digit
                required property string numbers

                objectName: `finale${digit}`
                width: (root.width - 2 * Theme.wide - 4 * Theme.px(10)) / 5
                height: Theme.px(66)
                text: digit
                second: numbers
                textSize: Theme.text(22)
                enabled: !root.track.quiet

                onPressed: root.track.pressKey(announced)
                onCanceled: root.track.cancel()
                onClicked: root.track.place(announced)
            }
        }
    }
}
