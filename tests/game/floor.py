"""A table and its terminals playing together, with orders and answers passed between them."""

from collections.abc import Mapping
from contextlib import suppress
from random import Random

from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.game.money import Place
from kiosk.game.refusal import Refused
from kiosk.game.table import commands as sgc
from kiosk.game.table.state import SlipStatus
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Phase
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay, NoSpinConsequence
from tests.game.stories import TableStory, TerminalStory

CHIPS = (100, 500, 2500, 10_000)


class Floor:
    """Chance comes from the seed alone, so a failing evening can be played again."""

    def __init__(self, book: RuleBook, *, seats: int, seed: int) -> None:
        self.book, self.random = book, Random(seed)
        self.table = TableStory(book)
        self.seats = {str(n): TerminalStory(book, str(n)) for n in range(1, seats + 1)}
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
        return self

    def round(self) -> None:
        for name, seat in self.seats.items():
            self._come_and_go(name, seat)
        self.table.tell(sgc.OpenRound(30, 0))
        number = self.table.state.round
        for seat in self.seats.values():
            seat.tell(ats.OpenWagering(number, 30))
            for _ in range(self.random.randrange(6)):
                self._touch(seat)
        self._close(number)
        self._spin(number)
        self._maybe_correct()

    def _come_and_go(self, name: str, seat: TerminalStory) -> None:
        if seat.state.account_open and self.random.random() < 0.15:
            self._leave(name, seat)
        if not seat.state.account_open or seat.state.credit_cents < 1000:
            seat.tell(ats.StackNote(self.key("note"), self.random.choice((2000, 5000, 10_000))))
        self.table.tell(sgc.SetPlaying(name, True))

    def _leave(self, name: str, seat: TerminalStory) -> None:
        try:
            seat.tell(ats.CashOut(CashOutWay.TICKET, key := self.key("ticket")))
            seat.tell(ats.TicketDone(key))
        except Refused:
            if not seat.state.wagers_down and seat.state.credit_cents:
                key, cents = self.key("pay"), seat.state.credit_cents
                self.table.tell(sgc.HandPay(key, name, cents, "ann"))
                seat.tell(ats.HandPay(key, "ann"))

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

    def _close(self, number: int) -> None:
        self.table.tell(sgc.CloseRound("clock"))
        missing: dict[str, str] = {}
        for name, seat in self.seats.items():
            seat.tell(ats.EndWagering(number, self.key("slip")))
            sent = seat.state.sent
            if sent is None:
                continue
            if self.random.random() < 0.05:
                missing[name] = sent.key
                continue
            ended = next(x for x in reversed(seat.facts) if isinstance(x, f.WageringEnded))
            self.table.tell(
                sgc.RegisterSlip(
                    name, number, sent.key, sent.stakes, sent.promotional, ended.short_stack
                )
            )
        self.table.tell(sgc.EndGrace(missing))
        for name, slip in self.table.state.current.slips.items():
            if slip.status is SlipStatus.REGISTERED:
                self.seats[name].tell(ats.ConfirmSlip(number, slip.key))
            else:
                self.seats[name].tell(ats.RefuseSlip(number, slip.key, "late"))

    def _spin(self, number: int) -> None:
        if self.random.random() < 0.05:
            self._no_spin(number)
        if self.table.state.phase.value != "spinning":
            return
        outcome = self.random.choice(self.book.wheel.order)
        self.table.tell(sgc.ConfirmResult(outcome, "ann"))
        for name, seat in self.seats.items():
            seat.tell(ats.Settle(number, outcome))
            self._report(name, number)

    def _no_spin(self, number: int) -> None:
        reason = self.random.choice(self.book.terms.no_spin.reasons).id
        self.table.tell(sgc.CallNoSpin(reason))
        for seat in self.seats.values():
            seat.tell(ats.CallNoSpin(number, reason))
        if self.book.terms.no_spin.then is NoSpinConsequence.VOID:
            assert all(seat.state.phase is Phase.IDLE for seat in self.seats.values())

    def _maybe_correct(self) -> None:
        settled = [n for n, r in self.table.state.rounds.items() if r.settlement and not r.void]
        if not settled or self.random.random() > 0.15:
            return
        number = self.random.choice(settled[-5:])
        other = [p for p in self.book.wheel.order if p != self.table.state.rounds[number].outcome]
        outcome = self.random.choice(other)
        self.table.tell(sgc.Freeze("wrong number"))
        self.table.tell(sgc.CorrectResult(number, outcome, "ann", "misread"))
        settlement = self.table.state.rounds[number].settlement
        for name, seat in self.seats.items():
            case = self.key("case")
            seat.tell(
                ats.Freeze("wrong number"), ats.CorrectRound(number, settlement, outcome, case)
            )
            seat.tell(ats.Thaw())
            self._report(name, number)
        self.table.tell(sgc.Thaw())

    def _report(self, name: str, number: int) -> None:
        played = self.seats[name].state.played[number]
        if name in self.table.state.rounds[number].slips:
            credited = played.winnings_cents + played.returned_cents
            self.table.tell(
                sgc.ReportSettlement(name, number, played.settlement, credited, self.key("case"))
            )

    def journals(self) -> Mapping[str, list[f.Fact]]:
        return {"table": self.table.facts} | {n: s.facts for n, s in self.seats.items()}

    def cents(self, place: Place) -> int:
        return sum(seat.state.money[place] for seat in self.seats.values())
