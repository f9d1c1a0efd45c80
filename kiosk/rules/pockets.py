"""The pockets of a roulette wheel, by the name painted on them."""

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeAlias

# Text, because "0", "00" and "000" are three pockets.
Pocket: TypeAlias = str

ZEROS: tuple[Pocket, ...] = ("0", "00", "000")
NUMBERS: tuple[Pocket, ...] = tuple(str(n) for n in range(1, 37))

_RANK = {pocket: rank for rank, pocket in enumerate(ZEROS + NUMBERS)}

# No rule document lists the colours number by number; all of them say "alternately red and black
# around the wheel", and this half is the red one everywhere.
_RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


class Colour(StrEnum):
    RED = "red"
    BLACK = "black"
    GREEN = "green"


def is_pocket(name: str) -> bool:
    return name in _RANK


def colour(pocket: Pocket) -> Colour:
    if pocket in ZEROS:
        return Colour.GREEN
    return Colour.RED if value(pocket) in _RED else Colour.BLACK


def value(pocket: Pocket) -> int:
    """The number as a count: every zero counts nothing."""
    return int(pocket)


def in_order(pockets: Iterable[Pocket]) -> tuple[Pocket, ...]:
    """Sorted as the layouts are read: the zeros, then 1 to 36."""
    return tuple(sorted(pockets, key=_RANK.__getitem__))
