"""A table and its terminals playing together, over a link that may lose everything for a while."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec

from kiosk.game import facts as f
from kiosk.game import reconcile
from kiosk.game.cases.standing import OTHER_ACCOUNT
from kiosk.game.given import Given
from kiosk.game.history import begun
from kiosk.game.receipts.standing import Sign
from kiosk.game.reconcile import Past, Quiet, Standing, news, orders, standing_of
from kiosk.game.refusal import Refused
from kiosk.game.round.state import TablePhase
from kiosk.game.round.table import MACHINES, ball_to_examine
from kiosk.game.staff.table import MAY
from kiosk.game.table import commands as sgc
from kiosk.game.table.machine import apply, decide
from kiosk.game.table.state import Table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.machine import decide as decide_terminal
from kiosk.game.terminal.state import Terminal
from kiosk.game.times import DAY_MS
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay, Tender
from tests.game.stories import TableStory, TerminalStory

NOW_MS = 1_763_000_000_000

CHIPS = (100, 500, 2500, 10_000)
EXCHANGES_MAX = 20


class Written(list[f.Fact]):
    """Facts, and when each was written."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        super().__init__()
        self.times: list[int] = []
        self._now_ms = now_ms

    def append(self, fact: f.Fact) -> None:
        self.times.append(self._now_ms())
        super().append(fact)

    def first(self, count: int) -> "Written":
        """As they stood when there were no more: with their times, by which they are hashed."""
        kept = Written(self._now_ms)
        kept.extend(self[:count])
        kept.times = self.times[:count]
        return kept


class StaffedTable(TableStory):
    """What only staff may order they do order: Ann, and Bob beside her."""

    def __init__(self, book: RuleBook) -> None:
        super().__init__(book)
        self.why = "it was time"
        self._passed_ms = 0
        self.facts = Written(lambda: self.now_ms)
        self.facts.append(begun(book, f.Role.TABLE))
        for name in ("ann", "bob"):
            self.decide(sgc.EnrolStaff(name, f.StaffRole.SUPERVISOR, "salt", "hash"))

    def decide(self, command: sgc.Command, **given: Any) -> f.Facts:
        if isinstance(command, sgc.CloseRound):
            self._passed_ms += 1000 * self.state.round.period_s
        asked = self._given(command, {"now_ms": self.now_ms, "second": "bob"} | given)
        given = msgspec.structs.asdict(asked)
        if asked.who not in MACHINES and _is_of_staff(command):
            decide(self.book, self.state, command, asked)  # what is refused is no order
            self._happen(_ordered(command, asked, self.why))
        return super().decide(command, **given)

    @property
    def now_ms(self) -> int:
        return NOW_MS + self._passed_ms + len(self.facts)

    def _happen(self, fact: f.Fact) -> None:
        self.facts.append(f.decode(f.encode(fact)))
        self.state = apply(self.state, fact)


def _is_of_staff(command: sgc.Command) -> bool:
    """A case about money that a terminal cannot take back is opened upon its own word."""
    told = isinstance(command, sgc.OpenCase) and command.what == OTHER_ACCOUNT
    return type(command) in MAY[f.StaffRole.SUPERVISOR] and not told


def _ordered(command: sgc.Command, asked: Given, why: str) -> f.StaffOrdered:
    about = msgspec.to_builtins(command)
    if isinstance(command, sgc.EnrolStaff):
        about = {"name": command.name, "role": command.role}
    return f.StaffOrdered(
        key=asked.key,
        who=asked.who,
        second=asked.second if asked.second in ("ann", "bob") else "",
        why=why,
        order=str(command.__struct_config__.tag),
        asked=msgspec.json.encode(about).decode(),
    )


def times_ms(facts: Sequence[f.Fact]) -> Iterator[int]:
    """When each was written: time passes while wagering is open."""
    if isinstance(facts, Written):
        yield from facts.times
        return
    at_ms, period_ms = NOW_MS, 0
    for number, fact in enumerate(facts):
        if isinstance(fact, f.RoundOpened | f.WageringOpened):
            period_ms = 1000 * fact.period_s
        if isinstance(fact, f.RoundClosed | f.WageringEnded):
            at_ms += period_ms
        yield at_ms + number


