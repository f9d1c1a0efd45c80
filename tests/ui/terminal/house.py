"""A seat without a journal or a link: the machine of the game decides, at once and in this process.

It stands where `Machine[TerminalService]` stands and can be told everything a table or a device
tells a terminal, so that a screen meets each situation without waiting for one.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from kiosk.devices.ports import (
    NoPrinter,
    Printed,
    PrinterCondition,
    PrinterStatus,
    TicketFace,
    TicketPrinter,
)
from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.machine import apply, decide, new_terminal
from kiosk.game.terminal.state import Terminal
from kiosk.game.times import MINUTE_MS
from kiosk.journal.facts import entries
from kiosk.journal.record import Head, Record, genesis, link
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay
from kiosk.terminal.cash_out import CashingOut
from kiosk.terminal.service import WITHOUT_TABLE
from kiosk.terminal.staff_menu import StaffMenu
from kiosk.ui.terminal.terminal_view import Times

SEAT = "3"
REALITY_CHECK_MS = 30 * MINUTE_MS
TABLE = "Table 7"
TICKET = "001234567890123456"
STAFF = {
    "sue": f.StaffRole.SUPERVISOR,
    "tess": f.StaffRole.TECHNICIAN,
    "rex": f.StaffRole.AUDITOR,
}
PIN = "271828"
"""Of everybody."""


@dataclass
class Link:
    up: bool = True
    table: str = TABLE

    @contextmanager
    def asking(self, key: str) -> Iterator[None]:
        yield

    async def ask(self, question: m.Message, of: str) -> m.Message:
        """The table's answer."""
        require(self.up, Reason.NO_TABLE)
        match question:
            case m.AskStaff():
                return m.StaffThere(id=of, staff=STAFF)
            case m.SignIn(pin=pin) | m.ClearMemory(second_pin=pin):
                right = pin == PIN
                return m.Answer(id=of, done=right, reason="" if right else Reason.WRONG_PIN)
            case m.SignOut():
                return m.Answer(id=of, done=True)
            case _:
                return m.TicketReserved(key=of, number=TICKET, expires_ms=1_800_000_000_000)


class Printer:
    """Prints when the test says so."""

    def __init__(self) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self.status = PrinterStatus(PrinterCondition.READY)
        self._printed: asyncio.Future[Printed] | None = None
        self.faces: list[TicketFace] = []

    async def print(self, face: TicketFace) -> Printed:
        self.faces.append(face)
        self._printed = asyncio.get_event_loop().create_future()
        return await self._printed

    def answers(self, printed: Printed) -> None:
        assert self._printed is not None, "nothing is being printed"
        in_chute = printed is Printed.DONE
        self.status = PrinterStatus(PrinterCondition.READY, in_chute=in_chute)
        self._printed.set_result(printed)

    def is_emptied(self) -> None:
        """Somebody has taken the ticket."""
        self.status = PrinterStatus(PrinterCondition.READY, in_chute=False)
        self.on_change()


@dataclass
class Clock:
    """Stands still until it is moved."""

    now_ms: int = 1_700_000_000_000
    passed_s: float = 1000.0
    of_day: str = "20:15:30"

    def times(self) -> Times:
        return Times(
            now_ms=lambda: self.now_ms,
            of_day=lambda ms: self.of_day,
            monotonic_s=lambda: self.passed_s,
        )


@dataclass
class Outside:
    """What a cash-out needs of the world."""

    now_ms: Callable[[], int]
    printer: TicketPrinter
    draw_key: Callable[[], str] = lambda: "key"
    ticket_limit_cents: int | None = None
    door: bool | None = None

    def door_open(self) -> bool | None:
        return self.door


class Log:
    """A journal in memory, of which only the facts are asked."""

    def __init__(self, first: f.Begun) -> None:
        self._records = link(genesis("terminal"), entries([first], at_ms=0))

    def write(self, facts: Sequence[f.Fact], now_ms: int) -> None:
        self._records += link(self.head, entries(facts, at_ms=now_ms))

    @property
    def head(self) -> Head:
        return self._records[-1].head

    def records(self, after: int = 0) -> list[Record]:
        return self._records[after:]


@dataclass
class Keeper:
    log: Log

    @property
    def head(self) -> Head:
        return self.log.head


