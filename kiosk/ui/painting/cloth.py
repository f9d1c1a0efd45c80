"""The cloth of a rule book, and each of its cells in the states it can be in."""

from collections.abc import Mapping
from enum import StrEnum

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath

from kiosk.rules.pockets import is_pocket
from kiosk.ui.cloth_map import Cell, ClothMap
from kiosk.ui.geometry import Area, Pixel
from kiosk.ui.painting.borders import draw_borders, sides
from kiosk.ui.painting.canvas import blank, closed_path, keep_inside, painting, pen, whole_pixels
from kiosk.ui.painting.contents import CellContents
from kiosk.ui.painting.palette import (
    Look,
    Palette,
    hush_look,
    lit_look,
    open_look,
    quiet_look,
)
from kiosk.ui.painting.rays import draw_rays, rays_area

# Pixels at scale 1.
_LINE = 1.5
_LIT_EDGE = 3
_LIT_EDGE_INSET = 1
_WIN_EDGE = 5


class ClothState(StrEnum):
    OPEN = "open"
    HUSH = "hush"
    """The ball rolls."""
    QUIET = "quiet"


class CellState(StrEnum):
    CHIP = "chip"
    LIT = "lit"
    LIT_CHIP = "lit-chip"
    WIN = "win"
    WIN_CHIP = "win-chip"
    CAME = "came"
    """It came up, and the player is no better off."""
    CAME_CHIP = "came-chip"
    HUSH_CHIP = "hush-chip"
    QUIET_CHIP = "quiet-chip"

    @property
    def has_chip(self) -> bool:
        return self.value.endswith("chip")

    @property
    def is_lit(self) -> bool:
        return self.value.startswith("lit")

    @property
    def is_winning(self) -> bool:
        return self.value.startswith(("win", "came"))

    @property
    def edges(self) -> tuple[str, str]:
        """The colours around a number, and around a box."""
        return ("ivory", "ivory2") if self.value.startswith("came") else ("brassBright", "brass")


class ClothPainting:
    """`labels` are the texts of the boxes, by the id of their cell."""

    def __init__(
        self,
        cloth: ClothMap,
        labels: Mapping[str, str],
        palette: Palette,
        *,
        large: bool = False,
    ) -> None:
        self.cloth, self._palette = cloth, palette
        self._contents = CellContents(cloth, labels, large=large)
        self._looks = {
            ClothState.OPEN: open_look(palette),
            ClothState.HUSH: hush_look(palette, own=False),
            ClothState.QUIET: quiet_look(palette),
        }
        self._lit, self._own = lit_look(palette), hush_look(palette, own=True)

    # ---- The pictures -------------------------------------------------------------------------

    def whole(self, state: ClothState) -> QImage:
        look = self._looks[state]
        cells = self.cloth.cells.values()
        image = blank(self.cloth.width, self.cloth.height)
        with painting(image) as painter:
            for cell in cells:
                painter.fillPath(closed_path(cell.outline), self._felt(cell, look))
            borders = [side for cell in cells for side in sides(self._border(cell))]
            draw_borders(painter, borders, look.line, width=_LINE * self.cloth.scale)
            for cell in cells:
                self._contents.draw(painter, cell, look, with_chip=False)
        return image

    def cell(self, cell: Cell, state: CellState) -> QImage:
        """As an overlay of the cell's own area; nothing outside its outline."""
        area = whole_pixels(cell.area)
        image = blank(area.width, area.height)
        with painting(image) as painter:
            painter.translate(-area.x, -area.y)
            self._draw_cell(painter, cell, state)
            keep_inside(painter, closed_path(cell.outline))
        return image

    def rays(self, winner: Cell) -> QImage:
        """Around a number, over the quiet cloth; to lie at its `rays_area`."""
        area = rays_area(self.cloth, winner.id)
        look = self._looks[ClothState.QUIET]
        image = blank(area.width, area.height)
        with painting(image) as painter:
            painter.translate(-area.x, -area.y)
            draw_rays(painter, self.cloth, winner.id, self._palette)
            for cell in self.cloth.cells.values():
                if cell is not winner and _overlap(cell.area, area):
                    self._contents.draw(painter, cell, look, with_chip=False)
        return image

    def _draw_cell(self, painter: QPainter, cell: Cell, state: CellState) -> None:
        look = self._look(state)
        outline = closed_path(cell.outline)
        painter.fillPath(outline, self._felt(cell, look))
        number_edge, box_edge = state.edges
        if state.is_winning and is_pocket(cell.id):
            self._draw_edge(painter, outline, self._palette[number_edge], _WIN_EDGE)
        else:
            if state.is_lit or state.is_winning:
                inner = _LIT_EDGE + _LIT_EDGE_INSET
                self._draw_edge(painter, outline, self._palette[box_edge], inner)
            border = closed_path(self._border(cell))
            painter.strokePath(border, pen(look.line, _LINE * self.cloth.scale))
        self._contents.draw(painter, cell, look, with_chip=state.has_chip)

    def _look(self, state: CellState) -> Look:
        if state.is_lit or state.is_winning:
            return self._lit
        if state is CellState.HUSH_CHIP:
            return self._own
        quiet = state is CellState.QUIET_CHIP
        return self._looks[ClothState.QUIET if quiet else ClothState.OPEN]

    # ---- Felt and lines -----------------------------------------------------------------------

    def _felt(self, cell: Cell, look: Look) -> QBrush:
        """One gradient over the numbers, one over the boxes below."""
        bottom = self.cloth.numbers_bottom
        below = cell.area.y >= bottom
        first, last = (bottom, self.cloth.height) if below else (0, bottom)
        gradient = QLinearGradient(QPointF(0, first), QPointF(0, last))
        gradient.setColorAt(0, look.felt[0])
        gradient.setColorAt(1, look.felt[1])
        return QBrush(gradient)

    def _border(self, cell: Cell) -> list[Pixel]:
        """Lines lie half in either cell, but those of the cloth's own edge wholly within it."""
        half = _LINE * self.cloth.scale / 2
        right, bottom = self.cloth.width - half, self.cloth.height - half
        return [
            Pixel(min(max(p.x, half), right), min(max(p.y, half), bottom)) for p in cell.outline
        ]

    def _draw_edge(
        self, painter: QPainter, outline: QPainterPath, brass: QColor, width: float
    ) -> None:
        """Of the stroke only the inner half remains."""
        painter.strokePath(outline, pen(brass, 2 * width * self.cloth.scale))


def _overlap(one: Area, other: Area) -> bool:
    return (
        one.x < other.right
        and other.x < one.right
        and one.y < other.bottom
        and other.y < one.bottom
    )
