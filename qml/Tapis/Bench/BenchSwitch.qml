// A button that does something to a device, is lit while that is so, and undoes it again.

BenchButton {
    id: root

    required property string name

    objectName: `${target} ${name}`
    selected: root.bench.switched.split("\n").includes(`${root.target} ${root.name}`)

    onClicked: root.bench.turn(root.target, root.name)
}
