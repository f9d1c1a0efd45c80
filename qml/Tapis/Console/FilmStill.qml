import QtQuick
import QtQuick.Templates as T

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// One moment of a film. Touched, it is the one that is looked at.
T.AbstractButton {
    id: root

    required property int index
    required property string time
    required property bool chosen
    required property FilmView film

    objectName: `still-${index}`

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Wheel camera, %1").arg(root.time)

    onClicked: root.film.choose(index)

    contentItem: WheelWindow {
        view: root.film.picture(root.index)
    }

    Rectangle {
        z: 1
        anchors.fill: parent
        color: "transparent"
        border.width: root.chosen ? Theme.litLine : Theme.hairline
        border.color: root.chosen ? Theme.brass : Theme.lineStrong
    }

    Rectangle {
        z: 1
        x: Theme.px(8)
        y: parent.height - height - Theme.px(8)
        width: when.implicitWidth + 2 * Theme.px(8)
        height: Theme.px(30)
        radius: Theme.px(6)
        color: Theme.room
        visible: root.time !== ""

        TapisText {
            id: when

            anchors.centerIn: parent
            text: root.time
            font.pixelSize: Theme.second
            font.weight: Font.DemiBold
        }
    }
}
