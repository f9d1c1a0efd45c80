import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// A button that sends one command to a device or to the house.
ActionButton {
    id: root

    required property WorkbenchView bench
    required property string target
    required property string command
    property int of: 3

    objectName: `${target} ${command}`
    width: (Theme.px(440) - (of - 1) * Theme.small) / of
    height: Theme.touchTarget
    textSize: Theme.second

    onClicked: root.bench.send(root.target, root.command)
}
