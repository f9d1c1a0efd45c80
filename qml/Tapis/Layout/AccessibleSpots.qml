pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge

// The spots of a surface as a screen reader meets them. Nothing of it is seen.
Repeater {
    id: root

    required property AccessibleSpotsView spots

    Item {
        id: place

        required property string spot
        required property string name
        required property rect area

        objectName: `told ${spot}`
        x: area.x
        y: area.y
        width: area.width
        height: area.height

        Accessible.role: Accessible.Button
        Accessible.name: place.name
        Accessible.focusable: true
        Accessible.onPressAction: root.spots.press(place.spot)
    }
}
