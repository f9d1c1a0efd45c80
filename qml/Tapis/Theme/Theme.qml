pragma Singleton

import QtQuick

// Colours, sizes and times of every screen, at 1920x1080. Nothing else names a colour or a size.
QtObject {
    // Surfaces.
    readonly property color room: "#0A0F0D"
    readonly property color bar: "#0F1613"
    readonly property color panel: "#151D19"
    readonly property color raised: "#1D2823"
    readonly property color raisedLight: "#33423A"
    readonly property color pressed: "#28352E"
    readonly property color line: "#2A3831"
    readonly property color lineStrong: "#4A5B52"

    // The cloth while it is played on, and after the result where nothing was won.
    readonly property color felt0: "#12402F"
    readonly property color felt1: "#0D3125"
    readonly property color felt: "#103829"
    readonly property color feltLine: "#7D9082"
    readonly property color feltLit: "#1D5A44"
    readonly property color quiet0: "#10281F"
    readonly property color quiet1: "#0D211A"
    readonly property color quietLine: "#52665A"
    readonly property color quietRed: "#571920"
    readonly property color quietRedLine: "#A3706E"
    readonly property color quietBlackLine: "#6F7C75"

    // Text.
    readonly property color ivory: "#F2EBDC"
    readonly property color ivory2: "#B8B5A7"
    readonly property color ivory3: "#959A90"
    readonly property color ink: "#17130A"

    // Brass means "now" or "yours", never decoration.
    readonly property color brass: "#C9A35A"
    readonly property color brassBright: "#E3C27E"
    readonly property color brassDim: "#75623A"
    readonly property color brassWash: "#2A2A1B"

    // Fields. The outline carries the shape for those who do not see the colour.
    readonly property color red: "#A81D2B"
    readonly property color redLine: "#C97A78"
    readonly property color redLit: "#B42331"
    readonly property color redLitLine: "#E09A92"
    readonly property color black: "#0A0C0B"
    readonly property color blackLine: "#7D8A83"
    readonly property color zero: "#1C6B47"
    readonly property color zeroLine: "#4FA37C"

    // States, always with an icon or a word beside them.
    readonly property color ok: "#8CC2A0"
    readonly property color warn: "#E3B34F"
    readonly property color alarm: "#F08A7A"
    readonly property color alarmFill: "#3A1917"
    readonly property color alarmEdge: "#9A4A40"
    readonly property color dangerText: "#F6B0A5"
    readonly property color dangerEdge: "#8A3F37"

    readonly property string textFont: "Inter"
    readonly property string greetingFont: "EB Garamond"

    // Space in pixels.
    readonly property int tiny: 4
    readonly property int small: 8
    readonly property int medium: 12
    readonly property int large: 16
    readonly property int wide: 24
    readonly property int margin: 36
    readonly property int touchTarget: 56
    readonly property int touchTargetLeast: 44

    readonly property int buttonRadius: 10
    readonly property int tileRadius: 12
    readonly property int panelRadius: 14
    readonly property int cardRadius: 16

    readonly property int hairline: 1
    readonly property real clothLine: 1.5
    readonly property int selectedLine: 2
    readonly property int litLine: 3
    readonly property int winningLine: 5

    // Times in milliseconds. A touch is answered in the same frame.
    readonly property int releaseTime: 90
    readonly property int chipAwayTime: 120
    readonly property int panelTime: 160
    readonly property int resultTime: 200
    readonly property int longestTime: 240
}
