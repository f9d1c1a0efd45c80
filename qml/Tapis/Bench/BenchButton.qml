import Tapis.Bridge
import Tapis.Controls
import Tapis.Theme

// One of several in a row.
ActionButton {
    id: root

    required property WorkbenchView bench
    required property string target
    property int of: 4

    width: (Theme.px(440) - (of - 1) * Theme.small) / of
    height: Theme.touchTargetLeast
    textSize: Theme.label
}