def _only(whole: Any, compared: Any, **others: Any) -> Any:
    """As much of it as an attrgetter gets."""
    _, names = compared.__reduce__()
    return SimpleNamespace(**{name: getattr(whole, name) for name in names}, **others)


def require_nothing_else_is_looked_at(table: Table, at: Standing) -> None:
    """Whoever is not asked again while what is compared is the same may look at nothing besides."""
    there = table.seats[at.seat]
    notes = SimpleNamespace(notes=there.funds.notes) if there.funds is not None else None
    seat = _only(there, reconcile._of_seat, funds=notes)
    seen = _only(table, reconcile._of_table, seats={at.seat: seat})
    told = _only(at, reconcile._of_standing, seat=at.seat)
    assert reconcile._news_beside(seen, told, None) == reconcile._news_beside(table, at, None)
    orders_beside = reconcile._orders_beside
    assert orders_beside(seen, told, (), None) == orders_beside(table, at, (), None)


class Floor:
    """Chance comes from the seed alone, so a failing evening can be played again."""

    sign: Sign | None = None
    """Whether, and how, the table signs receipts."""

    def __init__(self, book: RuleBook, *, seats: int, seed: int, away: float = 0.0) -> None:
        self.book, self.random = book, Random(seed)
        self.away = away
        """How likely a seat is to hear nothing of a step, and not to be heard."""
        self.table = StaffedTable(book)
        self.seats = {str(n): TerminalStory(book, str(n)) for n in range(1, seats + 1)}
        self._stood: dict[str, tuple[Terminal, Standing]] = {}
        self._looked: dict[str, tuple[Table, Terminal, Standing]] = {}
        self._past = {name: Past() for name in self.seats}
        self._quiet = {name: Quiet() for name in self.seats}
        self._keys = 0
        self.table.tell(sgc.OpenTable(1_000_000))
        for name, seat in self.seats.items():
            seat.facts = Written(lambda: self.table.now_ms)
            seat.facts.append(begun(book, f.Role.TERMINAL, name))
            self.table.tell(sgc.Join(name))

    def key(self, what: str) -> str:
        self._keys += 1
        return f"{what}-{self._keys}"

    def play(self, rounds: int) -> "Floor":
        for _ in range(rounds):
            self.round()
        self.away = 0
        self.exchange()
        return self

    def round(self) -> None:
        for name, seat in self.seats.items():
            self._come_and_go(name, seat)
        self.table.tell(sgc.OpenRound(30))
        self.exchange()
        for seat in self.seats.values():
            for _ in range(self.random.randrange(6)):
                self._touch(seat)
        self.table.tell(sgc.CloseRound())
        self.exchange()
        self.table.tell(sgc.EndGrace())
        self.exchange()
        self._spin()
        self.exchange()
        self._maybe_correct()

    def exchange(self) -> None:
        """Slips and reports up, orders down, until nobody has anything left to say."""
        here = [name for name in self.seats if self.random.random() >= self.away]
        for _ in range(EXCHANGES_MAX):
            if not any([self._exchange(name, self.seats[name]) for name in here]):
                return
        raise AssertionError("table and terminal never come to an end")

    def _exchange(self, name: str, seat: TerminalStory) -> bool:
        before = (self.table.state, seat.state)
        self._learn(seat)
        at, key = self._standing(seat), self.key("order")
        for order in orders(self.table.state, at, key=key, sign=self.sign):
            self._obey(name, seat, order)
        self._learn(seat)
        return before != (self.table.state, seat.state)

    def _learn(self, seat: TerminalStory) -> None:
        for command in news(self.table.state, self._standing(seat)):
            self.table.tell(command)

    def _standing(self, seat: TerminalStory) -> Standing:
        """With what both remember of before left out, from which nothing else may come."""
        table, state = self.table.state, seat.state
        last = self._looked.get(state.seat)
        if last is not None and last[0] is table and last[1] is state:
            return last[2]
        standing = standing_of(state, before=self._stood.get(state.seat))
        assert standing == standing_of(state)
        self._stood[state.seat] = (state, standing)
        left = self._past[state.seat].left_out(table, standing)
        assert orders(table, left, key="k") == orders(table, standing, key="k")
        assert [*news(table, left)] == [*news(table, standing)]
        require_nothing_else_is_looked_at(table, left)
        quiet = self._quiet[state.seat]
        for _ in range(2):  # once to remember what is quiet, and once to leave it out
            assert orders(table, left, key="k", quiet=quiet) == orders(table, standing, key="k")
            assert [*news(table, left, quiet=quiet)] == [*news(table, standing)]
        self._looked[state.seat] = table, state, left
        return left

    def _obey(self, name: str, seat: TerminalStory, order: ats.Command) -> None:
        """Only a payment may be refused: the table then hears why, and does not ask again."""
        if not isinstance(order, ats.HandPay | ats.Credit | ats.CreditJackpot):
            seat.tell(order)
            return
        try:
            seat.tell(order)
        except Refused as refused:
            self.table.tell(sgc.AnswerPayment(name, order.key, False, str(refused)))

    def _come_and_go(self, name: str, seat: TerminalStory) -> None:
        if seat.state.account.open and self.random.random() < 0.15:
            self._leave(name, seat)
        if not seat.state.account.open or seat.state.credit_cents < 1000:
            cents = self.random.choice((2000, 5000, 10_000))
            seat.tell(ats.StackNote(self.key("note"), cents))
            if self.random.random() < 0.3:
                self.table.tell(sgc.Credit(name, cents, Tender.CASH), key=self.key("credit"))

    def _leave(self, name: str, seat: TerminalStory) -> None:
        try:
            self._print(name, seat)
        except Refused:
            if (
                not seat.state.wagers_down
                and seat.state.credit_cents
                and not seat.state.locks.frozen
            ):
                self._order_hand_pay(name, seat)

    def _print(self, name: str, seat: TerminalStory) -> None:
        key, cents = self.key("ticket"), seat.state.credit_cents
        number = f"{self._keys:018}"
        decide_terminal(self.book, seat.state, ats.CashOut(CashOutWay.TICKET, number))
        self.table.tell(
            sgc.ReserveTicket(key, name, number, cents, self.table.now_ms + 30 * DAY_MS)
        )
        seat.tell(ats.CashOut(CashOutWay.TICKET, number), ats.TicketDone(number))

    def _order_hand_pay(self, name: str, seat: TerminalStory) -> None:
        """By what staff see; the order arrives when the terminal is there to hear it."""
        if not any(due.seat == name for due in self.table.state.due.values()):
            cents = seat.state.credit_cents
            self.table.tell(sgc.HandPay(name, cents), key=self.key("pay"))
            self.exchange()

    def _touch(self, seat: TerminalStory) -> None:
        wager = self.random.choice(list(self.book.wagers))
        touches: list[ats.Command] = [
            ats.PlaceChip(wager, self.random.choice(CHIPS)),
            ats.PlaceChip(wager, self.random.choice(CHIPS)),
            ats.Repeat(),
            ats.Double(),
            ats.Undo(),
        ]
        if self.book.announced:
            announced = self.random.choice(list(self.book.announced))
            touches.append(ats.PlacePieces(announced, 100))
        with suppress(Refused):
            seat.tell(self.random.choice(touches))

    def _spin(self) -> None:
        if self.random.random() < 0.05:
            reason = self.random.choice(self.book.terms.no_spin.reasons).id
            self.table.tell(sgc.CallNoSpin(reason))
        if ball_to_examine(self.book, self.table.state):
            self.table.tell(sgc.ExamineBall("it is as it should be"))
        if self.table.state.round.phase is TablePhase.SPINNING:
            self.table.tell(sgc.ConfirmResult(self.random.choice(self.book.wheel.order)))

    def _maybe_correct(self) -> None:
        settled = [n for n, r in self.table.state.round.kept.items() if r.settlement and not r.void]
        if not settled or self.random.random() > 0.15:
            return
        number = self.random.choice(settled[-5:])
        other = [
            p for p in self.book.wheel.order if p != self.table.state.round.kept[number].outcome
        ]
        self.table.tell(
            sgc.Freeze("wrong number"),
            sgc.CorrectResult(number, self.random.choice(other), "misread"),
        )
        self.exchange()
        self.table.tell(sgc.Thaw())
        self.exchange()

    def journals(self) -> Mapping[str, list[f.Fact]]:
        return {"table": self.table.facts} | {n: s.facts for n, s in self.seats.items()}
