"""What a slip earns, computed alike by the terminal and by the table."""

from collections.abc import Mapping
from dataclasses import dataclass

from kiosk.game.remedies.judged import Judged
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.settlement import settle
from kiosk.rules.terms import Winners


@dataclass(frozen=True, slots=True)
class SlipResult:
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
    outcome: str | None,
    judged: Judged | None = None,
) -> SlipResult:
    """Without an outcome, every stake of money comes back; a slip that staff put right counts as
    they judged it."""
    if judged is not None:
        stakes, promotional = judged.stakes, judged.promotional
        if judged.forfeited:
            return SlipResult(0, 0, {})
    if outcome is None:
        return SlipResult(0, sum(stakes.values()), {})
    played = settle(book.table, stakes, outcome)
    # A voucher wins its odds, and is itself spent by a valid spin.
    free = settle(book.table, promotional, outcome, promotional=promotional)
    rides = book.terms.settlement.winners is Winners.RIDE
    return SlipResult(
        played.winnings_cents + free.winnings_cents,
        played.returned_cents,
        {wager: stakes[wager] for wager in played.won} if rides else {},
    )


def merged(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    """Two sets of stakes, those on the same wager added up."""
    stakes = dict(one)
    for wager, cents in other.items():
        stakes[wager] = stakes.get(wager, 0) + cents
    return stakes
