"""The way of paper through a simulated validator: drawn in, held, then into the box or back out.

What is in the box and what the player has back is counted here, by the paper itself: whatever a
host believes is compared with this.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

MOVE_S = 0.3
"""How long each part of the way takes."""


@dataclass(frozen=True, slots=True)
class Paper:
    cents: int = 0
    digits: str = ""
    """Of a ticket."""
    flaw: str = ""
    """Why it will be rejected."""

    def __str__(self) -> str:
        return f"ticket ...{self.digits[-4:]}" if self.digits else f"note of {self.cents} cents"


class PaperPlace(Enum):
    EMPTY = "empty"
    DRAWING = "drawing in"
    ESCROW = "in escrow"
    STACKING = "stacking"
    TAKEN = "in the box, and nobody has acknowledged it"
    RETURNING = "coming back"


@dataclass(slots=True)
class Transport:
    moved: Callable[[PaperPlace], None]
    """Called whenever the paper has come to another place, with the one it comes from."""
    move_s: float = MOVE_S
    place: PaperPlace = PaperPlace.EMPTY
    paper: Paper | None = None
    box: list[Paper] = field(default_factory=list)
    returned: list[Paper] = field(default_factory=list)
    boxed: bool = False
    """The paper is in the box, and is counted there once, however often that is told."""
    _timer: asyncio.TimerHandle | None = None

    def insert(self, paper: Paper) -> None:
        assert self.place is PaperPlace.EMPTY
        self.paper, self.boxed = paper, False
        self._go(PaperPlace.DRAWING, then=PaperPlace.ESCROW)

    def stack(self) -> None:
        self._go(PaperPlace.STACKING, then=PaperPlace.TAKEN)

    def give_back(self) -> None:
        self._go(PaperPlace.RETURNING, then=PaperPlace.EMPTY)

    def acknowledged(self) -> None:
        """Whoever was told that it is in the box has heard it."""
        self._go(PaperPlace.EMPTY)

    def drop_in(self) -> None:
        """Into the box without a word, as after a power cut that nobody remembers."""
        self._leave(self.box)

    def taken_out(self) -> None:
        """By hand, and given to the player."""
        self._leave(self.returned)

    def halt(self) -> None:
        """Nothing moves any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self, where: list[Paper]) -> None:
        self.halt()
        if self.paper is not None and not self.boxed:
            where.append(self.paper)
        self.place, self.paper = PaperPlace.EMPTY, None

    def _go(self, place: PaperPlace, then: PaperPlace | None = None) -> None:
        self.halt()
        before, self.place = self.place, place
        if self.paper is not None:
            if place is PaperPlace.TAKEN and not self.boxed:
                self.box.append(self.paper)
                self.boxed = True
            elif place is PaperPlace.EMPTY and before is PaperPlace.RETURNING:
                self.returned.append(self.paper)
        if place is PaperPlace.EMPTY:
            self.paper = None
        if then is not None:
            self._timer = asyncio.get_running_loop().call_later(self.move_s, self._go, then)
        self.moved(before)

    def told(self) -> str:
        notes = [paper.cents for paper in self.box if not paper.digits]
        tickets = len(self.box) - len(notes)
        box = f"in the box {len(notes)} notes of {sum(notes)} cents and {tickets} tickets"
        return f"{self.place.value}; {box}; given back {len(self.returned)}"