class Seat:
    """In the place of `TerminalService`."""

    def __init__(self, book: RuleBook, clock: Clock, printer: TicketPrinter) -> None:
        self.book = book
        self.clock = clock
        self.state: Terminal = new_terminal(book, SEAT)
        self.link = Link()
        self.left_s: float | None = None
        self.asked: list[c.Command] = []
        """Every command that reached the machine, obeyed or refused."""
        self.on_change: Callable[[], None] = lambda: None
        self.on_facts: Callable[[Sequence[f.Fact]], None] = lambda facts: None
        self.outside = Outside(now_ms=lambda: clock.now_ms, printer=printer)
        self.keeper = Keeper(Log(begun(book, f.Role.TERMINAL, SEAT)))
        self.pictures: list[bytes] = []
        """That were kept for disputes."""
        self.cashing_out = CashingOut(self, book, self.outside)  # type: ignore[arg-type] # see `Link`
        self.staff = StaffMenu(self, book, self.outside)  # type: ignore[arg-type] # likewise
        self.cashing_out.on_change = self._changed

    def _changed(self) -> None:
        self.on_change()

    @property
    def now_ms(self) -> int:
        return self.clock.now_ms

    def pass_time(self) -> None:
        self.obey(c.PassTime(now_ms=self.now_ms, check_every_ms=REALITY_CHECK_MS))

    def remaining_s(self) -> float | None:
        return self.left_s

    def touch(self, command: c.Command) -> Decision:
        self.asked.append(command)
        require(self.link.up or isinstance(command, WITHOUT_TABLE), Reason.NO_TABLE)
        return self.obey(command)

    def obey(self, command: c.Command) -> Decision:
        decision = decide(self.book, self.state, command)
        for fact in decision.facts:
            self.state = apply(self.state, fact)
        self.keeper.log.write(decision.facts, self.clock.now_ms)
        self.on_facts(decision.facts)
        self.cashing_out.look()
        self.on_change()
        return decision

    async def tell(self, command: c.Command) -> Decision:
        self.asked.append(command)
        return self.obey(command)

    async def cash_out(self) -> None:
        await self.cashing_out.begin()

    async def call_attendant(self) -> None:
        await self.tell(c.CashOut(CashOutWay.ATTENDANT, "attendant"))

    async def call_off_attendant(self) -> None:
        await self.tell(c.CallOffAttendant())

    async def leave(self) -> None:
        await self.tell(c.Leave())

    @property
    def printer(self) -> PrinterStatus:
        return self.outside.printer.status

    async def dispute(self, by: str, round_: int, png: bytes = b"") -> None:
        self.pictures.append(png)
        await self.tell(c.OpenDispute("dispute 3 c0ffee", by, round_, "ab" * 32 if png else ""))

    async def ask_help(self, wanted: bool) -> None:
        await self.tell(c.AskHelp() if wanted else c.EndHelp())


@dataclass
class House:
    """In the place of `Machine`, with the table's voice."""

    book: RuleBook
    printer: TicketPrinter = field(default_factory=NoPrinter)
    clock: Clock = field(default_factory=Clock)
    trouble: str = ""
    trusted: Terminal | None = None
    on_change: Callable[[], None] = lambda: None
    in_service: bool = True
    damaged: bool = False
    lets_go: bool = False
    """The table accepts another journal from this seat."""
    seat: Seat = field(init=False)

    def __post_init__(self) -> None:
        self.seat = Seat(self.book, self.clock, self.printer)

    @property
    def service(self) -> Seat | None:
        return self.seat if self.in_service else None

    @property
    def state(self) -> Terminal:
        return self.seat.state

    def tell(self, *commands: c.Command) -> None:
        for command in commands:
            self.seat.obey(command)

    # ---- The table's orders, in the order of a round ------------------------------------------

    def opens(self, *, left_s: float = 20) -> None:
        self.seat.left_s = left_s
        self.tell(c.OpenWagering(self.state.round + 1, 30))

    def closes(self) -> None:
        self.seat.left_s = None
        self.tell(c.EndWagering(self.state.round, f"slip {self.state.round}"))

    def registers(self) -> None:
        self.tell(c.ConfirmSlip(self.state.round, f"slip {self.state.round}"))

    def settles(self, outcome: str) -> None:
        self.tell(c.Settle(self.state.round, outcome))

    def plays(self, outcome: str) -> None:
        """From the close to the result, with whatever lies on the cloth."""
        self.closes()
        if self.state.sent is not None:
            self.registers()
        self.settles(outcome)

    def waits(self, *, minutes: float) -> None:
        """Nobody does anything for so long."""
        self.clock.now_ms += int(minutes * MINUTE_MS)
        self.seat.pass_time()

    def gives(self, cents: int) -> None:
        """A note, from which on time is counted."""
        self.tell(c.StackNote(f"note {len(self.seat.asked)} {self.state.round} {cents}", cents))
        self.seat.pass_time()

    def goes_back_to(self, state: Terminal) -> None:
        """As if nothing had been touched since."""
        self.seat.state = state
        self.seat.cashing_out.look()
        self.seat.on_change()

    # ---- What goes wrong ----------------------------------------------------------------------

    def falls_silent(self) -> None:
        self.seat.link.up = False
        self.seat.on_change()

    def answers_again(self) -> None:
        self.seat.link.up = True
        self.seat.on_change()

    def fails(self, trouble: str) -> None:
        """Out of service, with the last figures that were durable."""
        self.trouble, self.trusted, self.in_service = trouble, self.seat.state, False
        self.on_change()

    def is_damaged(self) -> None:
        """It was started and found that its journal is not what was written."""
        self.damaged = True
        self.fails("terminal-3.db: fact 12 was changed, or does not follow from the one before it")
        self.trusted = None
        self.on_change()

    async def begin_anew(self) -> None:
        require(self.lets_go, Reason.TABLE_REFUSES)
        self.seat.state = new_terminal(self.book, SEAT)
        self.recovers()

    def recovers(self) -> None:
        self.trouble, self.in_service, self.damaged = "", True, False
        self.on_change()
