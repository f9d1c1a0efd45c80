import QtQuick
import QtQuick.Shapes

import Tapis.Theme

// The time left as a ring and a figure; closed and registered it holds a sign instead.
Item {
    id: root

    required property string sign
    required property int seconds
    required property real share
    required property bool last
    property int radius: Theme.px(42)
    property int stroke: Theme.px(8)

    readonly property bool counting: sign === "count"

    objectName: "countdownRing"
    implicitWidth: 2 * radius + stroke
    implicitHeight: 2 * radius + stroke

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border.width: root.stroke
        border.color: Theme.lineStrong
    }

    // The last seconds are seen from across the table: the ring is full of light.
    Rectangle {
        anchors.centerIn: parent
        width: 2 * root.radius - root.stroke - 2 * Theme.litLine
        height: width
        radius: width / 2
        color: Theme.warn
        visible: root.counting && root.last
    }

    Shape {
        anchors.fill: parent
        visible: root.counting

        ShapePath {
            strokeColor: root.last ? Theme.warn : Theme.brass
            strokeWidth: root.stroke
            fillColor: "transparent"
            capStyle: ShapePath.FlatCap

            PathAngleArc {
                centerX: root.width / 2
                centerY: root.height / 2
                radiusX: root.radius
                radiusY: root.radius
                startAngle: -90
                sweepAngle: 360 * root.share
            }
        }
    }

    TapisText {
        objectName: "countdownFigure"
        Accessible.name: qsTr("%1 seconds to bet").arg(root.seconds)
        anchors.centerIn: parent
        text: root.seconds
        visible: root.counting
        color: root.last ? Theme.ink : Theme.ivory
        font.family: Theme.displayFont
        font.pixelSize: Math.round(root.radius * (root.last ? 52 : root.seconds > 99 ? 30 : 40) / 42)
        font.weight: Font.DemiBold
    }

    Icon {
        anchors.centerIn: parent
        visible: !root.counting
        size: Math.round(root.radius * 0.8)
        tint: root.sign === "tick" ? "ok" : root.sign === "lock" ? "ivory2" : "alarm"
        name: ({
                "lock": "lock",
                "tick": "tick",
                "wait": "link-broken",
                "stop": "snowflake"
            })[root.sign] ?? ""
    }
}
