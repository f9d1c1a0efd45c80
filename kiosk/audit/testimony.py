"""What the journal of one machine says of others: claims that they must make too, and heads."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain

from kiosk.audit import table_claims, terminal_claims
from kiosk.audit.claim_store import ClaimStore
from kiosk.audit.claims import EVERYBODY, Claim
from kiosk.audit.heads import heads_named
from kiosk.audit.places import Place, Said
from kiosk.game import facts as f
from kiosk.game.funds.standing import has_cents
from kiosk.game.history import State
from kiosk.game.money import MoneyPlace
from kiosk.game.round.state import TerminalPhase
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.journal.record import Head

_WITHOUT_HEAD = (f.SlipTurnedDown, f.PointsTurnedDown, f.TicketRecovered, f.SeatRecovered)
_DOWN = (MoneyPlace.STAKE, MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED)


@dataclass(frozen=True, slots=True)
class Named:
    """A head of another journal."""

    head: Head
    seq: int
    """The fact that names it."""
    at_ms: int = 0
    came: f.Came | None = None
    """If it is a fact by itself."""
    follows: bool = False
    """At a terminal, of a table that had lost facts: it counts on from there."""


@dataclass(frozen=True, slots=True)
class Had:
    """At one moment, at a terminal."""

    credit_cents: int
    down_cents: int
    all_cents: int


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
    had: list[Had] = field(default_factory=list)
    """Of a terminal, after each fact but the first."""
    had_from: int = 1
    """The last fact whose money is not in `had`."""
    told_money: list[tuple[Place, f.SeatLost | f.SeatFundsTold]] = field(default_factory=list)
    """Of a table: what a terminal has told it of its money."""
    written_ms: "array[int]" = field(default_factory=lambda: array("q"))
    """When each fact was written."""
    told_all: int = 0
    """Of a table: the fact from which on it writes down how far a terminal's journal has come with
    all that it is told. 0: it never did."""
    store: ClaimStore | None = None
    """What is not in `claims` any more."""
    machine: int = 0
    """By which it is known there."""
    _ordered: bool = False
    """The fact before was an order of staff."""

    def take(self, place: Place, fact: f.Fact, before: State, after: State) -> None:
        at_table = isinstance(after, Table)
        seat = getattr(fact, "seat", EVERYBODY) if at_table else ""
        came = fact.came if isinstance(fact, f.HeadSeen | f.TableHeadSeen) else None
        follows = isinstance(fact, f.TableRecovered)
        for head in heads_named(fact):
            named = Named(head, place.seq, place.at_ms, came, follows)
            self.heads.setdefault(seat, []).append(named)
        without = isinstance(fact, _WITHOUT_HEAD)
        place = replace(place, headless=self._ordered or without)
        self._ordered = isinstance(fact, f.StaffOrdered)
        if isinstance(fact, f.PaperLimitsSet) and not self.told_all:
            self.told_all = place.seq
        if isinstance(fact, f.RecoveryBegun):
            self.recoveries.append(place.seq)
        if isinstance(fact, f.SeatRecovered):
            self.recovered.setdefault(fact.seat, []).append(place.seq)
        if isinstance(fact, f.SeatLost | f.SeatFundsTold):
            self.told_money.append((place, fact))
        if isinstance(after, Table):
            assert isinstance(before, Table)
            said_here = table_claims.says.of(fact, before, after)
            for of, claim in chain(said_here, table_claims.tournament_claims(before, after)):
                self._claim(of, claim, place)
            return
        if not isinstance(after, Terminal):
            return
        down_cents = sum(after.money[down] for down in _DOWN)
        had = Had(after.credit_cents, down_cents, has_cents(after))
        self.had.append(self.had[-1] if self.had and self.had[-1] == had else had)
        said = [*terminal_claims.says.of(fact, before, after)]
        for claim in (*said, _in_round(after)):
            self._claim(after.seat, claim, place)

    def see(self, at_ms: int) -> None:
        """Each fact, as it comes."""
        self.written_ms.append(at_ms)

    def _claim(self, seat: str, claim: Claim, place: Place) -> None:
        self.claims.setdefault(seat, {}).setdefault(claim, place)

    def of(self, seat: str) -> Said:
        held = self.claims.get(EVERYBODY, {}) | self.claims.get(seat, {})
        if self.store is None:
            return Said(held)
        return Said(held, (partial(self._before, seat), partial(self._before, EVERYBODY)))

    def _before(self, seat: str, claim: Claim) -> Place | None:
        assert self.store is not None
        return self.store.find(self.machine, seat, claim)

    def all_of(self, topic: str) -> Iterator[tuple[Claim, Place]]:
        for claims in self.claims.values():
            yield from ((claim, at) for claim, at in claims.items() if claim[0] == topic)

    def heads_of(self, seat: str = "") -> list[Named]:
        return self.heads.get(seat, [])


def _in_round(state: Terminal) -> Claim:
    """As a terminal tells it to a table that has lost facts."""
    here = state.round
    if here.phase is TerminalPhase.IDLE:
        return ("in round", 0, "", False)
    registered = here.phase is TerminalPhase.SPINNING and here.sent is not None
    return ("in round", here.number, here.sent.key if here.sent else "", registered)
