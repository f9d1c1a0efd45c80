"""The wheel of a simulated table: the ball runs for a while, and lies in a pocket."""

import asyncio
from random import Random

from kiosk.lab.simulate.casino import Room
from kiosk.rules.rulebook import RuleBook


class VirtualWheel:
    """The ball is in the room, where sensor and staff see it."""

    def __init__(self, book: RuleBook, room: Room, random: Random) -> None:
        self._pockets = book.wheel.order
        self._room = room
        self._random = random

    @property
    def ball(self) -> str:
        """Where it lies; nothing while it runs or is in the dealer's hand."""
        return self._room.ball if self._room.at_rest else ""

    async def spin(self, lasts_s: tuple[float, float]) -> None:
        """Until the ball is at rest."""
        self._room.ball, self._room.at_rest = self._random.choice(self._pockets), False
        await asyncio.sleep(self._random.uniform(*lasts_s))
        self._room.at_rest = True

    def drop(self, pocket: str) -> None:
        """A hand puts the ball there."""
        assert pocket in self._pockets, f"the wheel has no pocket {pocket}"
        self._room.ball, self._room.at_rest = pocket, True

    def pick_up(self) -> None:
        self._room.at_rest = False
