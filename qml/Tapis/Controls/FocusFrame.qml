import QtQuick

import Tapis.Theme

// Where keys and switches are: light within dark, so that it shows on every ground, and in words.
Item {
    id: root

    required property rect frame
    required property string caption
    required property real within

    objectName: "focusFrame"
    x: frame.x
    y: frame.y
    width: frame.width
    height: frame.height
    visible: frame.width > 0

    Accessible.role: Accessible.AlertMessage
    Accessible.name: caption
    Accessible.ignored: !visible

    onCaptionChanged: {
        if (caption !== "")
            Accessible.announce(caption, Accessible.Assertive);
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(5)
        radius: Theme.buttonRadius
        color: "transparent"
        border.width: Theme.px(9)
        border.color: Theme.shade
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(2)
        radius: Theme.buttonRadius
        color: "transparent"
        border.width: Theme.litLine
        border.color: Theme.brassBright
    }

    // Above, or below where there is no room above.
    Rectangle {
        x: Math.min(Math.max(-root.x, (root.width - width) / 2), root.within - root.x - width)
        y: root.y > height + Theme.px(12) ? -height - Theme.px(6) : root.height + Theme.px(6)
        width: words.implicitWidth + 2 * Theme.large
        height: words.implicitHeight + Theme.small
        radius: height / 2
        color: Theme.shade
        border.width: Theme.selectedLine
        border.color: Theme.brassBright

        TapisText {
            id: words

            objectName: "focusCaption"
            anchors.centerIn: parent
            text: root.caption
            font.pixelSize: Theme.second
            font.weight: Font.DemiBold
        }
    }
}
