pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// A day of the table: its figures at the left, charts by hour and by seat at the right.
Overlay {
    id: root

    required property ConsoleView desk

    readonly property ReportView report: desk.report

    title: qsTr("Day's report")
    cardWidth: Theme.px(1840)
    cardHeight: Theme.px(940)

    onClosed: root.desk.closePanel()

    Row {
        id: tools

        spacing: Theme.medium

        ActionButton {
            objectName: "dayBefore"
            width: Theme.px(64)
            height: Theme.px(64)
            picture: "back"
            enabled: root.report.ready
            Accessible.name: qsTr("The day before")

            onClicked: root.report.turn(-1)
        }

        TapisText {
            objectName: "reportDay"
            width: Theme.px(470)
            height: Theme.px(64)
            text: root.report.day
            font.weight: Font.DemiBold
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(16)
            horizontalAlignment: Text.AlignHCenter
        }

        ActionButton {
            objectName: "dayAfter"
            width: Theme.px(64)
            height: Theme.px(64)
            picture: "forward"
            enabled: root.report.ready
            Accessible.name: qsTr("The day after")

            onClicked: root.report.turn(1)
        }

        TapisText {
            objectName: "reportState"
            width: Theme.px(700)
            height: Theme.px(64)
            leftPadding: Theme.medium
            text: root.report.state
            color: root.report.failed ? Theme.alarm : Theme.ivory2
            wrapMode: Text.WordWrap
            elide: Text.ElideRight
            maximumLineCount: 2
        }
    }

    Row {
        anchors.right: parent.right
        spacing: Theme.medium

        ActionButton {
            objectName: "reportPdf"
            width: Theme.px(160)
            height: Theme.px(64)
            text: qsTr("PDF")
            picture: "ticket"
            enabled: root.report.ready

            onClicked: root.report.write("pdf")
        }

        ActionButton {
            objectName: "reportCsv"
            width: Theme.px(160)
            height: Theme.px(64)
            text: qsTr("CSV")
            picture: "statistics"
            enabled: root.report.ready

            onClicked: root.report.write("csv")
        }
    }

    ListView {
        id: figures

        y: Theme.px(80)
        width: Theme.px(680)
        height: parent.height - y
        model: root.report.lines
        clip: true
        cacheBuffer: 0 // no line is under way when another day is shown
        boundsBehavior: Flickable.StopAtBounds

        delegate: Item {
            id: line

            required property string title
            required property string what
            required property string value
            required property string note
            required property bool strong

            width: figures.width - Theme.medium
            height: Theme.px(title !== "" ? 52 : 36)

            TapisText {
                anchors.bottom: parent.bottom
                height: Theme.px(40)
                text: line.title
                color: Theme.brassBright
                font.weight: Font.DemiBold
            }

            TapisText {
                width: Theme.px(240)
                height: parent.height
                text: line.what
                font.weight: line.strong ? Font.DemiBold : Font.Normal
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
            }

            TapisText {
                objectName: `figure-${line.what}`
                x: Theme.px(240)
                width: Theme.px(180)
                height: parent.height
                text: line.value
                font.weight: line.strong ? Font.DemiBold : Font.Normal
                horizontalAlignment: Text.AlignRight
            }

            TapisText {
                x: Theme.px(444)
                width: parent.width - x
                height: parent.height
                text: line.note
                color: Theme.ivory2
                font.pixelSize: Theme.second
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(13)
            }
        }
    }

    ScrollMark {
        x: figures.width
        y: figures.y
        height: figures.height
        position: figures.visibleArea.yPosition
        share: figures.visibleArea.heightRatio
    }

    Column {
        x: Theme.px(730)
        y: Theme.px(84)
        width: parent.width - x
        spacing: Theme.wide

        MoneyChart {
            width: parent.width
            height: Theme.px(340)
            chart: root.report.hours
            title: qsTr("By hour")
        }

        MoneyChart {
            width: parent.width
            height: Theme.px(340)
            chart: root.report.seats
            title: qsTr("By seat")
        }
    }
}
