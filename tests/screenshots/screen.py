"""Where things are on the window of a real terminal, and taking its picture."""

import asyncio
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from kiosk.rules.rulebook import RuleBook
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.track_map import TrackMap
from tests.e2e.display import Display

FULL = (1920, 1080)
SETTLE_S = 0.8
"""Until all that moves has come to rest."""


class Screen:
    """Where things are on the window, and taking its picture."""

    def __init__(self, on: Display, book: RuleBook, folder: Path) -> None:
        self._on = on
        self._folder = folder
        self._book = book
        width, height = on.width, on.height
        self.compact = width < 1600 or height < 900
        base = (1280, 720) if self.compact else FULL
        self.scale = min(width / base[0], height / base[1])
        cloth_width = self._px(1264 if self.compact else 1848)
        spare = max(0, height - self._px(base[1]))
        cloth_height = self._px(456 if self.compact else 544) + min(spare, self._px(120))
        self._left = round((width - cloth_width) / 2)
        self._top = self._px(80 if self.compact else 116)
        self._map = ClothMap(
            book, width=cloth_width, height=cloth_height, scale=self.scale, compact=self.compact
        )

    def _px(self, design: float) -> int:
        return round(design * self.scale)

    def spot(self, wager: str) -> tuple[float, float]:
        at = self._map.places[wager].touch
        return self._left + at.x, self._top + at.y

    async def touch(self, wager: str) -> None:
        self._on.click(*self.spot(wager))
        await asyncio.sleep(0.1)

    async def hold(self, wager: str) -> None:
        self._on.press(*self.spot(wager))
        await asyncio.sleep(SETTLE_S)

    async def lift(self) -> None:
        self._on.release()
        await asyncio.sleep(0.1)

    async def hold_at(self, x: float, y: float) -> None:
        self._on.press(x, y)
        await asyncio.sleep(SETTLE_S)

    async def drag(self, origin: str, target: str) -> None:
        """And stay there."""
        self._on.press(*self.spot(origin))
        self._on.move(*self.spot(target))
        await asyncio.sleep(0.1)

    async def click(self, x: float, y: float, *, settle_s: float = SETTLE_S) -> None:
        """A place of the design, at 1920x1080 or at 1280x720."""
        self._on.click(self._px(x), self._px(y))
        await asyncio.sleep(settle_s)

    def sector(self, name: str) -> tuple[float, float]:
        """Of the track, by its wager or by the pocket of its ring."""
        left, top, width, height = (8, 420, 976, 176) if self.compact else (36, 676, 1394, 224)
        track = TrackMap(
            self._book,
            width=self._px(width),
            height=self._px(height),
            scale=self.scale,
            track="C" if name.startswith("zodiac") else "B",
        )
        labels = {sector.announced: sector.label for sector in track.sectors}
        at = labels.get(name) or track.cells[name].badge
        return self._px(left) + at.x, self._px(top) + at.y

    async def chip(self, index: int) -> None:
        if self.compact:
            self._on.click(self._px(305 + 80 * index), self._on.height - self._px(58))
        else:
            self._on.click(self._px(528 + 108 * index), self._on.height - self._px(82))
        await asyncio.sleep(0.1)

    async def shoot(self, state: str, *, settle_s: float = SETTLE_S) -> None:
        await asyncio.sleep(settle_s)
        name = f"{self._book.id}-{state}-{self._on.width}x{self._on.height}.png"
        picture = QGuiApplication.primaryScreen().grabWindow(0)
        assert picture.save(str(self._folder / name)), f"cannot write {self._folder / name}"
