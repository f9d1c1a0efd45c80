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
    readonly property color lineStrong: "#66776E"

    // The cloth while it is played on, and after the result where nothing was won.
    readonly property color felt0: "#12402F"
    readonly property color felt1: "#0D3125"
    readonly property color felt: "#103829"
    readonly property color feltLine: "#7D9082"
    readonly property color feltLit: "#1D5A44"
    readonly property color quiet0: "#10281F"
    readonly property color quiet1: "#0D211A"
    readonly property color quietLine: "#64786C"
    readonly property color quietRed: "#571920"
    readonly property color quietRedLine: "#A3706E"
    readonly property color quietBlackLine: "#6F7C75"
    readonly property color quietZero: "#173F2D"
    readonly property color quietZeroLine: "#56856D"
    readonly property color trackLit: "#2E3A2C"

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

    // Chips, by the value from which they are used. Figures are the text on the inner disc.
    readonly property color chipEdge: "#060908"
    readonly property color chip1: "#DED6C2"
    readonly property color chip1Marks: "#8C8672"
    readonly property color chip1Light: "#FFFFFF"
    readonly property color chip1Figures: "#2A2A24"
    readonly property color chip5: "#8E3B46"
    readonly property color chip5Marks: "#E9DFCB"
    readonly property color chip5Light: "#FFFFFF"
    readonly property color chip5Figures: "#F2EBDC"
    readonly property color chip25: "#2C5C80"
    readonly property color chip25Marks: "#E9DFCB"
    readonly property color chip25Light: "#FFFFFF"
    readonly property color chip25Figures: "#F2EBDC"
    readonly property color chip100: "#20242A"
    readonly property color chip100Marks: "#E9DFCB"
    readonly property color chip100Light: "#FFFFFF"
    readonly property color chip100Figures: "#F2EBDC"
    readonly property color chip500: "#54407A"
    readonly property color chip500Marks: "#E9DFCB"
    readonly property color chip500Light: "#FFFFFF"
    readonly property color chip500Figures: "#F2EBDC"
    readonly property color chip1000: "#B5762B"
    readonly property color chip1000Marks: "#1B1408"
    readonly property color chip1000Light: "#FFE2A8"
    readonly property color chip1000Figures: "#17130A"

    // The dolly is brass in the light, and this in its own shade.
    readonly property color dollyShade: "#A9833F"

    // States, always with an icon or a word beside them.
    readonly property color ok: "#8CC2A0"
    readonly property color warn: "#E3B34F"
    readonly property color alarm: "#F08A7A"
    readonly property color alarmFill: "#3A1917"
    readonly property color alarmEdge: "#BF7268"
    readonly property color dangerText: "#F6B0A5"
    readonly property color dangerEdge: "#BF7268"

    // The lift below something that lies over the rest, and a ticket's paper.
    readonly property color shade: "#000000"
    readonly property color paper: "#EFE7D6"

    readonly property string textFont: "Inter"
    readonly property string displayFont: "Inter Display" // the same font from 28 px up
    readonly property string greetingFont: "EB Garamond"

    // Set by the window from its size: every figure below was drawn at 1920x1080, or at 1280x720 for
    // the compact arrangement, and is multiplied by it.
    property real scale: 1
    // Small screens are arranged anew instead of shrunk.
    property bool compact: false
    // Nothing moves: everything appears in its place.
    property bool still: false

    // Text that is read at arm's length does not shrink below this with the rest of a screen.
    property int leastText: 0

    // Sizes of text in pixels. None is smaller than `label`.
    readonly property int label: Math.max(px(16), leastText)
    readonly property int second: Math.max(px(18), leastText)
    readonly property int button: Math.max(px(20), leastText)
    readonly property int figure: Math.max(px(24), leastText)
    readonly property int title: px(28)
    readonly property int phase: px(32)
    readonly property int meter: px(42)

    // Space in pixels.
    readonly property int tiny: px(4)
    readonly property int small: px(8)
    readonly property int medium: px(12)
    readonly property int large: px(16)
    readonly property int wide: px(24)
    readonly property int margin: px(36)
    readonly property int touchTarget: px(56)
    readonly property int touchTargetLeast: px(44)

    readonly property int buttonRadius: px(10)
    readonly property int tileRadius: px(12)
    readonly property int panelRadius: px(14)
    readonly property int cardRadius: px(16)

    readonly property int hairline: px(1)
    readonly property int selectedLine: px(2)
    readonly property int litLine: px(3)
    readonly property int winningLine: px(5)

    // Times in milliseconds. A touch is answered in the same frame.
    readonly property int releaseTime: still ? 0 : 90
    readonly property int chipAwayTime: still ? 0 : 120
    readonly property int panelTime: still ? 0 : 160
    readonly property int resultTime: still ? 0 : 200
    readonly property int longestTime: still ? 0 : 240

    // What is written on a chip of this value stands off its body.
    function chipFigure(cents: int): color {
        return cents < 500 ? chip1Figures : cents < 100000 ? chip25Figures : chip1000Figures;
    }

    // Pixels of this screen for pixels of the drawing. A line never vanishes.
    function px(drawn: real): int {
        return drawn > 0 ? Math.max(1, Math.round(drawn * scale)) : Math.round(drawn * scale);
    }
}
