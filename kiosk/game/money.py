"""Where every cent is. Money is always in exactly one place, and it got there from somewhere.

What came in equals what is in all places, at every fact. What a correction finds to have been paid
out wrongly, and is gone, counts as owed: it came in as a debt, and no meter turns negative.
"""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field


class Source(StrEnum):
    """How money came in."""

    NOTES = "notes"
    TICKETS = "tickets"
    STAFF = "staff"
    VOUCHERS = "vouchers"
    WINS = "wins"
    OWED = "owed"
    JACKPOTS = "jackpots"


class MoneyPlace(StrEnum):
    """Where money is, or how it left."""

    CREDIT = "credit"
    PROMOTIONAL = "promotional"
    """Vouchers not yet wagered: they can be staked but never cashed out (S4 1.1 casino promotional
    token or voucher)."""
    STAKE = "stake"
    IN_DOUBT = "in_doubt"
    """The slip was sent and the table has not answered."""
    REGISTERED = "registered"
    WIN_DUE = "win_due"
    """Won while the account was frozen; credited by the thaw."""
    WITHHELD = "withheld"
    NOTE_PENDING = "note_pending"
    TICKET_PENDING = "ticket_pending"
    LOST = "lost"
    TICKET_ISSUED = "ticket_issued"
    HAND_PAID = "hand_paid"
    TIPPED = "tipped"
    """Given to the dealer."""


GONE = frozenset(
    (MoneyPlace.LOST, MoneyPlace.TICKET_ISSUED, MoneyPlace.HAND_PAID, MoneyPlace.TIPPED)
)
"""How money leaves a terminal for good."""
HELD = frozenset(
    (
        MoneyPlace.CREDIT,
        MoneyPlace.PROMOTIONAL,
        MoneyPlace.STAKE,
        MoneyPlace.IN_DOUBT,
        MoneyPlace.REGISTERED,
        MoneyPlace.WIN_DUE,
        MoneyPlace.WITHHELD,
        MoneyPlace.NOTE_PENDING,
        MoneyPlace.TICKET_PENDING,
    )
)
"""Where it is the player's. Every place is one or the other, so that no report takes a new way
out for money that is still there."""
assert set(MoneyPlace) == GONE | HELD and not GONE & HELD


class Money(Struct, frozen=True):
    sources: Mapping[Source, int] = field(default_factory=lambda: dict.fromkeys(Source, 0))
    places: Mapping[MoneyPlace, int] = field(default_factory=lambda: dict.fromkeys(MoneyPlace, 0))

    def __getitem__(self, place: MoneyPlace) -> int:
        # A snapshot of before may not have it.
        return self.places.get(place, 0)

    def came_in(self, cents: int, source: Source, place: MoneyPlace) -> "Money":
        """A negative amount takes back what had come in: a correction's reversal."""
        return Money(
            {**self.sources, source: self.sources.get(source, 0) + cents},
            {**self.places, place: self[place] + cents},
        )

    def moved(self, cents: int, origin: MoneyPlace, target: MoneyPlace) -> "Money":
        places = {**self.places, origin: self[origin] - cents}
        places[target] = places.get(target, 0) + cents
        return Money(self.sources, places)

    def check(self) -> None:
        """The money equation. A state that breaks it is never shown, stored or acted on."""
        came_cents, held_cents = sum(self.sources.values()), sum(self.places.values())
        assert came_cents == held_cents, (
            f"{came_cents} cents came in, {held_cents} are accounted for"
        )
        if min(self.places.values()) < 0:
            overdrawn = {place: cents for place, cents in self.places.items() if cents < 0}
            raise AssertionError(f"these places would hold less than nothing: {overdrawn}")
