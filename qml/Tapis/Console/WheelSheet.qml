pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What is at the wheel, live: for technicians, and for whoever doubts a number.
Overlay {
    id: root

    required property ConsoleView desk

    readonly property ConsoleWheelView wheel: desk.wheel

    title: qsTr("Wheel")
    cardWidth: Theme.px(1480)
    cardHeight: Theme.px(720)

    onClosed: root.desk.closePanel()

    Column {
        width: Theme.px(560)
        spacing: Theme.large

        TapisText {
            objectName: "noSensor"
            width: parent.width
            text: root.wheel.noSensor
            color: Theme.ivory2
            wrapMode: Text.WordWrap
            visible: text !== ""
        }

        Repeater {
            model: root.wheel.sensors

            Panel {
                id: sensor

                required property int index
                required property string name
                required property string condition
                required property bool good
                required property string said

                width: parent.width
                height: Theme.px(120)
                border.color: good ? Theme.line : Theme.alarmEdge

                TapisText {
                    x: Theme.large
                    y: Theme.medium
                    text: sensor.name
                    font.weight: Font.DemiBold
                }

                TapisText {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.large
                    y: Theme.medium
                    text: sensor.condition
                    color: sensor.good ? Theme.ok : Theme.alarm
                }

                TapisText {
                    objectName: `sensorSaid${sensor.index}`
                    x: Theme.large
                    y: Theme.px(52)
                    width: parent.width - 2 * x
                    height: Theme.px(60)
                    text: sensor.said
                    wrapMode: Text.WordWrap
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.label
                }
            }
        }

        TapisText {
            objectName: "tableCamera"
            width: parent.width
            text: root.wheel.tableCamera
            color: Theme.ivory2
            wrapMode: Text.WordWrap
        }
    }

    Loader {
        x: Theme.px(600)
        width: parent.width - x
        height: width * 9 / 16
        active: root.desk.camera.live

        sourceComponent: LiveCamera {
            objectName: "wheelCamera"
            camera: root.desk.camera
        }
    }

    TapisText {
        objectName: "noCamera"
        x: Theme.px(600)
        width: parent.width - x
        text: root.wheel.camera
        color: Theme.ivory2
        wrapMode: Text.WordWrap
        visible: !root.desk.camera.live
    }
}
