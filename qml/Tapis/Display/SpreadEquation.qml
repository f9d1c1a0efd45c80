import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The wheel's number, that of the inner ring in line with it, and what they come to.
Item {
    id: root

    required property DisplayRingsView rings

    Badge {
        objectName: "outerNumber"
        x: 0
        anchors.verticalCenter: figures.verticalCenter
        pocket: root.rings.outer
        size: Theme.px(232)
    }

    Item {
        id: figures

        width: parent.width
        height: Theme.px(240)

        TapisText {
            x: Theme.px(268) - width / 2
            anchors.verticalCenter: parent.verticalCenter
            text: "+"
            color: Theme.ivory2
            font.pixelSize: Theme.px(76)
            font.weight: Font.Medium
        }

        Badge {
            objectName: "innerNumber"
            x: Theme.px(300)
            anchors.verticalCenter: parent.verticalCenter
            pocket: root.rings.inner
            size: Theme.px(208)
        }

        TapisText {
            x: Theme.px(532) - width / 2
            anchors.verticalCenter: parent.verticalCenter
            text: "="
            color: Theme.ivory2
            font.pixelSize: Theme.px(76)
            font.weight: Font.Medium
        }

        TapisText {
            objectName: "spreadSum"
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: root.rings.sum
            color: Theme.brassBright
            font.family: Theme.displayFont
            font.pixelSize: Theme.px(176)
            font.weight: Font.DemiBold
        }
    }

    TapisText {
        objectName: "outerWords"
        x: Theme.px(116) - width / 2
        y: figures.height + Theme.medium
        text: qsTr("wheel, %1").arg(root.rings.outerColour)
        color: Theme.ivory2
        font.pixelSize: Theme.px(24)
    }

    TapisText {
        x: Theme.px(404) - width / 2
        y: figures.height + Theme.medium
        text: qsTr("simulated")
        color: Theme.ivory2
        font.pixelSize: Theme.px(24)
    }

    TapisText {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(80)
        y: figures.height + Theme.medium
        text: qsTr("sum")
        color: Theme.ivory2
        font.pixelSize: Theme.px(24)
    }
}
