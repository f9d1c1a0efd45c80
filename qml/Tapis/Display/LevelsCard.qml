pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The levels of the jackpots below the number, and what of them fell in this round.
Rectangle {
    id: root

    required property DisplayLevelsView view

    objectName: "levelsCard"
    implicitHeight: lines.height + 2 * lines.y
    radius: Theme.panelRadius
    color: Theme.panel
    border.width: view.won ? Theme.litLine : Theme.hairline
    border.color: view.waits ? Theme.warn : view.won ? Theme.brass : Theme.line

    Column {
        id: lines

        x: Theme.px(20)
        y: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(2)

        TapisText {
            objectName: "levelsTitle"
            width: parent.width
            height: Theme.px(30)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(14)
            text: root.view.won || (root.view.old ? `${root.view.title} · ${root.view.old}` : root.view.title)
            color: root.view.waits ? Theme.warn : root.view.won ? Theme.brassBright : root.view.old ? Theme.warn : Theme.ivory2
            font.pixelSize: Theme.px(root.view.won ? 24 : 20)
            font.weight: root.view.won ? Font.DemiBold : Font.Normal
        }

        Repeater {
            model: root.view.levels

            Item {
                id: line

                required property int rank
                required property string name
                required property string value
                required property string words
                required property bool stopped
                required property string told

                objectName: "displayLevel"
                width: parent.width
                height: Theme.px(40)

                Image {
                    anchors.verticalCenter: parent.verticalCenter
                    source: `image://tapis/nova-sign/${line.rank}/${Theme.px(30)}/brass`
                }

                TapisText {
                    x: Theme.px(44)
                    width: Theme.px(136)
                    height: parent.height
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.px(13)
                    text: line.name
                    font.pixelSize: Theme.px(24)
                    font.weight: Font.DemiBold
                }

                TapisText {
                    x: Theme.px(186)
                    width: Theme.px(184)
                    height: parent.height
                    wrapMode: Text.WordWrap
                    maximumLineCount: 2
                    lineHeight: 0.9
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.px(13)
                    text: line.words
                    color: line.stopped ? Theme.warn : Theme.ivory2
                    font.pixelSize: Theme.px(17)
                }

                Odometer {
                    x: parent.width - width
                    y: (parent.height - height) / 2
                    text: line.value
                    sign: root.view.sign
                    size: Theme.px(28)
                    room: parent.width - Theme.px(370)
                    time: Theme.still ? 0 : 400
                    old: root.view.old !== "" || line.stopped
                    Accessible.name: line.told
                }
            }
        }
    }
}
