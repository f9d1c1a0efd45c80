import QtQuick

import Tapis.Theme

// A winning number in its shape: red disc, black diamond, green hexagon.
Image {
    id: root

    required property string pocket
    required property int size

    width: size
    height: size
    // A line that is not laid out yet has no height.
    source: root.pocket && root.size > 0 ? `${Theme.pictures}/badge/${root.pocket}/${root.size}` : ""

    Accessible.role: Accessible.Graphic
    Accessible.name: pocket
}
