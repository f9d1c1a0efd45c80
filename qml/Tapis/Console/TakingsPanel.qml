pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The money of the table and its last numbers. A figure that is touched opens what it is made of.
Panel {
    id: root

    required property ConsoleView desk
    property bool numbers: true

    Row {
        objectName: "lastNumbers"
        x: Theme.px(16)
        y: Theme.px(8)
        spacing: Theme.px(6)
        visible: root.numbers

        Repeater {
            model: root.desk.takings.numbers

            Item {
                id: came

                required property string pocket

                width: Theme.px(34)
                height: width

                Badge {
                    pocket: came.pocket
                    size: came.width
                }

                // A round that did not count.
                Icon {
                    anchors.centerIn: parent
                    name: "void"
                    size: Theme.px(22)
                    visible: came.pocket === ""
                }
            }
        }
    }

    Grid {
        x: Theme.px(6)
        y: Theme.px(root.numbers ? 46 : 6)
        columns: 3

        Repeater {
            model: root.desk.takings.figures

            T.AbstractButton {
                id: tile

                required property string key
                required property string name
                required property string figure

                objectName: `takings-${key}`
                width: (root.width - Theme.px(12)) / 3
                height: (root.height - Theme.px(root.numbers ? 52 : 12)) / 2

                Accessible.role: Accessible.Button
                Accessible.name: `${name} ${tile.figure}`
                Accessible.onPressAction: tile.clicked()

                onClicked: root.desk.openTakings(tile.key)

                background: Rectangle {
                    radius: Theme.buttonRadius
                    color: tile.down ? Theme.pressed : "transparent"
                }

                contentItem: Item {
                    TapisText {
                        x: Theme.px(8)
                        width: parent.width - 2 * x
                        height: parent.height * 0.44
                        text: tile.name
                        color: Theme.ivory2
                        font.pixelSize: Theme.px(15)
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(12)
                    }

                    TapisText {
                        objectName: `takingsFigure-${tile.key}`
                        x: Theme.px(8)
                        y: parent.height * 0.44
                        width: parent.width - 2 * x
                        height: parent.height * 0.52
                        text: tile.figure
                        font.pixelSize: Theme.px(22)
                        font.weight: Font.DemiBold
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(13)
                    }
                }
            }
        }
    }
}
