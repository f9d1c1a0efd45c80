"""What the two rings of Spread-Bet came to in a round, and which wagers of it have won."""

from msgspec import Struct

from kiosk.rules.pockets import Pocket
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import aligned, spread_sum
from kiosk.rules.wagers import Wager


class RingsCame(Struct, frozen=True):
    outer: Pocket
    inner: Pocket
    total: int


def rings_came(book: RuleBook, outcome: Pocket | None, ring: int | None) -> RingsCame | None:
    """None: no Spread-Bet was paid by it."""
    if outcome is None or ring is None:
        return None
    inner = aligned(book.wheel.order, outcome, ring)
    return RingsCame(outcome, inner, spread_sum(wheel=outcome, simulated=inner))


def covers(wager: Wager, total: int) -> bool:
    low, high = wager.sums or (1, 0)
    return low <= total <= high


def has_won(book: RuleBook, wager: str, outcome: Pocket | None, ring: int | None) -> bool:
    """Any wager, by the number of the wheel or by the sum of both rings."""
    told, came = book.wager(wager), rings_came(book, outcome, ring)
    if told.sums is not None:
        return came is not None and covers(told, came.total)
    return outcome is not None and outcome in told.numbers
