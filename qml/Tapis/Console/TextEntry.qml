import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// A text of one's own words, typed on the glass in the place of the order that it belongs to.
Item {
    id: root

    required property SheetView sheet

    TapisText {
        objectName: "typingTitle"
        width: parent.width
        height: Theme.px(36)
        text: root.sheet.typingTitle
        color: Theme.ivory2
    }

    Rectangle {
        y: Theme.px(44)
        width: parent.width
        height: Theme.px(190)
        radius: Theme.buttonRadius
        color: Theme.room
        border.width: Theme.hairline
        border.color: root.sheet.full ? Theme.warn : Theme.lineStrong

        TapisText {
            objectName: "typedText"
            anchors.fill: parent
            anchors.margins: Theme.px(18)
            verticalAlignment: Text.AlignTop
            text: `${root.sheet.typed}▏`
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(16)
            font.pixelSize: Theme.px(30)
        }
    }

    LetterPad {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(256)

        onTyped: text => root.sheet.typeText(text)
        onErased: root.sheet.eraseText()
    }

    ActionButton {
        objectName: "typingDone"
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.px(104)
        text: qsTr("Done")
        primary: true
        textSize: Theme.px(30)

        onClicked: root.sheet.endTyping()
    }
}
