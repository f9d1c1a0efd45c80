"""The pictures of an application whose tests show the same cloths, tracks and wheels again and
again: each is drawn once."""

from collections.abc import Hashable, Mapping
from unittest.mock import patch

from PySide6.QtGui import QImage

from kiosk.rules.wheel import Wheel
from kiosk.ui.application import Application
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.painting.kept import KeptPictures as Kept
from kiosk.ui.painting.palette import Palette
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.track_map import TrackMap

_MOST_BYTES = 256 * 1024**2
"""Of one screen: the cloths, tracks and wheels of all rule books, in one look of each."""


def application(name: str) -> Application:
    with patch("kiosk.ui.application.Pictures", KeptPictures):
        return Application(name)


class KeptPictures(Pictures):
    """What looks the same has one revision."""

    def __init__(self, palette: Palette, contrast: Palette | None = None) -> None:
        super().__init__(palette, contrast)
        # Hundreds of cloths, tracks and wheels of every book come by, of megabytes each.
        self._kept = _KeptBytes(self._draw, most=100_000)
        # A test lights up other cells than the one before it, on the same cloth.
        self._kept_overlays = _KeptBytes(self._draw, most=100_000)
        self._looks: dict[Hashable, int] = {}

    def set_cloth(self, cloth: ClothMap, labels: Mapping[str, str]) -> int:
        size = cloth.width, cloth.height, cloth.scale
        key = "cloth", size, *cloth.cells.values(), *labels.items()
        return self._revision(key) or self._keep(key, super().set_cloth(cloth, labels))

    def set_track(self, track: TrackMap, labels: Mapping[str, tuple[str, str]]) -> int:
        size = track.width, track.height, track.scale
        drawn = *track.cells.values(), *track.sectors, *track.boxes
        key = "track", size, *drawn, *labels.items()
        return self._revision(key) or self._keep(key, super().set_track(track, labels))

    def set_wheel(self, wheel: Wheel) -> int:
        return self._revision(wheel) or self._keep(wheel, super().set_wheel(wheel))

    def forget(self, revision: int) -> None:
        """Never: the next test shows it again."""

    def _revision(self, key: Hashable) -> int | None:
        return self._looks.get((key, self.high_contrast, self.large_text))

    def _keep(self, key: Hashable, revision: int) -> int:
        self._looks[key, self.high_contrast, self.large_text] = revision
        return revision


class _KeptBytes(Kept):
    """Bounded by the bytes of the pictures as well: a cloth has as many as a thousand chips."""

    _bytes = 0

    def picture(self, name: str) -> QImage:
        if name in self:
            return super().picture(name)
        drawn = super().picture(name)
        with self._lock:
            self._bytes += drawn.sizeInBytes()
            while self._bytes > _MOST_BYTES and len(self._kept) > 1:
                self._bytes -= self._kept.popitem(last=False)[1].sizeInBytes()
        return drawn
