"""A number between its neighbours on the wheel, as an arc that one looks down at."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from kiosk.rules.pockets import Colour, Pocket, colour
from kiosk.rules.wheel import Wheel
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import blank, painting, pen, ring_part
from kiosk.ui.painting.palette import Palette
from kiosk.ui.painting.text import SEMI_BOLD, Style, draw_centred

# At a width of 742 pixels. Angles run clockwise from the top.
_WIDTH, _HEIGHT = 742, 182
_CELLS = 4
"""To each side."""
_CELL_DEG = 5.9
_OUTER, _INNER = 832, 740
_WINNER = 8
"""By how much it is larger on either side."""
_BRACKET = 722
_LINE, _WIN_LINE = 1, 5
_NUMBER_PX, _WINNER_PX = 28, 38


def neighbours_height(width: int) -> int:
    return round(width * _HEIGHT / _WIDTH)


def draw_neighbours(
    wheel: Wheel, pocket: Pocket, sides: int, width: int, palette: Palette
) -> QImage:
    """`sides`: how many to each side belong to a wager on the neighbours."""
    image = blank(width, neighbours_height(width))
    around = wheel.around(pocket, _CELLS)
    # Its neighbours first: the number itself lies over their edges.
    steps = sorted(range(-_CELLS, _CELLS + 1), key=abs, reverse=True)
    with painting(image) as painter:
        painter.scale(width / _WIDTH, width / _WIDTH)
        painter.translate(_WIDTH / 2, _WINNER + _WIN_LINE + _OUTER)
        for step in steps:
            _draw_cell(painter, around[step + _CELLS], step, palette, quiet=abs(step) > sides)
        if sides:
            span = (2 * sides + 1) * _CELL_DEG
            bracket = QPainterPath()
            square = QRectF(-_BRACKET, -_BRACKET, 2 * _BRACKET, 2 * _BRACKET)
            bracket.arcMoveTo(square, 90 + span / 2)
            bracket.arcTo(square, 90 + span / 2, -span)
            painter.strokePath(bracket, pen(palette["brass"], 4))
    return image


def _draw_cell(
    painter: QPainter, pocket: Pocket, step: int, palette: Palette, *, quiet: bool
) -> None:
    won = step == 0
    more = _WINNER if won else 0
    painter.save()
    painter.rotate(step * _CELL_DEG)
    span = _CELL_DEG * (1 + 0.08 * won)
    ring = (_OUTER + more, _INNER - more)
    path = ring_part(Pixel(0, 0), ring, start_deg=-span / 2, span_deg=span)
    painter.fillPath(path, _fill(pocket, palette, quiet=quiet))
    edge, width = ("brassBright", _WIN_LINE) if won else ("line", _LINE)
    painter.strokePath(path, pen(palette[edge], width))
    painter.translate(QPointF(0, -(_OUTER + _INNER) / 2))
    style = Style(_WINNER_PX if won else _NUMBER_PX, SEMI_BOLD)
    draw_centred(painter, pocket, Pixel(0, 0), style, palette["ivory3" if quiet else "ivory"])
    painter.restore()


def _fill(pocket: Pocket, palette: Palette, *, quiet: bool) -> QColor:
    return {
        Colour.RED: palette["quietRed" if quiet else "red"],
        Colour.BLACK: palette["black"],
        Colour.GREEN: palette["quietZero" if quiet else "zero"],
    }[colour(pocket)]
