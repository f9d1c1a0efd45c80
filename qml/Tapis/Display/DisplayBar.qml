import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The table, its limits, the countdown and the time of day. Always in sight.
Rectangle {
    id: root

    required property DisplayView display

    property bool tall: false

    // On a wider screen the countdown stays in the middle; upright it has a line of its own.
    readonly property int aside: tall ? -Theme.px(850) : (width - Theme.px(1920)) / 2
    readonly property int upper: tall ? -Theme.px(52) : 0
    readonly property int lower: tall ? Theme.px(52) : 0
    readonly property int signWidth: Theme.px(tall ? 420 : 300)

    height: Theme.px(tall ? 208 : 104)
    color: Theme.bar

    Column {
        x: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: root.upper
        // Where there are no limits their place is free.
        width: Theme.px(root.display.limits ? 420 : 800)

        TapisText {
            objectName: "tableName"
            width: parent.width
            text: root.display.table
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(34)
            font.weight: Font.DemiBold
            elide: Text.ElideRight
        }

        TapisText {
            width: parent.width
            text: root.display.ruleSet
            color: Theme.ivory2
            font.pixelSize: Theme.px(24)
            lineHeightMode: Text.FixedHeight
            lineHeight: Theme.px(28)
            wrapMode: Text.WordWrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }

    TapisText {
        objectName: "limits"
        x: Theme.px(476)
        anchors.verticalCenter: parent.verticalCenter
        // Letters of a taller script hang lower, and keep clear of the line that shows the time.
        anchors.verticalCenterOffset: root.upper - Theme.px(4)
        width: Theme.px(370)
        text: root.display.limits
        font.pixelSize: Theme.px(24)
        lineHeightMode: Text.FixedHeight
        lineHeight: Theme.px(29)
    }

    CountdownRing {
        x: root.aside + Theme.px(924) - width / 2
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: root.lower
        sign: root.display.phase.sign
        seconds: root.display.phase.seconds
        share: root.display.phase.share
        last: root.display.phase.last
    }

    Column {

        x: root.aside + Theme.px(992)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: root.lower
        width: (root.tall ? root.width : root.width - Theme.px(190)) - x - Theme.margin - (root.display.house.logo || root.display.house.name ? root.signWidth + Theme.wide : 0)

        TapisText {
            objectName: "phaseTitle"
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(24)
            text: root.display.phase.title
            color: root.display.phase.last ? Theme.brassBright : Theme.ivory
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(40)
            font.weight: Font.DemiBold
        }

        TapisText {
            objectName: "phaseLine"
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.label
            text: root.display.phase.line
            color: Theme.ivory2
            font.pixelSize: Theme.px(24)
            visible: text !== ""
        }
    }

    HouseSign {
        anchors.right: root.tall ? parent.right : clock.left
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: root.lower
        width: root.signWidth
        height: Theme.px(80)
        house: root.display.house
    }

    TapisText {
        id: clock

        anchors.right: parent.right
        anchors.rightMargin: Theme.margin
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: root.upper
        text: root.display.time
        font.family: Theme.displayFont
        font.pixelSize: Theme.px(42)
        font.weight: Font.DemiBold
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    Rectangle {
        objectName: "timeLine"
        anchors.bottom: parent.bottom
        width: Math.round(parent.width * root.display.phase.share)
        height: Theme.px(4)
        color: root.display.phase.last ? Theme.brassBright : Theme.brass
        visible: root.display.phase.counting
    }
}
