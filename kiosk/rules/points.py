"""Points of a tournament: a unit of its own, which nobody can take for cents.

They are no number: points are added to points and to nothing else, so that a sum of both is an
error wherever it is written. Only `kiosk/rules/tournament` takes the count out, to settle wagers.
"""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

POINTS_MAX = 10**12
"""Far above what thirty spins at 35 to 1 could come to, and exact in every language."""


class Points(Struct, frozen=True, order=True, array_like=True, forbid_unknown_fields=True):
    """What a player holds, stakes, wins or loses. Written as a list of one number."""

    count: Annotated[int, Meta(ge=-POINTS_MAX, le=POINTS_MAX)] = 0

    def __add__(self, other: "Points") -> "Points":
        return Points(self.count + other.count) if isinstance(other, Points) else NotImplemented

    def __sub__(self, other: "Points") -> "Points":
        return Points(self.count - other.count) if isinstance(other, Points) else NotImplemented

    def __mul__(self, times: int) -> "Points":
        return Points(self.count * times)

    def __bool__(self) -> bool:
        return self.count != 0

    def __str__(self) -> str:
        return f"{self.count:,}"


def total(points: Iterable[Points]) -> Points:
    return sum(points, Points())
