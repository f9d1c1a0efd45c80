import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// Money in, devices, the dealer, and what goes wrong. Where a screen is low it is moved.
Item {
    id: root

    required property WorkbenchView bench

    Flickable {
        id: sections

        x: -Theme.small
        width: parent.width + 2 * Theme.small
        height: parent.height - answer.height
        contentHeight: column.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Column {
            id: column

            x: Theme.small
            width: Theme.px(440)
            spacing: Theme.px(4)

            ValidatorSection {
                bench: root.bench
            }

            PrinterSection {
                bench: root.bench
            }

            TableSection {
                bench: root.bench
            }

            JackpotSection {
                bench: root.bench
                visible: root.bench.hasJackpots
            }
        }
    }

    ScrollMark {
        anchors.right: parent.right
        anchors.rightMargin: -Theme.medium
        height: sections.height
        position: sections.visibleArea.yPosition
        share: sections.visibleArea.heightRatio
    }

    TapisText {
        id: answer

        objectName: "benchAnswer"
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(28)
        text: root.bench.answer
        color: root.bench.failed ? Theme.alarm : Theme.ok
        font.pixelSize: Theme.label
        elide: Text.ElideRight
    }
}
