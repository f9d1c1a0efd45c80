pragma Singleton

import QtQuick

// Colours, sizes and times of every screen, at 1920x1080. Nothing else names a colour or a size.
QtObject {
    // What a player prefers. With high contrast every text stands off at 7:1 or more.
    property bool highContrast: false
    property bool largeText: false
    // What the right hand does lies at the left. The cloth itself stays as it is.
    property bool mirrored: false

    // Where pictures come from: they are painted once for each palette.
    readonly property string pictures: highContrast ? "image://tapis/contrast" : "image://tapis"

    // Surfaces.
    readonly property color room: highContrast ? "#000000" : "#0A0F0D"
    readonly property color bar: highContrast ? "#000000" : "#0F1613"
    readonly property color panel: highContrast ? "#060806" : "#151D19"
    readonly property color raised: highContrast ? "#101512" : "#1D2823"
    readonly property color pressed: highContrast ? "#1D2621" : "#28352E"
    readonly property color line: highContrast ? "#7F8F86" : "#2A3831"
    readonly property color lineStrong: highContrast ? "#B9C6BE" : "#66776E"

    // The cloth while it is played on, and after the result where nothing was won.
    readonly property color felt0: highContrast ? "#05261A" : "#12402F"
    readonly property color felt1: highContrast ? "#031C13" : "#0D3125"
    readonly property color felt: highContrast ? "#042116" : "#103829"
    readonly property color feltLine: highContrast ? "#C3D1C8" : "#7D9082"
    readonly property color feltLit: highContrast ? "#0C3F2C" : "#1D5A44"
    readonly property color quiet0: highContrast ? "#04140E" : "#10281F"
    readonly property color quiet1: highContrast ? "#030F0A" : "#0D211A"
    readonly property color quietLine: highContrast ? "#8FA096" : "#64786C"
    readonly property color quietRed: highContrast ? "#4A0F16" : "#571920"
    readonly property color quietRedLine: highContrast ? "#C99A98" : "#A3706E"
    readonly property color quietBlackLine: highContrast ? "#A9B5AE" : "#6F7C75"
    readonly property color quietZero: highContrast ? "#0C2C1E" : "#173F2D"
    readonly property color quietZeroLine: highContrast ? "#86B59D" : "#56856D"
    // The cloth while the ball rolls: what the player has staked stands out of it.
    readonly property color hush0: highContrast ? "#041E14" : "#0F3023"
    readonly property color hush1: highContrast ? "#03160F" : "#0D271E"
    readonly property color hushRed: highContrast ? "#5E1019" : "#721821"
    readonly property color hushRedLine: highContrast ? "#D6A5A2" : "#AE7876"
    readonly property color hushBlackLine: highContrast ? "#B0BCB5" : "#74817A"
    readonly property color trackLit: highContrast ? "#1C2A1F" : "#2E3A2C"

    // Text.
    readonly property color ivory: highContrast ? "#FFFFFF" : "#F2EBDC"
    readonly property color ivory2: highContrast ? "#EDEAE0" : "#B8B5A7"
    readonly property color ivory3: highContrast ? "#C4CAC0" : "#959A90"
    readonly property color ink: highContrast ? "#000000" : "#17130A"

    // Brass means "now" or "yours", never decoration.
    readonly property color brass: highContrast ? "#F2C766" : "#C9A35A"
    readonly property color brassBright: highContrast ? "#FFDF94" : "#E3C27E"
    readonly property color brassDim: highContrast ? "#B0945A" : "#75623A"
    readonly property color brassWash: highContrast ? "#1F1E0E" : "#2A2A1B"
    readonly property color coldWash: highContrast ? "#0E1A26" : "#1A2A38"

    // Fields. The outline carries the shape for those who do not see the colour.
    readonly property color red: highContrast ? "#8C121E" : "#A81D2B"
    readonly property color redLine: highContrast ? "#F0A5A2" : "#C97A78"
    readonly property color redLit: highContrast ? "#931723" : "#B42331"
    readonly property color redLitLine: highContrast ? "#FFC4BD" : "#E09A92"
    readonly property color black: highContrast ? "#000000" : "#0A0C0B"
    readonly property color blackLine: highContrast ? "#B9C6BE" : "#7D8A83"
    readonly property color zero: highContrast ? "#0F4A30" : "#1C6B47"
    readonly property color zeroLine: highContrast ? "#7FD0AA" : "#4FA37C"

    // Chips, by the value from which they are used. Figures are the text on the inner disc.
    readonly property color chipEdge: "#060908"
    readonly property color chip1: highContrast ? "#F4EEDD" : "#DED6C2"
    readonly property color chip1Marks: highContrast ? "#5F5A48" : "#8C8672"
    readonly property color chip1Light: "#FFFFFF"
    readonly property color chip1Figures: highContrast ? "#000000" : "#2A2A24"
    readonly property color chip5: highContrast ? "#701F2A" : "#8E3B46"
    readonly property color chip5Marks: highContrast ? "#FFFFFF" : "#E9DFCB"
    readonly property color chip5Light: "#FFFFFF"
    readonly property color chip5Figures: highContrast ? "#FFFFFF" : "#F2EBDC"
    readonly property color chip25: highContrast ? "#1C4361" : "#2C5C80"
    readonly property color chip25Marks: highContrast ? "#FFFFFF" : "#E9DFCB"
    readonly property color chip25Light: "#FFFFFF"
    readonly property color chip25Figures: highContrast ? "#FFFFFF" : "#F2EBDC"
    readonly property color chip100: highContrast ? "#14171B" : "#20242A"
    readonly property color chip100Marks: highContrast ? "#FFFFFF" : "#E9DFCB"
    readonly property color chip100Light: "#FFFFFF"
    readonly property color chip100Figures: highContrast ? "#FFFFFF" : "#F2EBDC"
    readonly property color chip500: highContrast ? "#3D2B62" : "#54407A"
    readonly property color chip500Marks: highContrast ? "#FFFFFF" : "#E9DFCB"
    readonly property color chip500Light: "#FFFFFF"
    readonly property color chip500Figures: highContrast ? "#FFFFFF" : "#F2EBDC"
    readonly property color chip1000: highContrast ? "#E0A04A" : "#B5762B"
    readonly property color chip1000Marks: highContrast ? "#000000" : "#1B1408"
    readonly property color chip1000Light: "#FFE2A8"
    readonly property color chip1000Figures: highContrast ? "#000000" : "#17130A"

    // Plaques of a tournament, by the points from which they are used.
    readonly property color plaque25: highContrast ? "#2E3A42" : "#3C4A52"
    readonly property color plaque25Figures: highContrast ? "#FFFFFF" : "#F2EBDC"
    readonly property color plaque100: highContrast ? "#134448" : "#1F5F63"
    readonly property color plaque100Figures: highContrast ? "#FFFFFF" : "#F2EBDC"
    readonly property color plaque500: highContrast ? "#4E2843" : "#6A3A5C"
    readonly property color plaque500Figures: highContrast ? "#FFFFFF" : "#F2EBDC"
    readonly property color plaque1000: highContrast ? "#424220" : "#5B5B2E"
    readonly property color plaque1000Figures: highContrast ? "#FFFFFF" : "#F2EBDC"
    readonly property color plaque2500: highContrast ? "#4F2F1B" : "#6B4228"
    readonly property color plaque2500Figures: highContrast ? "#FFFFFF" : "#F2EBDC"
    readonly property color plaque5000: highContrast ? "#F4F1E8" : "#E6E3DA"
    readonly property color plaque5000Figures: highContrast ? "#000000" : "#2A2A24"

    // The chip and the medallion of Supernova, and nothing else; the windows of its figures; the rays of
    // a win on a display, from the faintest.
    readonly property color nova0: highContrast ? "#030B16" : "#0E1B2B"
    readonly property color nova1: highContrast ? "#081626" : "#16293F"
    readonly property color waitFill: highContrast ? "#0C0B04" : "#1B1B12"
    readonly property color odometer0: highContrast ? "#0B100D" : "#222E28"
    readonly property color odometer1: highContrast ? "#060806" : "#131A17"
    readonly property color rolling0: highContrast ? "#1F1E0E" : "#3A3621"
    readonly property color rolling1: highContrast ? "#14130A" : "#211F13"
    readonly property color winBand0: highContrast ? "#100F06" : "#262315"
    readonly property color winBand1: highContrast ? "#080803" : "#17150D"
    readonly property color ray0: "#171D15"
    readonly property color ray1: "#201F14"
    readonly property color ray2: "#2A2718"

    // The dolly is brass in the light, and this in its own shade.
    readonly property color dollyShade: "#A9833F"

    // States, always with an icon or a word beside them.
    readonly property color ok: highContrast ? "#B5E6C6" : "#8CC2A0"
    readonly property color warn: highContrast ? "#FFD27A" : "#E3B34F"
    readonly property color alarm: highContrast ? "#FFB3A6" : "#F08A7A"
    readonly property color alarmFill: highContrast ? "#2A0A08" : "#3A1917"
    readonly property color alarmEdge: highContrast ? "#FFB3A6" : "#BF7268"
    readonly property color dangerText: highContrast ? "#FFD3CB" : "#F6B0A5"
    readonly property color dangerEdge: highContrast ? "#FFB3A6" : "#BF7268"

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
    // A screen that is higher than wide: the cloth stands upright, the bars have two rows each.
    property bool tall: false
    // Nothing moves: everything appears in its place.
    property bool still: false

    // Text that is read at arm's length does not shrink below this with the rest of a screen.
    property int leastText: 0

    // Sizes of text in pixels. None is smaller than `label`.
    readonly property int label: text(16)
    readonly property int second: text(18)
    readonly property int button: text(20)
    readonly property int figure: text(24)
    readonly property int title: text(28)
    readonly property int phase: text(32)

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

    // Times in milliseconds. A touch is answered in the same frame.
    readonly property int chipAwayTime: still ? 0 : 120
    readonly property int panelTime: still ? 0 : 160
    readonly property int resultTime: still ? 0 : 200
    readonly property int longestTime: still ? 0 : 240

    // What is written on a chip of this value stands off its body.
    function chipFigure(cents: int): color {
        if (cents < 0)
            return cents <= -5000 ? plaque5000Figures : plaque100Figures;
        return cents < 500 ? chip1Figures : cents < 100000 ? chip25Figures : chip1000Figures;
    }

    // The size of a text for its size in the drawing. What is large already grows no more.
    function text(drawn: real): int {
        return Math.max(px(largeText ? Math.max(drawn, Math.min(1.3 * drawn, 56)) : drawn), leastText);
    }

    // Pixels of this screen for pixels of the drawing. A line never vanishes.
    function px(drawn: real): int {
        return drawn > 0 ? Math.max(1, Math.round(drawn * scale)) : Math.round(drawn * scale);
    }
}
