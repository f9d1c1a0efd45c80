"""The picture of a past screen, for QML to show."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickImageProvider


class PastPicture(QQuickImageProvider):
    """There is one at a time: `image://past/N`, with another N for each. It is made as small as it
    is shown here, for the software renderer leaves out lines where it must."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self.image = QImage(1, 1, QImage.Format.Format_RGB32)
        self.image.fill(0)

    def requestImage(self, id: str, size: QSize, requested: QSize) -> QImage:  # noqa: N802
        if not requested.isValid() or requested.width() >= self.image.width():
            return self.image
        return self.image.scaled(
            requested,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
