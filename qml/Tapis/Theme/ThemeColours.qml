import QtQuick

import Tapis.Theme

// The colours of the theme for whoever paints outside of QML, as they are and with high contrast. An
// item, for Qt knows what that is: to tell what a plain object is Python would have to know every
// class of Qt, and a start would wait for that.
Item {
    id: root

    property var usual
    property var highContrast

    function colours(): var {
        const found = {};
        for (const name in Theme) {
            // Named, for the colour itself would change with the theme.
            if (Theme[name]?.hsvHue !== undefined)
                found[name] = Theme[name].toString();
        }
        return found;
    }

    Component.onCompleted: {
        root.usual = root.colours();
        Theme.highContrast = true;
        root.highContrast = root.colours();
        Theme.highContrast = false;
    }
}
