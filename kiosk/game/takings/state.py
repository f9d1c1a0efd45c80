"""What the table knows of it."""

from collections.abc import Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from kiosk.game.bounds import Integer, Told
from kiosk.game.round.state import SlipStatus, TableRound, TableSlip
from kiosk.game.times import HOUR_MS
from kiosk.rules.spread import is_spread

OPENINGS_KEPT = 31
"""By which rounds an hour are counted: enough of them that one long pause is not all there is."""


class SeatTakings(Told, frozen=True, kw_only=True):
    """Of one seat. A correction of what was settled before the table was opened may take more away
    than has come since."""

    notes_cents: Integer = 0
    tickets_in_cents: Integer = 0
    credits_cents: Integer = 0
    """By staff, for cash and chips. A voucher is no money."""
    tickets_out_cents: Integer = 0
    hand_paid_cents: Integer = 0
    wagered_cents: Integer = 0
    paid_cents: Integer = 0
    """Winnings, and stakes that came back with them."""

    @property
    def cash_cents(self) -> int:
        """The part of the drop that is new: a ticket was money at this table before, or at another,
        and comes round again."""
        return self.notes_cents + self.credits_cents

    @property
    def in_cents(self) -> int:
        """The drop."""
        return self.cash_cents + self.tickets_in_cents

    @property
    def out_cents(self) -> int:
        return self.tickets_out_cents + self.hand_paid_cents

    @property
    def win_cents(self) -> int:
        """The house's."""
        return self.wagered_cents - self.paid_cents


def total_of(takings: Mapping[str, SeatTakings]) -> SeatTakings:
    names = SeatTakings.__struct_fields__
    seats = takings.values()
    return SeatTakings(**{name: sum(getattr(seat, name) for seat in seats) for name in names})


class Takings(Struct, frozen=True, kw_only=True):
    seats: Mapping[str, SeatTakings] = field(default_factory=dict)
    """Also of machines that were taken away since: their money stays counted."""
    openings_ms: tuple[int, ...] = ()
    """When the last rounds were opened."""
    since_ms: int = 0
    """When the first of all was. 0: none yet."""
    rounds: int = 0
    """That came to a number."""

    @property
    def rounds_an_hour(self) -> int:
        """By the last of them. 0: there are too few to tell."""
        if len(self.openings_ms) < 2:  # noqa: PLR2004 - from one to the next
            return 0
        took_ms = self.openings_ms[-1] - self.openings_ms[0]
        return (len(self.openings_ms) - 1) * HOUR_MS // max(took_ms, 1)

    def plus(self, seat: str, **cents: int) -> "Takings":
        there = self.seats.get(seat, SeatTakings())
        more = {name: getattr(there, name) + added for name, added in cents.items()}
        return replace(self, seats={**self.seats, seat: replace(there, **more)})


def taken_by(slip: TableSlip, played: TableRound, expected_cents: int) -> tuple[int, int]:
    """What was wagered with a slip, and what it was paid, as a day's report counts it: what went
    back because it does not count was never wagered, and what is forfeited was not won."""
    forfeited = slip.judged is not None and slip.judged.forfeited
    counts = slip.status is SlipStatus.REGISTERED and played.outcome is not None
    if forfeited or not counts:
        return 0, 0
    spread_cents = sum(cents for wager, cents in slip.stakes.items() if is_spread(wager))
    back_cents = spread_cents if played.ring is None else 0
    return sum(slip.stakes.values()) - back_cents, expected_cents - back_cents
