pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Controls
import Tapis.Theme

// One player of the session, as the director sees him.
Rectangle {
    id: root

    required property string entrant
    required property string place
    required property string seat
    required property string name
    required property string stack
    required property string last
    required property string penalties
    required property string stands
    required property bool ahead
    required property bool warned
    required property bool out
    // Names of the columns stand here instead.
    property bool heads: false

    readonly property color plain: heads ? Theme.ivory2 : out ? Theme.ivory3 : Theme.ivory

    objectName: `stack-${entrant}`
    radius: Theme.buttonRadius
    color: warned ? Theme.brassWash : "transparent"
    border.width: warned ? Theme.hairline : 0
    border.color: Theme.brassDim

    Cell {
        x: Theme.px(8)
        width: Theme.px(50)
        horizontalAlignment: Text.AlignHCenter
        text: root.place
        font.pixelSize: root.heads ? Theme.label : Theme.title
        font.weight: root.heads ? Font.Normal : Font.DemiBold
    }

    Cell {
        x: Theme.px(66)
        width: Theme.px(60)
        horizontalAlignment: Text.AlignHCenter
        text: root.seat
        font.weight: root.heads ? Font.Normal : Font.DemiBold
    }

    Cell {
        x: Theme.px(136)
        width: Theme.px(150)
        text: root.name
    }

    Cell {
        objectName: `points-${root.entrant}`
        x: Theme.px(292)
        width: Theme.px(150)
        horizontalAlignment: Text.AlignRight
        text: root.stack
        font.pixelSize: root.heads ? Theme.label : Theme.figure
        font.weight: root.heads ? Font.Normal : Font.DemiBold
    }

    Cell {
        x: Theme.px(454)
        width: Theme.px(120)
        horizontalAlignment: Text.AlignRight
        text: root.last
        color: Theme.ivory2
    }

    Cell {
        x: Theme.px(580)
        width: Theme.px(80)
        horizontalAlignment: Text.AlignRight
        text: root.penalties
        color: root.heads ? Theme.ivory2 : Theme.warn
    }

    Cell {
        objectName: `state-${root.entrant}`
        x: Theme.px(672)
        width: parent.width - x - Theme.px(12)
        horizontalAlignment: Text.AlignRight
        text: root.stands
        color: root.ahead ? Theme.ok : root.warned ? Theme.warn : Theme.ivory2
    }

    component Cell: TapisText {
        height: parent?.height ?? 0
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        color: root.plain
        font.pixelSize: root.heads ? Theme.label : Theme.button
    }
}
