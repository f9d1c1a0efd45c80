pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The limits of every kind of bet. What is typed is proposed, announced, and then applied.
Overlay {
    id: root

    required property ConsoleView desk

    readonly property LimitsView limits: desk.limits

    title: qsTr("Limits")
    cardWidth: Theme.px(1640)
    cardHeight: Theme.px(940)

    onClosed: root.desk.closePanel()

    Row {
        id: head

        x: Theme.px(256)
        spacing: Theme.px(10)

        Repeater {
            model: [qsTr("Minimum"), qsTr("Maximum"), qsTr("Unit")]

            TapisText {
                required property string modelData

                width: Theme.px(220)
                height: Theme.px(36)
                text: modelData
                color: Theme.ivory2
                horizontalAlignment: Text.AlignHCenter
            }
        }
    }

    ListView {
        id: list

        y: Theme.px(40)
        width: Theme.px(960)
        height: parent.height - y
        spacing: Theme.small
        clip: true
        cacheBuffer: 0 // no line is under way when the screen changes
        boundsBehavior: Flickable.StopAtBounds
        model: root.limits.rows

        delegate: Row {
            id: line

            required property string kind
            required property string name
            required property string minimum
            required property string maximum
            required property string unit
            required property string selected
            required property bool changed

            spacing: Theme.px(10)

            TapisText {
                width: Theme.px(246)
                height: Theme.touchTarget
                text: line.name
                color: line.changed ? Theme.brassBright : Theme.ivory
                elide: Text.ElideRight
            }

            Repeater {
                model: ["minimum", "maximum", "unit"]

                ActionButton {
                    required property string modelData

                    objectName: `limit-${line.kind}-${modelData}`
                    width: Theme.px(220)
                    height: Theme.touchTarget
                    text: modelData === "minimum" ? line.minimum : modelData === "maximum" ? line.maximum : line.unit
                    selected: line.selected === modelData
                    enabled: line.kind !== "together" || modelData !== "unit"

                    onClicked: root.limits.select(line.kind, modelData)
                }
            }
        }
    }

    ScrollMark {
        x: list.width + Theme.small
        y: list.y
        height: list.height
        position: list.visibleArea.yPosition
        share: list.visibleArea.heightRatio
    }

    Column {
        x: Theme.px(1020)
        width: parent.width - x
        spacing: Theme.large

        Row {
            id: announced

            width: parent.width
            height: root.limits.notice === "" ? 0 : Theme.touchTarget
            spacing: Theme.large
            visible: root.limits.notice !== ""

            TapisText {
                objectName: "limitsNotice"
                width: announced.width - withdrawn.width - announced.spacing
                height: announced.height
                text: root.limits.notice
                color: Theme.warn
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(16)
            }

            ActionButton {
                id: withdrawn

                objectName: "withdrawLimits"
                width: Theme.px(200)
                height: announced.height
                text: qsTr("Withdraw")
                picture: "undo"

                onClicked: root.limits.withdraw()
            }
        }

        Grid {
            id: kept

            width: parent.width
            columns: 3
            spacing: Theme.small
            visible: root.limits.hasPresets

            Repeater {
                model: root.limits.presets

                ActionButton {
                    required property string name

                    objectName: `preset-${name}`
                    width: (kept.width - 2 * kept.spacing) / 3
                    height: Theme.touchTarget
                    text: name

                    onClicked: root.limits.load(name)
                }
            }
        }

        DigitPad {
            anchors.horizontalCenter: parent.horizontalCenter
            hundreds: true
            keySize: Theme.px(92)

            onTyped: digits => root.limits.type(digits)
            onErased: root.limits.erase()
        }

        Row {
            id: smaller

            width: parent.width
            spacing: Theme.large

            ActionButton {
                objectName: "resetLimits"
                width: agree.visible ? (smaller.width - smaller.spacing) / 2 : smaller.width
                height: Theme.px(64)
                text: qsTr("As in force")
                picture: "undo"
                enabled: root.limits.edited

                onClicked: root.limits.reset()
            }

            ActionButton {
                id: agree

                objectName: "agreeLimits"
                width: (smaller.width - smaller.spacing) / 2
                height: Theme.px(64)
                text: qsTr("For one player")
                visible: root.limits.hasAgreed
                enabled: root.limits.canAgree

                onClicked: root.limits.agree()
            }
        }

        ActionButton {
            objectName: "announceLimits"
            width: parent.width
            height: Theme.px(80)
            text: qsTr("Announce")
            picture: "bell"
            enabled: root.limits.edited

            onClicked: root.limits.announce()
        }

        ActionButton {
            objectName: "applyLimits"
            width: parent.width
            height: Theme.px(80)
            text: qsTr("Apply")
            primary: true
            enabled: root.limits.canApply

            onClicked: root.limits.apply()
        }
    }
}
