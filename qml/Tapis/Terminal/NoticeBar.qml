import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// A sentence over the older results for a few seconds; what the house announces stays, and so does
// what a simulation tells a newcomer.
Rectangle {
    id: root

    required property NoticeView notice
    required property string ahead
    required property string hint

    readonly property string words: notice.text || ahead || hint
    readonly property bool bad: notice.text !== "" && (notice.tone === "alarm" || notice.tone === "warn")

    radius: Theme.buttonRadius
    color: root.bad ? Theme.alarmFill : Theme.panel
    border.width: Theme.hairline
    border.color: root.bad ? Theme.alarmEdge : Theme.brass
    visible: words !== ""

    Icon {
        id: picture

        x: Theme.large
        anchors.verticalCenter: parent.verticalCenter
        name: root.bad ? "warning" : root.notice.tone === "good" && root.notice.text ? "tick" : "info"
        tint: root.bad ? "alarm" : "brassBright"
        // The words are worth more where there is no room for both.
        visible: root.width > Theme.px(260)
    }

    TapisText {
        objectName: "noticeText"
        anchors.left: picture.visible ? picture.right : parent.left
        anchors.leftMargin: Theme.medium
        anchors.right: parent.right
        anchors.rightMargin: Theme.medium
        height: parent.height
        text: root.words
        color: root.bad ? Theme.dangerText : Theme.ivory
        font.pixelSize: Theme.second
        font.weight: Font.Medium
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.px(12)
        maximumLineCount: 3
        elide: Text.ElideRight
    }
}
