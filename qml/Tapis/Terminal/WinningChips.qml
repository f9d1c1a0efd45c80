pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Theme

// A large win travels from its number to the credit, where the money has been all the while.
Item {
    id: root

    // The number they come from, on the line below it; where they turn; and where they go.
    required property point from
    required property point corner
    required property point to
    required property bool running

    readonly property int size: Theme.px(44)

    objectName: "winningChips"
    visible: running

    Rectangle {
        x: Theme.mirrored ? root.width - width - Theme.margin : Theme.margin
        y: root.to.y + Theme.px(38)
        width: Theme.px(400)
        height: Theme.px(4)
        color: Theme.brass
    }

    Repeater {
        model: root.running ? 12 : 0

        Image {
            id: chip

            required property int index

            source: `${Theme.pictures}/chip/100000/${root.size}`
            opacity: 0

            SequentialAnimation {
                running: root.running

                PauseAnimation {
                    duration: 90 * chip.index
                }

                PropertyAction {
                    target: chip
                    property: "opacity"
                    value: 1
                }

                PathAnimation {
                    target: chip
                    duration: 620
                    easing.type: Easing.InOutQuad
                    anchorPoint: Qt.point(root.size / 2, root.size / 2)
                    path: Path {
                        startX: root.from.x
                        startY: root.from.y

                        PathLine {
                            x: root.corner.x + (root.from.x > root.corner.x ? Theme.px(56) : -Theme.px(56))
                            y: root.from.y
                        }

                        PathLine {
                            x: root.corner.x
                            y: root.corner.y
                        }

                        PathLine {
                            x: root.to.x
                            y: root.corner.y + Theme.px(60)
                        }

                        PathLine {
                            x: root.to.x
                            y: root.to.y
                        }
                    }
                }

                PropertyAction {
                    target: chip
                    property: "opacity"
                    value: 0
                }
            }
        }
    }
}
