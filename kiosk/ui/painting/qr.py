"""The QR code of a receipt: black on white in every palette, with the margin that readers need."""

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from kiosk.late import Late

if TYPE_CHECKING:
    import segno
else:
    segno = Late("segno")

_MARGIN = 4
"""Modules, by ISO/IEC 18004."""
_MASK = 2
"""Choosing the best of the eight takes ten times as long, and what a receipt says looks random."""
_CRISP_PX = 3
"""From here on a module has whole pixels; a smaller code is a sign of what a touch makes large."""
_LIGHT, _DARK = 255, 0


def draw_qr(text: str, size: int) -> QImage:
    """A square of so many pixels."""
    code = _modules(text)
    scale = size // code.width()
    side, smooth = (scale * code.width(), False) if scale >= _CRISP_PX else (size, True)
    mode = Qt.TransformationMode
    drawn = code.scaled(
        side,
        side,
        Qt.AspectRatioMode.KeepAspectRatio,
        mode.SmoothTransformation if smooth else mode.FastTransformation,
    )
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.drawImage((size - side) // 2, (size - side) // 2, drawn)
    painter.end()
    return image


@lru_cache(4)
def _modules(text: str) -> QImage:
    """A pixel for each."""
    made = segno.make(text, error="m", mask=_MASK, micro=False, boost_error=False)
    rows = [
        bytes(_DARK if dark else _LIGHT for dark in row) for row in made.matrix_iter(border=_MARGIN)
    ]
    side = len(rows)
    image = QImage(b"".join(rows), side, side, side, QImage.Format.Format_Grayscale8)
    return image.copy()  # the bytes are Python's, and go
