pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Theme

// A large win travels from its number to the credit, where the money has been all the while.
Item {
    id: root

    // Where they come from, where they turn, and where they go.
    required property point from
    required property point by
    required property point to
    required property bool running

    readonly property int size: Theme.px(44)

    objectName: "winningChips"
    visible: running

    Rectangle {
        x: Theme.margin
        y: root.to.y + root.size
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
                            x: root.by.x
                            y: root.from.y
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
