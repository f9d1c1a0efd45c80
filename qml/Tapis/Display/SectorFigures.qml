pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// The share of each sector of the wheel, beside what chance gives on average.
Column {
    id: root

    required property Rows sectors

    spacing: Theme.small

    Repeater {
        model: root.sectors

        Column {
            id: sector

            required property string name
            required property string share
            required property string mean

            anchors.horizontalCenter: parent?.horizontalCenter

            TapisText {
                anchors.horizontalCenter: parent.horizontalCenter
                text: sector.name
                color: Theme.ivory2
                font.pixelSize: Theme.px(24)
            }

            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.medium

                TapisText {
                    id: share

                    text: sector.share
                    font.family: Theme.displayFont
                    font.pixelSize: Theme.px(36)
                    font.weight: Font.DemiBold
                }

                TapisText {
                    anchors.baseline: share.baseline
                    text: sector.mean
                    color: Theme.ivory2
                    font.pixelSize: Theme.px(24)
                }
            }
        }
    }
}
