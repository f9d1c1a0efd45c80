"""A QR code on paper."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from kiosk.ui.paper.sheet import INK


def put_code(painter: QPainter, *, box: QRectF, code: Sequence[bytearray]) -> None:
    """Module by module: drawn as an image it would be smoothed, and no camera would read it."""
    side = box.width() / len(code)
    for row, modules in enumerate(code):
        for column, dark in enumerate(modules):
            if dark:
                module = QRectF(box.left() + column * side, box.top() + row * side, side, side)
                painter.fillRect(module, QColor(INK))
