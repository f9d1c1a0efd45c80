"""Whether the rings of Spread-Bet came as chance brings them. Each is what its own bytes say; that
a table drew until it liked what it got, only many of them show."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping

from kiosk.game.round.state import TableRound

SELDOM = 1e-9
"""A fair table looks as uneven as this once in a thousand million times."""
ENOUGH = 5
"""So often each ring must be expected, or nothing can be said."""


def chi_square(drawn: Mapping[int, int], pockets: int) -> float:
    expected = sum(drawn.values()) / pockets
    return sum((drawn.get(ring, 0) - expected) ** 2 / expected for ring in range(pockets))


def as_uneven(chi: float, pockets: int) -> float:
    """How likely a fair table is to look as uneven as that, or more: the upper tail by Wilson and
    Hilferty, whose cube root of a chi-square is nearly normal."""
    degrees = pockets - 1
    variance = 2 / (9 * degrees)
    z = ((chi / degrees) ** (1 / 3) - (1 - variance)) / math.sqrt(variance)
    return math.erfc(z / math.sqrt(2)) / 2


def rings_of(rounds: Iterable[TableRound]) -> Counter[int]:
    told = [played.spread.ring for played in rounds if played.spread is not None]
    return Counter(ring for ring in told if ring is not None)


def uneven_rings(drawn: Counter[int], pockets: int) -> str:
    """What is wrong with them; nothing: chance may have brought them."""
    if drawn.total() < ENOUGH * pockets:
        return ""
    likely = as_uneven(chi_square(drawn, pockets), pockets)
    if likely > SELDOM:
        return ""
    return (
        f"{drawn.total()} rings of Spread-Bet came as chance does not bring them (p = {likely:.1g})"
    )
