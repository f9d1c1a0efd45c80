"""A window onto a picture that moves: painted anew whenever its view says so, and nothing else."""

from typing import Protocol, cast

from PySide6.QtCore import Property, QObject, QSizeF, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem, QQuickPaintedItem
from shiboken6 import isValid

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


class Moving(Protocol):
    """What a view has that is looked at through it."""

    moved: Signal

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """All of it, as it is now."""


@QmlElement
class WheelWindow(QQuickPaintedItem):
    """Only its own rectangle is painted again as the wheel turns."""

    viewChanged = Signal()  # noqa: N815 - QML names are camelCase

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._view: QObject | None = None
        self.setOpaquePainting(True)

    def _read(self) -> QObject | None:
        return self._view

    def _write(self, view: QObject | None) -> None:
        if view is self._view:
            return
        if self._view is not None and isValid(self._view):
            cast(Moving, self._view).moved.disconnect(self._moved)  # type: ignore[attr-defined]
        self._view = view
        if view is not None:
            cast(Moving, view).moved.connect(self._moved)  # type: ignore[attr-defined]
        self.viewChanged.emit()
        self._moved()

    view = Property(QObject, _read, _write, notify=viewChanged)

    @Slot()
    def _moved(self) -> None:
        self.update(self.boundingRect().toAlignedRect())  # without an area nothing is painted anew

    def paint(self, painter: QPainter) -> None:
        if self._view is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            cast(Moving, self._view).paint(painter, self.size())
