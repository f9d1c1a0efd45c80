pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Controls
import Tapis.Theme

// Ten digits, as on a till or a telephone, with a key that erases.
Grid {
    id: root

    property bool hundreds: false
    property int keySize: Theme.px(96)

    signal typed(digits: string)
    signal erased

    columns: 3
    spacing: Theme.px(10)

    Repeater {
        model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", root.hundreds ? "00" : "", "0", "erase"]

        Item {
            id: key

            required property string modelData

            width: Math.round(root.keySize * 1.25)
            height: root.keySize

            ActionButton {
                objectName: `digit-${key.modelData}`
                anchors.fill: parent
                text: key.modelData === "erase" ? "" : key.modelData
                picture: key.modelData === "erase" ? "back" : ""
                textSize: Theme.px(32)
                visible: key.modelData !== ""
                Accessible.name: key.modelData === "erase" ? qsTr("Erase") : key.modelData

                onClicked: {
                    if (key.modelData === "erase")
                        root.erased();
                    else
                        root.typed(key.modelData);
                }
            }
        }
    }
}
