import QtQuick

// A screen that opens one of its panels, by name, when it is told to.
Item {
    property string panel: ""
}
