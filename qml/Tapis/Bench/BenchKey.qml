// A button that sends one command to a device or to the house.

BenchButton {
    id: root

    required property string command

    objectName: `${target} ${command}`

    onClicked: root.bench.send(root.target, root.command)
}
