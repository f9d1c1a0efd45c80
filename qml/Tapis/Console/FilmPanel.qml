pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What the camera saw of a round: six stills, and all between them by the finger.
Item {
    id: root

    required property FilmView film

    readonly property int gap: Theme.px(12)
    readonly property int stillWidth: (width - 2 * gap) / 3
    readonly property int stillHeight: Math.min(stillWidth * 9 / 16, (height - head.height - below.height - 4 * gap) / 2)

    objectName: "filmPanel"

    Item {
        id: head

        width: parent.width
        height: Theme.px(36)

        TapisText {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            text: root.film.title
            font.pixelSize: Theme.figure
            font.weight: Font.DemiBold
        }

        TapisText {
            objectName: "filmNote"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - title.width - Theme.wide
            horizontalAlignment: Text.AlignRight
            text: root.film.note
            color: root.film.there ? Theme.ok : Theme.warn
            elide: Text.ElideRight
        }
    }

    Grid {
        id: stills

        y: head.height + root.gap
        columns: 3
        spacing: root.gap

        Repeater {
            model: root.film.stills

            FilmStill {
                width: root.stillWidth
                height: root.stillHeight
                film: root.film
                enabled: root.film.there
            }
        }
    }

    Panel {
        id: below

        y: stills.y + stills.height + root.gap
        width: parent.width
        height: Theme.px(64)

        ActionButton {
            id: play

            objectName: "playFilm"
            x: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(88)
            height: Theme.px(48)
            picture: root.film.playing ? "stop" : "play"
            enabled: root.film.there

            Accessible.name: root.film.playing ? qsTr("Stop the film") : qsTr("Play the film")

            onClicked: root.film.play()
        }

        T.Slider {
            id: slider

            objectName: "filmSlider"
            anchors.left: play.right
            anchors.leftMargin: Theme.large
            anchors.right: time.left
            anchors.rightMargin: Theme.large
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.touchTargetLeast
            value: root.film.share
            enabled: root.film.there

            Accessible.role: Accessible.Slider
            Accessible.name: qsTr("Moment of the film, %1").arg(root.film.time)

            onMoved: root.film.slide(visualPosition)

            background: Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                height: Theme.px(6)
                radius: height / 2
                color: Theme.pressed

                Rectangle {
                    width: slider.visualPosition * parent.width
                    height: parent.height
                    radius: height / 2
                    color: Theme.brass
                }
            }

            handle: Rectangle {
                x: slider.visualPosition * (slider.width - width)
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(28)
                height: width
                radius: width / 2
                color: slider.pressed ? Theme.brassBright : Theme.brass
                visible: slider.enabled
            }
        }

        TapisText {
            id: time

            anchors.right: parent.right
            anchors.rightMargin: Theme.large
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(140)
            horizontalAlignment: Text.AlignRight
            text: root.film.time
            font.weight: Font.DemiBold
        }
    }
}
