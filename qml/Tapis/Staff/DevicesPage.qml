import QtQuick

import Tapis.Bridge
import Tapis.Theme

// Validator, printer and door. Nothing is tried while there is anybody's money here.
Item {
    id: root

    required property DevicesView devices

    readonly property int cardWidth: Theme.tall ? width : Math.floor((width - 2 * Theme.large) / 3)
    readonly property int cardHeight: Theme.tall ? Math.floor((height - 2 * Theme.large) / 3) : height

    Grid {
        columns: Theme.tall ? 1 : 3
        spacing: Theme.large

        DeviceCard {
            width: root.cardWidth
            height: root.cardHeight
            name: "validator"
            title: qsTr("Note validator")
            condition: root.devices.validator
            about: root.devices.validatorAbout
            says: root.devices.waitsForNote ? qsTr("Insert a note now. It is read and given back.") : qsTr("Takes a note or ticket, reads it and gives it back. Nothing is credited. Only with no money here.")
            action: root.devices.hasValidator ? qsTr("Try it with a note") : ""
            possible: !root.devices.busy
            result: root.devices.validatorResult

            onTried: root.devices.tryValidator()
        }

        DeviceCard {
            width: root.cardWidth
            height: root.cardHeight
            name: "printer"
            title: qsTr("Ticket printer")
            condition: root.devices.printer
            about: root.devices.printerAbout
            says: qsTr("Prints a page that says it is a test. It has no number, no bar code and no value. Only with no money here.")
            action: qsTr("Print a test page")
            possible: !root.devices.busy
            result: root.devices.printerResult

            onTried: root.devices.tryPrinter()
        }

        DeviceCard {
            width: root.cardWidth
            height: root.cardHeight
            name: "door"
            title: qsTr("Door")
            condition: root.devices.door
            says: qsTr("While it is open nothing is played or taken, and this menu can be opened.")
            action: ""
            result: ""
        }
    }
}
