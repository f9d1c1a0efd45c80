"""A number that came up: a red disc, a black diamond or a green hexagon with its figures.

All three lie within a square of the badge's size. The diamond fills it, the disc takes 0.86 of it.
"""

from math import sqrt

from PySide6.QtGui import QImage

from kiosk.rules.pockets import Colour, Pocket, colour
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import blank, painting, pen
from kiosk.ui.painting.palette import Palette, badge_look
from kiosk.ui.painting.shapes import WIDEST, draw_shape, shape
from kiosk.ui.painting.text import SEMI_BOLD, Style, draw_centred

_LINE_PX = 1.5
_USUAL_PX = 64
"""Of the newest result. Larger badges have thicker lines, but not in the same measure."""
_FIGURES = 0.41
_LARGE_PX = 160
_LARGE_FIGURES = 0.52
"""The figures of a badge that announces the result."""


def draw_outlines(size: int, palette: Palette) -> QImage:
    """Disc, diamond and hexagon over one another, and empty: one of them the number will have."""
    image = blank(size, size)
    radius = (size / 2 - _LINE_PX * sqrt(2)) / WIDEST
    with painting(image) as painter:
        for each in Colour:
            path = shape(each, centre=Pixel(size / 2, size / 2), radius=radius)
            painter.strokePath(path, pen(palette["lineStrong"], _LINE_PX))
    return image


def draw_badge(pocket: Pocket, size: int, palette: Palette, *, with_number: bool) -> QImage:
    image = blank(size, size)
    line = _LINE_PX * max(1, sqrt(size / _USUAL_PX))
    centre = Pixel(size / 2, size / 2)
    # The points of the outline are 1.4 times as long as the outline is wide to one side.
    radius = (size / 2 - line * sqrt(2) / 2) / WIDEST
    with painting(image) as painter:
        path = shape(colour(pocket), centre=centre, radius=radius)
        draw_shape(painter, path, badge_look(palette)[colour(pocket)], line=line)
        if with_number:
            share = _LARGE_FIGURES if size >= _LARGE_PX else _FIGURES
            style = Style(share * size, SEMI_BOLD).fitted(pocket, 1.5 * radius, smallest_px=1)
            draw_centred(painter, pocket, centre, style, palette["ivory"])
    return image
