import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Whose table it is: the house's logo, or its name.
Item {
    id: root

    required property DisplayHouseView house
    property int alignment: Text.AlignRight

    visible: house.logo > 0 || house.name !== ""

    Image {
        objectName: "houseLogo"
        anchors.verticalCenter: parent.verticalCenter
        x: root.alignment === Text.AlignRight ? parent.width - width : (parent.width - width) / 2
        source: root.house.logo && root.width > 0 && root.height > 0 ? `${Theme.pictures}/logo/${root.house.logo}/${Math.round(root.width)}/${Math.round(root.height)}` : ""
        visible: root.house.logo > 0

        Accessible.role: Accessible.Graphic
        Accessible.name: root.house.name
    }

    TapisText {
        objectName: "houseName"
        anchors.fill: parent
        horizontalAlignment: root.alignment
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.label
        maximumLineCount: 2
        lineHeight: 0.9
        text: root.house.name
        textFormat: Text.PlainText
        font.family: Theme.greetingFont
        font.pixelSize: Theme.px(40)
        visible: root.house.logo === 0
    }
}
