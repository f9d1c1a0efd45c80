"""Somebody who touches a window as people do, where nobody is."""

import asyncio
from random import Random

from kiosk.lab.windows.album import Album
from kiosk.lab.windows.touch_screen import TouchScreen

_HELD_S = (0.06, 0.2)
_NEXT_S = (0.3, 0.9)
_REST_S = 0.8
"""Until all that moves has come to rest, and the album has seen it."""


class Visitor:
    def __init__(self, screen: TouchScreen, album: Album | None, random: Random) -> None:
        self.screen = screen
        self.random = random
        self._album = album

    async def touch(self, item: str) -> bool:
        """By its objectName. False: it is not there."""
        if not self.screen.shows(item):
            return False
        corner, (width, height) = self.screen.place_of(item), self.screen.size_of(item)
        await self.touch_at(corner.x() + width / 2, corner.y() + height / 2)
        return True

    async def touch_at(self, x: float, y: float, *, held: str = "") -> None:
        """A finger that stays until there is a picture of what it holds, if there is to be one."""
        self.screen.press(x, y)
        if held:
            await self.keep(held)
        else:
            await asyncio.sleep(self.random.uniform(*_HELD_S))
        self.screen.release(x, y)
        await self.wait()

    async def wait(self) -> None:
        await asyncio.sleep(self.random.uniform(*_NEXT_S))

    async def rest(self) -> None:
        await asyncio.sleep(_REST_S)

    async def keep(self, what: str) -> None:
        await self.rest()
        if self._album is not None:
            self._album.keep(what)
