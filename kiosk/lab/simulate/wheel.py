"""The wheel of a simulated table: the ball runs for a while, and lies in a pocket."""

import asyncio
from collections.abc import Callable
from random import Random

from kiosk.lab.simulate.casino import Room
from kiosk.rules.rulebook import RuleBook

_FALL_S = 2.0
"""The ball leaves the rim so long before it lies."""
_DROP_S = 0.5


class VirtualWheel:
    """The ball is in the room, where sensor and staff see it."""

    def __init__(self, book: RuleBook, room: Room, random: Random) -> None:
        self._pockets = book.wheel.order
        self._room = room
        self._random = random
        self.on_move: Callable[[str], None] = lambda what: None
        """Somebody films it: called with what a simulated camera is told."""

    @property
    def ball(self) -> str:
        """Where it lies; nothing while it runs or is in the dealer's hand."""
        return self._room.ball if self._room.at_rest else ""

    async def spin(self, lasts_s: tuple[float, float]) -> None:
        """Until the ball is at rest."""
        self._room.ball, self._room.at_rest = self._random.choice(self._pockets), False
        self._room.spins += 1
        whole_s = self._random.uniform(*lasts_s)
        falls_s = min(whole_s, _FALL_S)
        self.on_move("spin")
        await asyncio.sleep(whole_s - falls_s)
        self.on_move(f"fall {self._room.ball} {falls_s:.1f}")
        await asyncio.sleep(falls_s)
        self._room.at_rest = True

    def drop(self, pocket: str) -> None:
        """A hand puts the ball there."""
        assert pocket in self._pockets, f"the wheel has no pocket {pocket}"
        self._room.ball, self._room.at_rest = pocket, True
        self._room.spins += 1
        self.on_move(f"fall {pocket} {_DROP_S}")

    def pick_up(self) -> None:
        self._room.at_rest = False
        self.on_move("pick")
