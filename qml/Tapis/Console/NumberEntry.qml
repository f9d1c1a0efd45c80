pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The number as it stands: the countdown while bets are open, what the sensor reads, what the
// dealer entered, and both of them when they differ.
Rectangle {
    id: root

    required property StageView stage

    radius: Theme.panelRadius
    color: root.stage.alarm ? Theme.alarmFill : Theme.panel
    border.width: root.stage.alarm ? Theme.litLine : Theme.hairline
    border.color: root.stage.alarm ? Theme.alarm : Theme.line

    CountdownRing {
        x: Theme.px(40)
        anchors.verticalCenter: parent.verticalCenter
        radius: Theme.px(52)
        stroke: Theme.px(9)
        sign: "count"
        seconds: root.stage.seconds
        share: root.stage.share
        last: root.stage.last
        visible: root.stage.sign === "count"
    }

    Badge {
        x: Theme.px(28)
        anchors.verticalCenter: parent.verticalCenter
        pocket: root.stage.pocket
        size: Theme.px(148)
        visible: root.stage.sign === "pocket"
    }

    // Every number is drawn before it is touched for the first time.
    Repeater {
        model: root.stage.pockets

        Badge {
            required pocket

            size: Theme.px(148)
            asynchronous: true
            visible: false
        }
    }

    Icon {
        x: Theme.px(64)
        anchors.verticalCenter: parent.verticalCenter
        name: "hourglass"
        tint: "ivory3"
        size: Theme.px(64)
        visible: root.stage.sign === "wait"
    }

    Column {
        x: Theme.px(208)
        width: root.width - x - (side.visible ? Theme.px(136) : choice.visible ? Theme.px(280) : Theme.wide)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)
        visible: root.stage.sign !== "choice"

        TapisText {
            objectName: "entryTitle"
            width: parent.width
            text: root.stage.title
            font.pixelSize: Theme.px(34)
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(22)
            elide: Text.ElideRight
        }

        TapisText {
            objectName: "entryLine"
            width: parent.width
            text: root.stage.line
            color: Theme.ivory2
            visible: text !== ""
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(13)
            elide: Text.ElideRight
        }

        Row {
            id: sensed

            width: parent.width
            spacing: Theme.small
            visible: root.stage.sensor !== ""

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: root.stage.sensorGood ? "tick" : root.stage.alarm ? "warning" : ""
                tint: root.stage.sensorGood ? "ok" : "alarm"
                size: Theme.px(22)
                visible: name !== ""
            }

            TapisText {
                objectName: "sensorLine"
                width: sensed.width - Theme.px(30)
                height: Math.min(implicitHeight, Theme.px(44))
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(13)
                text: root.stage.sensor
                color: root.stage.sensorGood ? Theme.ok : root.stage.alarm ? Theme.alarm : Theme.ivory2
            }
        }
    }

    ActionButton {
        id: side

        readonly property bool proposes: root.stage.proposes
        readonly property bool accepts: !proposes && root.stage.sign === "pocket" && root.stage.canEnter && root.stage.number === ""

        objectName: proposes ? "proposedNoSpin" : accepts ? "acceptSensor" : "eraseNumber"
        anchors.right: parent.right
        anchors.rightMargin: Theme.wide
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(100)
        height: Theme.px(104)
        text: proposes ? qsTr("No spin") : accepts ? qsTr("Accept") : qsTr("Erase")
        visible: proposes || accepts || root.stage.erasable

        onClicked: {
            if (proposes)
                root.stage.callNoSpin();
            else if (accepts)
                root.stage.touch(root.stage.pocket);
            else
                root.stage.erase();
        }
    }

    // Two numbers that differ: confirm waits until one of them is touched.
    Row {
        id: choice

        anchors.fill: parent
        anchors.margins: Theme.medium
        spacing: Theme.medium
        visible: root.stage.sign === "choice"

        NumberChoice {
            objectName: "chooseDealers"
            height: parent.height
            width: (parent.width - Theme.medium) / 2
            pocket: root.stage.pocket
            text: root.stage.line

            onClicked: root.stage.touch(pocket)
        }

        NumberChoice {
            objectName: "chooseSensors"
            height: parent.height
            width: (parent.width - Theme.medium) / 2
            pocket: root.stage.other
            text: root.stage.sensor

            onClicked: root.stage.touch(pocket)
        }
    }
}
