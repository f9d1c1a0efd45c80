"""Spread-Bet (S3 3.43, 3.44, 4.2): a wager on the sum of the wheel and a simulated second wheel."""

from collections.abc import Sequence

from msgspec import Struct

from kiosk.rules.cloth import Point
from kiosk.rules.pockets import Pocket, value
from kiosk.rules.wagers import Kind, Wager

HIGHEST_SUM = 72

_PREFIX = f"{Kind.SPREAD}:"
_BESIDE_THE_LAYOUT = Point(0, 0)
"""Nothing of a Spread-Bet stands on the number field."""


class SpreadTable(Struct, frozen=True):
    """The casino operator selects one table and displays its options and odds (S3 3.44)."""

    id: str
    wagers: tuple[Wager, ...]
    clauses: tuple[str, ...]


def spread_wager(
    table: str, label: str, sums: tuple[int, int], pays: int, clauses: tuple[str, ...]
) -> Wager:
    """One betting area. Its id names the table, so that a slip means the same for ever, whichever
    table is selected later."""
    id_ = f"{_PREFIX}{table}:{label}"
    return Wager(id_, Kind.SPREAD, (), pays, _BESIDE_THE_LAYOUT, (), clauses, sums=sums)


def is_spread(wager: str) -> bool:
    return wager.startswith(_PREFIX)


def spread_sum(*, wheel: Pocket, simulated: Pocket) -> int:
    return value(wheel) + value(simulated)


def aligned(order: Sequence[Pocket], outer: Pocket, ring: int) -> Pocket:
    """The number on the locked inner ring that lies in line with a pocket of the wheel (S3 4.2c).
    `ring` is by how many pockets the inner ring is turned against the outer one."""
    return order[(order.index(outer) + ring) % len(order)]


def spread_ways(low: int, high: int, pockets: Sequence[Pocket]) -> int:
    """In how many of all pairs of pockets the sum is in this range."""
    values = [value(pocket) for pocket in pockets]
    return sum(low <= one + other <= high for one in values for other in values)
