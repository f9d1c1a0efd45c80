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

            width: root.width

            TapisText {
                width: parent.width
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.label
                text: sector.name
                color: Theme.ivory2
                font.pixelSize: Theme.px(24)
            }

            Item {
                width: parent.width
                height: share.height

                TapisText {
                    id: share

                    text: sector.share
                    font.family: Theme.displayFont
                    font.pixelSize: Theme.px(36)
                    font.weight: Font.DemiBold
                }

                TapisText {
                    anchors.baseline: share.baseline
                    anchors.right: parent.right
                    text: sector.mean
                    color: Theme.ivory2
                    font.pixelSize: Theme.px(24)
                }
            }
        }
    }
}
