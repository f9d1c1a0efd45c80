import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What the house has to say, in its own words: three lines at most.
Panel {
    id: root

    required property DisplayHouseView house

    objectName: "houseText"
    height: Theme.px(house.lines * 40 + 28)
    visible: house.lines > 0

    TapisText {
        objectName: "houseTextLines"
        anchors.fill: parent
        anchors.leftMargin: Theme.wide
        anchors.rightMargin: Theme.wide
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.label
        maximumLineCount: 3
        text: root.house.text
        textFormat: Text.PlainText
        lineHeightMode: Text.FixedHeight
        lineHeight: Theme.px(40)
        font.pixelSize: Theme.px(30)
        font.weight: Font.Medium
    }
}
