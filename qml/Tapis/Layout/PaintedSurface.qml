import QtQuick

import Tapis.Theme

// Its picture is painted for its very size, contrast and size of text, and anew when one changes.
Item {
    id: root

    signal measured

    Connections {
        target: Theme

        function onHighContrastChanged() {
            root.measured();
        }

        function onLargeTextChanged() {
            root.measured();
        }
    }

    Component.onCompleted: measured()
    onWidthChanged: measured()
    onHeightChanged: measured()
}
