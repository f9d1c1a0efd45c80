"""What the journal of one machine says of others: claims that they must make too, and heads."""

from dataclasses import dataclass, field

from kiosk.audit import table_claims, terminal_claims
from kiosk.audit.claims import EVERYBODY, Claim
from kiosk.audit.heads import heads_named
from kiosk.game import facts as f
from kiosk.game.funds.standing import has_cents
from kiosk.game.history import State
from kiosk.game.money import MoneyPlace
from kiosk.game.table.state import Table
from kiosk.journal.record import Head

_DOWN = (MoneyPlace.STAKE, MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a claim stands."""

    seq: int
    at_ms: int


@dataclass(frozen=True, slots=True)
class Named:
    """A head of another journal."""

    head: Head
    seq: int
    """The fact that names it."""
    hello: bool = False
    """A connection began with it: machines may have been started anew, and their clocks set."""


@dataclass(slots=True)
class Testimony:
    claims: dict[str, dict[Claim, Place]] = field(default_factory=dict)
    """By seat: where each is said first."""
    heads: dict[str, list[Named]] = field(default_factory=dict)
    """By seat, or the table's if there is none."""
    recoveries: list[int] = field(default_factory=list)
    """Of a table that lost facts: where each recovery began."""
    recovered: dict[str, list[int]] = field(default_factory=dict)
    """And by seat, where its terminal had told all that it holds."""

    def take(self, place: Place, fact: f.Fact, before: State, after: State) -> None:
        at_table = isinstance(after, Table)
        seat = getattr(fact, "seat", EVERYBODY) if at_table else ""
        hello = isinstance(fact, f.HeadSeen)
        for head in heads_named(fact):
            self.heads.setdefault(seat, []).append(Named(head, place.seq, hello))
        if isinstance(fact, f.RecoveryBegun):
            self.recoveries.append(place.seq)
        if isinstance(fact, f.SeatRecovered):
            self.recovered.setdefault(fact.seat, []).append(place.seq)
        if isinstance(after, Table):
            for of, claim in table_claims.says.of(fact, before, after):
                self._claim(of, claim, place)
            return
        down_cents = sum(after.money[down] for down in _DOWN)
        said = [*terminal_claims.says.of(fact, before, after)]
        money = (("money", after.credit_cents, down_cents), ("has", has_cents(after)))
        for claim in (*said, *money):
            self._claim(after.seat, claim, place)

    def _claim(self, seat: str, claim: Claim, place: Place) -> None:
        self.claims.setdefault(seat, {}).setdefault(claim, place)

    def of(self, seat: str) -> dict[Claim, Place]:
        return self.claims.get(EVERYBODY, {}) | self.claims.get(seat, {})

    def heads_of(self, seat: str = "") -> list[Named]:
        return self.heads.get(seat, [])
