"""Who won what when the ball has come to rest, and what a void round gives back.

There is no half return and no "en prison" in any of the rule documents: on a zero, every wager
that does not cover that very zero loses whole.
"""

from collections.abc import Collection, Mapping

from msgspec import Struct

from kiosk.rules.paytable import PayTable, UnknownWagerError
from kiosk.rules.pockets import Pocket
from kiosk.rules.spread import spread_sum
from kiosk.rules.wagers import Wager


class Settlement(Struct, frozen=True):
    outcome: Pocket | None
    """None when the round was void."""
    stakes: Mapping[str, int]
    won: Mapping[str, int]
    """What each winning wager earns, its stake not counted, in the order of the stakes."""
    returned_cents: int
    """Stakes that belong to the player again. Whether they come home or ride is the rule book's."""

    @property
    def winnings_cents(self) -> int:
        return sum(self.won.values())

    @property
    def credited_cents(self) -> int:
        return self.winnings_cents + self.returned_cents

    @property
    def lost(self) -> dict[str, int]:
        """Losing wagers with their stakes."""
        if self.outcome is None:
            return {}
        return {wager: cents for wager, cents in self.stakes.items() if wager not in self.won}


def settle(
    table: PayTable,
    stakes: Mapping[str, int],
    outcome: Pocket,
    *,
    promotional: Collection[str] = (),
) -> Settlement:
    """Settle a slip. Stakes named in `promotional` are spent by a valid spin, win or lose
    (S4 1.1 casino promotional token or voucher).

    The wagers of the slip must be the rule book's; a stake on anything else is refused.
    """
    odds = table.pays_on(outcome)
    try:
        won = {wager: pays * cents for wager, cents in stakes.items() if (pays := odds[wager])}
    except KeyError:
        table.require_known(stakes)
        raise
    returned_cents = sum([stakes[wager] for wager in won if wager not in promotional])
    return Settlement(outcome, stakes, won, returned_cents)


def settle_spread(
    wagers: Mapping[str, Wager], stakes: Mapping[str, int], *, wheel: Pocket, simulated: Pocket
) -> Settlement:
    """Settle Spread-Bets by the sum of the two rings (S3 3.43, 4.2d). Without a valid spin of the
    rings they are `void`, and they alone (6.21)."""
    if not stakes.keys() <= wagers.keys():
        unknown = ", ".join(sorted(stakes.keys() - wagers.keys()))
        raise UnknownWagerError(f"this rule book has no Spread-Bet {unknown}")
    total = spread_sum(wheel=wheel, simulated=simulated)
    won = {
        wager: wagers[wager].pays * cents
        for wager, cents in stakes.items()
        if (sums := wagers[wager].sums) and sums[0] <= total <= sums[1]
    }
    return Settlement(wheel, stakes, won, sum(stakes[wager] for wager in won))


def void(stakes: Mapping[str, int]) -> Settlement:
    """A round without a result gives every stake back."""
    return Settlement(None, stakes, {}, sum(stakes.values()))
