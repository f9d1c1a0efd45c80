pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T

import Tapis.Bridge
import Tapis.Controls
import Tapis.Layout
import Tapis.Theme

// The chips to pick from. The one in hand is larger, raised and ringed.
Row {
    id: root

    required property RailView rail

    readonly property string scanGroup: "chips"
    readonly property bool roomy: !Theme.compact
    readonly property int held: rail.tight < 1 ? lying : roomy ? 94 : Theme.tall ? 84 : 68
    readonly property int lying: roomy ? 84 : Theme.tall ? 76 : 60

    Repeater {
        model: root.rail.chips

        T.AbstractButton {
            id: chip

            required property int index
            required property int cents
            required property string name
            required property int colour
            required property string voucher
            required property bool affordable
            required property bool selected
            required text

            readonly property int size: Theme.px(chip.selected || chip.down ? root.held : root.lying)

            objectName: chip.voucher === "" ? `chip${cents}` : "voucherChip"
            width: Math.floor(Theme.px(root.roomy ? 108 : Theme.tall ? 104 : 80) * root.rail.tight)
            height: root.height

            Accessible.role: Accessible.RadioButton
            Accessible.name: chip.voucher === "" ? qsTr("Chip %1").arg(chip.name) : `${chip.voucher} ${chip.name}`
            Accessible.checked: chip.selected
            Accessible.onPressAction: chip.clicked()

            onClicked: root.rail.pick(chip.index)

            contentItem: Item {
                Rectangle {
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: -Theme.px(6)
                    width: chip.size + Theme.px(16)
                    height: width
                    radius: width / 2
                    color: Theme.brassWash
                    border.width: Theme.litLine
                    border.color: Theme.brass
                    visible: chip.selected
                }

                Image {
                    anchors.centerIn: parent
                    anchors.verticalCenterOffset: chip.selected ? -Theme.px(6) : 0
                    source: `${Theme.pictures}/chip/${chip.colour}/${chip.size}${chip.affordable ? "" : "/disabled"}`

                    ChipFigure {
                        Accessible.ignored: true
                        anchors.centerIn: parent
                        size: chip.size
                        cents: chip.colour
                        text: chip.text
                        disabled: !chip.affordable
                    }
                }

                // A voucher is no money: it says so.
                TapisText {
                    Accessible.ignored: true
                    anchors.bottom: parent.bottom
                    width: parent.width
                    text: chip.voucher
                    color: Theme.brassBright
                    font.pixelSize: Theme.label
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.px(10)
                    visible: text !== ""
                }
            }
        }
    }
}
