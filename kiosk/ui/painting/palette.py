"""The colours of the screens, read from the QML theme, so that none is named twice."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtGui import QColor
from PySide6.QtQml import QJSValue, QQmlComponent, QQmlEngine

from kiosk.rules.pockets import Colour

# By the name the theme gives them: "feltLine", "brass".
Palette: TypeAlias = Mapping[str, QColor]


class ThemeError(Exception):
    """The theme that ships with Tapis cannot be read."""


def read_palettes(engine: QQmlEngine) -> tuple[Palette, Palette]:
    """Every colour of `Tapis.Theme`, as it is and with high contrast. The engine must know where
    the QML modules are."""
    component = QQmlComponent(engine, "Tapis.Theme", "ThemeColours")
    if not component.isReady():
        raise ThemeError(f"Tapis.Theme is not in any of {', '.join(engine.importPathList())}.")
    read = component.create()
    return _colours(read.property("usual")), _colours(read.property("highContrast"))


def _colours(values: QJSValue) -> Palette:
    return {name: QColor(colour) for name, colour in values.toVariant().items()}


def towards(colour: QColor, other: QColor, share: float) -> QColor:
    """The colour, mixed with a share of another."""
    return QColor.fromRgbF(
        colour.redF() + (other.redF() - colour.redF()) * share,
        colour.greenF() + (other.greenF() - colour.greenF()) * share,
        colour.blueF() + (other.blueF() - colour.blueF()) * share,
    )


class Field(Struct, frozen=True):
    """The fill and the outline of a shape. The outline carries it for those who see no colour."""

    fill: QColor
    line: QColor


class Look(Struct, frozen=True, kw_only=True):
    """The colours that the cloth and the race track have in one state."""

    felt: tuple[QColor, QColor]
    """From top to bottom."""
    line: QColor
    text: QColor
    fields: Mapping[Colour, Field]


def open_look(palette: Palette) -> Look:
    return Look(
        felt=(palette["felt0"], palette["felt1"]),
        line=palette["feltLine"],
        text=palette["ivory"],
        fields={
            Colour.RED: Field(palette["red"], palette["redLine"]),
            Colour.BLACK: Field(palette["black"], palette["blackLine"]),
            Colour.GREEN: Field(palette["zero"], palette["zeroLine"]),
        },
    )


def lit_look(palette: Palette) -> Look:
    return Look(
        felt=(palette["feltLit"], palette["feltLit"]),
        line=palette["ink"],  # it lies along the brass edge, off which felt lines do not stand
        text=palette["ivory"],
        fields={
            Colour.RED: Field(palette["redLit"], palette["redLitLine"]),
            Colour.BLACK: Field(palette["black"], palette["ivory2"]),
            Colour.GREEN: Field(palette["zero"], palette["zeroLine"]),
        },
    )


def hush_look(palette: Palette, *, own: bool) -> Look:
    """While the ball rolls: what is the player's own is read first."""
    return Look(
        felt=(palette["hush0"], palette["hush1"]),
        line=palette["quietLine"],
        text=palette["ivory" if own else "ivory2"],
        fields={
            Colour.RED: Field(palette["hushRed"], palette["hushRedLine"]),
            Colour.BLACK: Field(palette["black"], palette["hushBlackLine"]),
            Colour.GREEN: Field(palette["quietZero"], palette["quietZeroLine"]),
        },
    )


def quiet_look(palette: Palette) -> Look:
    """After the result, where nothing was won."""
    return Look(
        felt=(palette["quiet0"], palette["quiet1"]),
        line=palette["quietLine"],
        text=palette["ivory2"],
        fields={
            Colour.RED: Field(palette["quietRed"], palette["quietRedLine"]),
            Colour.BLACK: Field(palette["black"], palette["quietBlackLine"]),
            Colour.GREEN: Field(palette["quietZero"], palette["quietZeroLine"]),
        },
    )


def badge_look(palette: Palette) -> Mapping[Colour, Field]:
    """On a bar or a panel, which are darker than the cloth."""
    return {**open_look(palette).fields, Colour.BLACK: Field(palette["black"], palette["ivory2"])}
