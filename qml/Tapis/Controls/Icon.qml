import QtQuick

import Tapis.Theme

// A picture of the icon set, in a colour of the theme given by its name.
Image {
    id: root

    required property string name
    property string tint: "ivory"
    property int size: Theme.px(24)

    width: size
    height: size
    source: root.name ? `${Theme.pictures}/icon/${root.name}/${root.size}/${root.tint}` : ""
}
