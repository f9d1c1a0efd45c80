"""The picture of the camera above the wheel, while there is one."""

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QRectF, QSizeF, Signal
from PySide6.QtGui import QImage, QPainter

from kiosk.ui.part import ViewPart

if TYPE_CHECKING:
    from kiosk.devices.camera.camera import Camera
    from kiosk.devices.camera.frames import Frame


class CameraShown(Struct, frozen=True):
    live: bool = False
    why: str = ""
    """Why it is not, in English, once that is known."""


class CameraView(ViewPart[CameraShown, object]):
    moved = Signal()
    """There is a newer frame."""

    _picture = QImage()

    def follow(self, camera: "Camera") -> None:
        def changed() -> None:
            self.show(CameraShown(live=camera.live, why=camera.why))

        camera.on_frame, camera.on_change = self.show_frame, changed
        changed()

    def show_frame(self, frame: "Frame") -> None:
        shared = QImage(
            frame.pixels, frame.width, frame.height, frame.width * 4, QImage.Format.Format_RGB32
        )
        self._picture = shared.copy()  # its pixels are soon those of another frame
        self.moved.emit()

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        paint_filling(painter, self._picture, size)


def paint_filling(painter: QPainter, picture: QImage, size: QSizeF) -> None:
    """As much of it as fills the window, and its middle."""
    if picture.isNull():
        return
    scale = max(size.width() / picture.width(), size.height() / picture.height())
    part = QSizeF(size.width() / scale, size.height() / scale)
    left = (picture.width() - part.width()) / 2
    top = (picture.height() - part.height()) / 2
    painter.drawImage(
        QRectF(0, 0, size.width(), size.height()),
        picture,
        QRectF(left, top, part.width(), part.height()),
    )
