"""A player's hand at a window: touches spots of the cloth, and sees when each was answered."""

import asyncio
import time
from dataclasses import dataclass
from random import Random

from kiosk.lab.windows.touch_screen import TouchScreen
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.cloth_map import ClothMap

_CLOTH = "cloth"
_CLOTH_PX = 1848
"""Its width at 1920x1080."""
_REST_S = (0.04, 0.12)
"""How long a finger stays down, and how long until the next touch: from, to. At random, so that
touches meet the window's own clocks at every moment of theirs."""


@dataclass(frozen=True, slots=True)
class Touch:
    """From the event until the frame that shows what came of it."""

    press_s: float
    """The chip under the finger."""
    lift_s: float | None
    """The chip on the cloth. None: nothing comes of it, and the next frame shows something else."""


class Hand:
    def __init__(self, screen: TouchScreen, book: RuleBook, random: Random) -> None:
        self._screen = screen
        self._random = random
        width, height = screen.size_of(_CLOTH)
        scale = width / _CLOTH_PX
        self._map = ClothMap(book, width=width, height=height, scale=scale, compact=False)
        corner = screen.place_of(_CLOTH)
        self._x, self._y = corner.x(), corner.y()

    async def place(self, wager: str) -> Touch:
        """As a person does it."""
        at = self._map.places[wager].touch
        touch = await touched(self._screen, self._x + at.x, self._y + at.y, self._random)
        await asyncio.sleep(self._random.uniform(*_REST_S))
        return touch

    async def key(self, name: str) -> Touch:
        """In its middle."""
        corner, (width, height) = self._screen.place_of(name), self._screen.size_of(name)
        at = corner.x() + width / 2, corner.y() + height / 2
        touch = await touched(self._screen, *at, self._random)
        await asyncio.sleep(self._random.uniform(*_REST_S))
        return touch

    async def tap(self, wager: str) -> None:
        """As quickly as the window can."""
        at = self._map.places[wager].touch
        self._screen.press(self._x + at.x, self._y + at.y)
        self._screen.release(self._x + at.x, self._y + at.y)
        await self._screen.frame()


async def touched(screen: TouchScreen, x: float, y: float, random: Random) -> Touch:
    pressed_s = time.perf_counter()
    screen.press(x, y)
    press_s = await screen.frame() - pressed_s
    await asyncio.sleep(random.uniform(*_REST_S))
    lifted_s = time.perf_counter()
    screen.release(x, y)
    lift_s = await screen.frame() - lifted_s
    return Touch(press_s, lift_s)
