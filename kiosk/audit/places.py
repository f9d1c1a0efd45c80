"""Where things are said in a journal, and the claims of one machine about a seat."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kiosk.audit.claims import Claim

EVER = 2**53
"""Behind all facts."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a claim stands."""

    seq: int
    at_ms: int
    headless: bool = False
    """At the table: staff ordered it, right before it, or it is a slip that is not taken, or what a
    recovery is told of a ticket or a slip. How far the terminal's journal had come is not written
    down with it."""


Earlier = Callable[[Claim], Place | None]


class Said(dict[Claim, Place]):
    """Claims, each with the place where it is said first. Those that are gone from memory are
    found, and not iterated over: they were compared."""

    def __init__(self, held: Mapping[Claim, Place], earlier: Iterable[Earlier] = ()) -> None:
        super().__init__(held)
        self._earlier = tuple(earlier)

    def joined(self, other: "Said") -> "Said":
        """With what another machine at the same seat says."""
        return Said({**self, **other}, (*self._earlier, *other._earlier))

    def before(self, claim: Claim) -> Place | None:
        """Of those that are gone from memory."""
        found = (earlier(claim) for earlier in self._earlier)
        return next((place for place in found if place is not None), None)

    def held(self, claim: Claim) -> Place | None:
        """Of those that are in memory. It may have been said before."""
        return super().get(claim)

    def __contains__(self, claim: object) -> bool:
        if super().__contains__(claim):
            return True
        return isinstance(claim, tuple) and self.before(claim) is not None

    def __getitem__(self, claim: Claim) -> Place:
        place = self.before(claim)
        return place if place is not None else super().__getitem__(claim)

    def get(self, claim: Claim, default: Any = None) -> Any:
        place = self.before(claim)
        return place if place is not None else super().get(claim, default)
