"""What a slip earns, computed alike by the terminal and by the table."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from kiosk.game.remedies.judged import Judged
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.settlement import Settlement, settle, settle_spread, void
from kiosk.rules.spread import aligned, is_spread
from kiosk.rules.terms import Winners


class Numbers(NamedTuple):
    """What a round is paid by."""

    outcome: str | None
    """Of the wheel. None: the round does not count."""
    ring: int | None
    """Of Spread-Bet, by how many pockets the inner one is turned. None: such wagers go back."""


class SlipResult(Struct, frozen=True):
    winnings_cents: int
    returned_cents: int
    riding: dict[str, int]
    """Winning stakes that stay on the layout, where the rule book lets them."""

    @property
    def credited_cents(self) -> int:
        return self.winnings_cents + self.returned_cents


def settle_slip(
    book: RuleBook,
    stakes: Mapping[str, int],
    promotional: Mapping[str, int],
    numbers: Numbers,
    judged: Judged | None = None,
) -> SlipResult:
    """Without an outcome, every stake of money comes back; without a ring, every Spread-Bet does.
    A slip that staff put right counts as they judged it."""
    if judged is not None:
        stakes, promotional = judged.stakes, judged.promotional
        if judged.forfeited:
            return SlipResult(0, 0, {})
    outcome, ring = numbers
    if outcome is None:
        return SlipResult(0, sum(stakes.values()), {})
    spread = {wager: cents for wager, cents in stakes.items() if is_spread(wager)}
    if spread:
        stakes = {wager: cents for wager, cents in stakes.items() if wager not in spread}
    played = settle(book.table, stakes, outcome)
    beside = _settle_spread(book, spread, outcome, ring)
    # A voucher wins its odds, and is itself spent by a valid spin.
    free = settle(book.table, promotional, outcome, promotional=promotional)
    rides = book.terms.settlement.winners is Winners.RIDE
    return SlipResult(
        played.winnings_cents + free.winnings_cents + beside.winnings_cents,
        played.returned_cents + beside.returned_cents,
        {wager: stakes[wager] for wager in played.won} if rides else {},
    )


def _settle_spread(
    book: RuleBook, stakes: Mapping[str, int], outcome: str, ring: int | None
) -> Settlement:
    """By both rings, or void and returned (S3 6.21). They never ride: the next round has a ring of
    its own, and may have other odds."""
    if ring is None:
        return void(stakes)
    simulated = aligned(book.wheel.order, outcome, ring)
    return settle_spread(book.spread_wagers, stakes, wheel=outcome, simulated=simulated)


def merged(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    """Two sets of stakes, those on the same wager added up."""
    stakes = dict(one)
    for wager, cents in other.items():
        stakes[wager] = stakes.get(wager, 0) + cents
    return stakes
