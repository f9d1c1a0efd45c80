pragma ComponentBehavior: Bound

import QtQuick

import Tapis.Theme

// A sum that rises: each figure in a window of its own, in which only what has changed rolls. It never
// shows more than it was told.
Item {
    id: root

    required property string text
    property string sign: ""
    property int size: Theme.px(26)
    // As wide as it may be; nothing: as it comes.
    property int room: 0
    property int time: Theme.still ? 0 : 180
    // Of a display: figures in frames, the rolling one in brass.
    property bool boxed: false
    property bool old: false
    property bool lit: false

    readonly property int figures: text.replace(/[^0-9]/g, "").length
    readonly property real windowShare: boxed ? 0.9 : 0.74
    readonly property real gapShare: 0.06
    readonly property real share: figures * (windowShare + gapShare) + (text.length - figures) * 0.34 + (sign.length > 1 ? 1.3 : 0.72)
    readonly property int px: room > 0 ? Math.min(size, Math.floor(room / share)) : size

    readonly property int step: Math.round(px * (windowShare + gapShare))
    readonly property int mark: Math.round(px * 0.34)

    // The last figure ends it: no gap follows.
    implicitWidth: currency.width + figures * step + (text.length - figures) * mark - Math.round(px * gapShare)
    implicitHeight: Math.round(px * (boxed ? 1.226 : 1.42))

    Accessible.role: Accessible.StaticText
    Accessible.name: sign + text
    Accessible.ignored: text === ""

    Row {
        height: root.height

        TapisText {
            id: currency

            height: parent.height
            text: root.sign
            rightPadding: Math.round(root.px * 0.14)
            color: root.old ? Theme.ivory3 : Theme.ivory2
            font.family: root.boxed ? Theme.displayFont : Theme.textFont
            font.pixelSize: Math.round(root.px * (root.boxed ? 0.72 : 0.92))
            Accessible.ignored: true
        }

        Repeater {
            model: root.text.length

            Item {
                id: place

                required property int index

                readonly property string figure: root.text.charAt(index)
                readonly property bool counts: figure >= "0" && figure <= "9"
                property string now: ""
                property string before: ""
                // How far the new figure has come.
                property real turned: 1
                readonly property bool rolls: turned < 1

                function roll() {
                    place.before = place.now;
                    place.now = place.figure;
                    if (place.before !== "" && root.time > 0 && root.visible)
                        turning.restart();
                }

                width: counts ? root.step : root.mark
                height: root.height

                onFigureChanged: place.roll()

                NumberAnimation {
                    id: turning

                    target: place
                    property: "turned"
                    from: 0
                    to: 1
                    duration: root.time
                    easing.type: root.boxed ? Easing.Linear : Easing.OutCubic
                }

                Rectangle {
                    width: Math.round(root.px * root.windowShare)
                    height: parent.height
                    radius: Math.round(root.px * 0.08)
                    clip: true
                    visible: place.counts
                    border.width: !root.boxed ? 0 : place.rolls ? Theme.selectedLine : Theme.hairline
                    border.color: place.rolls ? Theme.brass : Theme.lineStrong
                    gradient: Gradient {
                        GradientStop {
                            position: 0
                            color: root.boxed ? (place.rolls ? Theme.rolling0 : Theme.odometer0) : Theme.black
                        }

                        GradientStop {
                            position: 1
                            color: root.boxed ? (place.rolls ? Theme.rolling1 : Theme.odometer1) : Theme.black
                        }
                    }

                    Figure {
                        y: -Math.round(parent.height * place.turned)
                        text: place.before
                        visible: place.rolls
                        warm: place.rolls && root.boxed
                    }

                    Figure {
                        y: Math.round(parent.height * (1 - place.turned))
                        text: place.now
                        warm: place.rolls && root.boxed || root.lit
                    }
                }

                TapisText {
                    height: parent.height
                    text: place.counts ? "" : place.figure
                    verticalAlignment: root.boxed ? Text.AlignBottom : Text.AlignVCenter
                    color: root.old ? Theme.ivory3 : root.lit ? Theme.brassBright : Theme.ivory2
                    font.pixelSize: root.px
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }
        }
    }

    component Figure: TapisText {
        property bool warm: false

        width: parent.width
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        color: root.old ? Theme.ivory3 : warm ? Theme.brassBright : Theme.ivory
        font.family: root.boxed ? Theme.displayFont : Theme.textFont
        font.pixelSize: root.px
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
}
