pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// What a correction would do to each seat: what it got, what it would get, and the difference.
Item {
    id: root

    required property DifferencesView preview

    readonly property int seatWidth: Theme.px(70)
    readonly property int sumWidth: Theme.px(166)

    TapisText {
        id: summary

        objectName: "previewSummary"
        width: parent.width
        text: root.preview.summary
        font.weight: Font.DemiBold
        wrapMode: Text.WordWrap
    }

    Row {
        id: heads

        anchors.top: summary.bottom
        anchors.topMargin: Theme.medium

        Repeater {
            model: [qsTr("Seat"), qsTr("Got"), qsTr("Would get"), qsTr("Difference")]

            TapisText {
                required property string modelData
                required property int index

                width: index === 0 ? root.seatWidth : root.sumWidth
                height: Theme.px(32)
                text: modelData
                color: Theme.ivory2
                font.pixelSize: Theme.second
                horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
            }
        }
    }

    ListView {
        id: list

        anchors.top: heads.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        model: root.preview.rows
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        delegate: Row {
            id: line

            required property string seat
            required property string before
            required property string after
            required property string difference
            required property string tone
            required property string note

            objectName: `difference-${seat}`
            height: Theme.px(44)

            TapisText {
                width: root.seatWidth
                height: parent.height
                text: line.seat
                font.weight: Font.DemiBold
            }

            TapisText {
                width: root.sumWidth
                height: parent.height
                text: line.before
                color: Theme.ivory2
                horizontalAlignment: Text.AlignRight
            }

            TapisText {
                width: root.sumWidth
                height: parent.height
                text: line.after
                horizontalAlignment: Text.AlignRight
            }

            TapisText {
                objectName: `differenceText-${line.seat}`
                width: root.sumWidth
                height: parent.height
                text: line.difference
                color: line.tone === "ok" ? Theme.ok : line.tone === "alarm" ? Theme.alarm : Theme.ivory3
                font.weight: Font.DemiBold
                horizontalAlignment: Text.AlignRight
            }

            TapisText {
                width: list.width - root.seatWidth - 3 * root.sumWidth
                height: parent.height
                leftPadding: Theme.wide
                text: line.note
                color: Theme.warn
                font.pixelSize: Theme.second
                wrapMode: Text.WordWrap
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.px(13)
            }
        }
    }

    ScrollMark {
        anchors.right: parent.right
        anchors.top: list.top
        height: list.height
        position: list.visibleArea.yPosition
        share: list.visibleArea.heightRatio
    }
}
