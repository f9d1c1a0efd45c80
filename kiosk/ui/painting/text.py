"""Text on pictures, centred on the height of its figures."""

from math import floor

from msgspec import Struct
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from kiosk.ui.fonts import font
from kiosk.ui.geometry import Pixel

BASELINE = 0.364
"""How far below the middle of its figures the baseline of Inter lies, as a share of the size."""
SMALLEST_PX = 16

MEDIUM = QFont.Weight.Medium
REGULAR = QFont.Weight.Normal
SEMI_BOLD = QFont.Weight.DemiBold


def text_scale(*, large: bool) -> float:
    """As in the theme: for whoever prefers large text, a third larger."""
    return 1.3 if large else 1.0


class Style(Struct, frozen=True):
    size_px: float
    weight: QFont.Weight
    family: str | None = None

    @property
    def font(self) -> QFont:
        return font(size_px=self.size_px, weight=self.weight, family=self.family)

    def width(self, text: str) -> float:
        return QFontMetricsF(self.font).horizontalAdvance(text)

    def shrunk(self, share: float) -> "Style":
        """Fonts have whole sizes: the next smaller one, so that it certainly fits."""
        size_px = self.size_px if share >= 1 else floor(self.size_px * share)
        return Style(size_px, self.weight, self.family)

    def fitted(self, text: str, room: float, *, smallest_px: float = SMALLEST_PX) -> "Style":
        """Smaller where the text would be too wide, but never unreadable."""
        least = min(smallest_px, self.size_px)
        smaller = self.shrunk(room / self.width(text)) if text else self
        return smaller if smaller.size_px >= least else Style(least, self.weight, self.family)


def draw_centred(painter: QPainter, text: str, at: Pixel, style: Style, colour: QColor) -> None:
    draw_from_left(painter, text, Pixel(at.x - style.width(text) / 2, at.y), style, colour)


def draw_from_left(painter: QPainter, text: str, at: Pixel, style: Style, colour: QColor) -> None:
    """`at` is the left end, at the middle of the figures."""
    painter.setFont(style.font)
    painter.setPen(colour)
    painter.drawText(QPointF(at.x, at.y + BASELINE * style.size_px), text)
