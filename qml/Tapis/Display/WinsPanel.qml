pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What wins, in the place of the wheel, until betting opens.
Item {
    id: root

    required property DisplayWinsView wins
    property bool tall: false

    readonly property int clothHeight: Theme.px(tall ? 440 : 316)
    readonly property int lower: clothHeight - Theme.px(316)
    readonly property real measured: width * Theme.scale

    objectName: "winsPanel"

    onMeasuredChanged: root.wins.resize(width, clothHeight, Theme.scale)
    Component.onCompleted: root.wins.resize(width, clothHeight, Theme.scale)

    NumberAnimation on opacity {
        running: root.visible
        from: 0
        to: 1
        duration: Theme.longestTime
    }

    TapisText {
        text: qsTr("What wins")
        font.pixelSize: Theme.px(24)
        font.weight: Font.DemiBold
    }

    Image {
        y: Theme.px(44)
        source: root.wins.cloth

        Repeater {
            model: root.wins.cells

            Image {
                required source
                required x
                required y
            }
        }
    }

    Column {
        y: root.lower + Theme.px(384)
        width: parent.width

        Repeater {
            model: root.wins.odds

            Item {
                id: row

                required property string names
                required property string odds

                width: parent.width
                height: Theme.px(54)

                TapisText {
                    objectName: "winningNames"
                    width: parent.width - odds.width - Theme.wide
                    height: parent.height
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.label
                    text: row.names
                    font.pixelSize: Theme.px(26)
                }

                TapisText {
                    id: odds

                    anchors.right: parent.right
                    height: parent.height
                    text: row.odds
                    font.pixelSize: Theme.px(26)
                    font.weight: Font.DemiBold
                }

                Rectangle {
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.hairline
                    color: Theme.line
                }
            }
        }
    }

    TapisText {
        id: onTheWheel

        y: root.lower + Theme.px(586)
        text: qsTr("On the wheel")
        font.pixelSize: Theme.px(24)
        font.weight: Font.DemiBold
    }

    TapisText {
        objectName: "series"
        anchors.right: parent.right
        y: onTheWheel.y
        width: parent.width - onTheWheel.width - Theme.wide
        horizontalAlignment: Text.AlignRight
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.label
        text: root.wins.series
        color: Theme.ivory2
        font.pixelSize: Theme.px(24)
    }

    Image {
        id: neighbours

        objectName: "neighbours"
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.lower + Theme.px(632)
        cache: false
        source: root.wins.neighbours
    }

    TapisText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.lower + Theme.px(776)
        text: root.wins.sides
        color: Theme.ivory2
        font.pixelSize: Theme.px(24)
    }

    Rectangle {
        y: root.lower + Theme.px(848)
        width: parent.width
        height: Theme.hairline
        color: Theme.line
    }

    TapisText {
        y: root.lower + Theme.px(856)
        width: parent.width
        text: qsTr("The statistics return when betting opens. Past spins do not change the next one.")
        color: Theme.ivory2
        font.pixelSize: Theme.px(24)
        wrapMode: Text.WordWrap
    }
}
