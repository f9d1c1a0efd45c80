"""A table and its terminals playing together, over a link that may lose everything for a while."""

from collections.abc import Mapping
from contextlib import suppress
from random import Random

from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.game.reconcile import Past, Standing, news, orders, standing_of
from kiosk.game.refusal import Refused
from kiosk.game.table import commands as sgc
from kiosk.game.table.state import Phase
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay, Tender
from tests.game.stories import TableStory, TerminalStory

CHIPS = (100, 500, 2500, 10_000)
EXCHANGES_MAX = 20


class Floor:
    """Chance comes from the seed alone, so a failing evening can be played again."""

    def __init__(self, book: RuleBook, *, seats: int, seed: int, away: float = 0.0) -> None:
        self.book, self.random = book, Random(seed)
        self.away = away
        """How likely a seat is to hear nothing of a step, and not to be heard."""
        self.table = TableStory(book)
        self.seats = {str(n): TerminalStory(book, str(n)) for n in range(1, seats + 1)}
        self._stood: dict[str, tuple[Terminal, Standing]] = {}
        self._past = {name: Past() for name in self.seats}
        self._keys = 0
        self.table.facts.append(begun(book, f.Role.TABLE))
        self.table.tell(sgc.OpenTable(1_000_000, "ann"))
        for name, seat in self.seats.items():
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
        self.table.tell(sgc.OpenRound(30, 0))
        self.exchange()
        for seat in self.seats.values():
            for _ in range(self.random.randrange(6)):
                self._touch(seat)
        self.table.tell(sgc.CloseRound("clock"))
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
        for order in orders(self.table.state, self._standing(seat), key=self.key("order")):
            self._obey(name, seat, order)
        self._learn(seat)
        return before != (self.table.state, seat.state)

    def _learn(self, seat: TerminalStory) -> None:
        for command in news(self.table.state, self._standing(seat), now_ms=0):
            self.table.tell(command)

    def _standing(self, seat: TerminalStory) -> Standing:
        """With what both remember of before left out, from which nothing else may come."""
        table, state = self.table.state, seat.state
        standing = standing_of(state, before=self._stood.get(state.seat))
        assert standing == standing_of(state)
        self._stood[state.seat] = (state, standing)
        left = self._past[state.seat].left_out(table, standing)
        assert orders(table, left, key="k") == orders(table, standing, key="k")
        assert [*news(table, left, now_ms=0)] == [*news(table, standing, now_ms=0)]
        return left

    def _obey(self, name: str, seat: TerminalStory, order: ats.Command) -> None:
        """Only a payment may be refused: the table then hears why, and does not ask again."""
        if not isinstance(order, ats.HandPay | ats.Credit):
            seat.tell(order)
            return
        try:
            seat.tell(order)
        except Refused as refused:
            self.table.tell(sgc.AnswerPayment(name, order.key, False, str(refused)))

    def _come_and_go(self, name: str, seat: TerminalStory) -> None:
        if seat.state.account_open and self.random.random() < 0.15:
            self._leave(name, seat)
        if not seat.state.account_open or seat.state.credit_cents < 1000:
            cents = self.random.choice((2000, 5000, 10_000))
            seat.tell(ats.StackNote(self.key("note"), cents))
            if self.random.random() < 0.3:
                self.table.tell(sgc.Credit(self.key("credit"), name, cents, Tender.CASH, "ann"))

    def _leave(self, name: str, seat: TerminalStory) -> None:
        try:
            seat.tell(ats.CashOut(CashOutWay.TICKET, key := self.key("ticket")))
            seat.tell(ats.TicketDone(key))
        except Refused:
            if not seat.state.wagers_down and seat.state.credit_cents and not seat.state.frozen:
                self._order_hand_pay(name, seat)

    def _order_hand_pay(self, name: str, seat: TerminalStory) -> None:
        """By what staff see; the order arrives when the terminal is there to hear it."""
        if not any(due.seat == name for due in self.table.state.due.values()):
            cents = seat.state.credit_cents
            self.table.tell(sgc.HandPay(self.key("pay"), name, cents, "ann"))
            self.exchange()

    def _touch(self, seat: TerminalStory) -> None:
        wager = self.random.choice(list(self.book.wagers))
        touches: list[ats.Command] = [
            ats.Place(wager, self.random.choice(CHIPS)),
            ats.Place(wager, self.random.choice(CHIPS)),
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
        if self.table.state.phase is Phase.SPINNING:
            self.table.tell(sgc.ConfirmResult(self.random.choice(self.book.wheel.order), "ann"))

    def _maybe_correct(self) -> None:
        settled = [n for n, r in self.table.state.rounds.items() if r.settlement and not r.void]
        if not settled or self.random.random() > 0.15:
            return
        number = self.random.choice(settled[-5:])
        other = [p for p in self.book.wheel.order if p != self.table.state.rounds[number].outcome]
        self.table.tell(
            sgc.Freeze("wrong number"),
            sgc.CorrectResult(number, self.random.choice(other), "ann", "misread"),
        )
        self.exchange()
        self.table.tell(sgc.Thaw())
        self.exchange()

    def journals(self) -> Mapping[str, list[f.Fact]]:
        return {"table": self.table.facts} | {n: s.facts for n, s in self.seats.items()}
