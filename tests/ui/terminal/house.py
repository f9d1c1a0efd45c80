"""A terminal's own service without a disk or a link: what is decided is so at once.

It stands where `Machine[TerminalService]` stands and can be told everything a table or a device
tells a terminal, so that a screen meets each situation without waiting for one.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import NoReturn

from kiosk.devices.ports import (
    NoPrinter,
    Printed,
    PrinterCondition,
    PrinterStatus,
    PrintReceipt,
    TicketFace,
    TicketPrinter,
)
from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.game.refusal import Reason, Refusal, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.machine import apply, decide, new_terminal
from kiosk.game.terminal.state import Terminal
from kiosk.game.times import MINUTE_MS
from kiosk.journal.facts import entries
from kiosk.journal.journaled_state import JournaledState
from kiosk.journal.record import Record
from kiosk.lab.bench.memory import MemoryLog
from kiosk.link import messages as m
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.receipts import ReceiptPrinting
from kiosk.terminal.service import TerminalService
from kiosk.terminal.sources import TerminalSources
from kiosk.ui.times import Times
from tests.game.receipts import signed

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
WRONG_PIN = Refusal(Reason.WRONG_PIN)
"""Of everybody."""


@dataclass
class Link:
    up: bool = True
    table: str = TABLE
    shut: bool = False
    supernova: m.SupernovaSeen | None = None
    tournament: m.TournamentSeen | None = None
    tournament_terms: tuple[str, ...] = ()

    @contextmanager
    def asking(self, key: str) -> Iterator[None]:
        yield

    def tell_standing(self) -> None:
        """The test is the table, and knows."""

    async def ask(self, question: m.Message, of: str) -> m.Message:
        """The table's answer."""
        require(self.up, Reason.NO_TABLE)
        match question:
            case m.AskStaff():
                return m.StaffThere(id=of, staff=STAFF)
            case m.SignIn(pin=pin) | m.ClearMemory(second_pin=pin):
                right = pin == PIN
                return m.Answer(id=of, done=right, why=None if right else WRONG_PIN)
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


class JournalAtOnce(JournaledState[Terminal]):
    """What is decided is durable at once: a screen is looked at without waiting for a disk."""

    def submit(self, facts: Sequence[f.Fact]) -> None:
        assert isinstance(self.log, MemoryLog)
        for fact in facts:
            self.state = self.durable = apply(self.state, fact)
        self.head = self.log.write(entries(facts, at_ms=self._now_ms()))
        self._on_durable(facts)

    async def record(self, facts: Sequence[f.Fact]) -> None:
        self.submit(facts)

    def go_back_to(self, state: Terminal) -> None:
        self.state = self.durable = state


class Seat(TerminalService):
    """As it is in a terminal, but for its disk, its table and its clock."""

    journaled: JournalAtOnce
    link: Link  # type: ignore[assignment] # as much of one as is used

    def __init__(self, book: RuleBook, clock: Clock, printer: TicketPrinter) -> None:
        log = MemoryLog("terminal")
        log.write(entries([begun(book, f.Role.TERMINAL, SEAT)], at_ms=0))
        sources = TerminalSources(
            now_ms=lambda: clock.now_ms,
            draw_key=lambda: "c0ffee",
            connect=_nowhere,
            printer=printer,
            door_open=lambda: self.door,
            reality_check_ms=REALITY_CHECK_MS,
        )
        super().__init__(book, log, new_terminal(book, SEAT), sources)
        self.sources = sources
        self.book = book
        self.link = Link()
        self.journaled = JournalAtOnce(
            log, self.state, now_ms=sources.now_ms, on_durable=self._durable
        )
        self.door: bool | None = None
        self.left_s: float | None = None
        self.asked: list[c.Command] = []
        """Every command that reached the machine, obeyed or refused."""
        self.pictures: list[bytes] = []
        """That were kept for disputes."""

    def prints_receipts(self, print_receipt: PrintReceipt) -> None:
        """The house allows it."""
        sources = replace(self.sources, print_receipt=print_receipt)
        self.receipts = ReceiptPrinting(self.cashing_out, sources)
        self.receipts.on_change = self.changed

    def remaining_s(self) -> float | None:
        return self.left_s

    def touch(self, command: c.Command, *, late: bool = False) -> Decision:
        self.asked.append(command)
        return super().touch(command, late=late)

    async def tell(self, command: c.Command) -> Decision:
        self.asked.append(command)
        return await super().tell(command)

    def told(self, command: c.Command) -> None:
        """By the table or a device. Raises `Refused`."""
        self.journaled.submit(decide(self.book, self.state, command).facts)

    async def dispute(self, by: str, round_: int, png: bytes = b"") -> None:
        self.pictures.append(png)
        await self.tell(c.OpenDispute("dispute 3 c0ffee", by, round_, "ab" * 32 if png else ""))


async def _nowhere() -> NoReturn:
    raise AssertionError("no table is called")


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
    reading: int | None = None
    """How much of its journal it has read, if that takes long."""
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

    @property
    def records(self) -> list[Record]:
        """Of its journal, as it would be on a disk."""
        return list(self.seat.journaled.log.records())

    def tell(self, *commands: c.Command) -> None:
        for command in commands:
            self.seat.told(command)

    # ---- The table's orders, in the order of a round ------------------------------------------

    def opens(self, *, left_s: float = 20) -> None:
        self.seat.left_s = left_s
        self.tell(c.OpenWagering(self.state.round.number + 1, 30))

    def closes(self) -> None:
        self.seat.left_s = None
        self.tell(c.EndWagering(self.state.round.number, f"slip {self.state.round.number}"))

    def registers(self) -> None:
        number = self.state.round.number
        self.tell(c.ConfirmSlip(number, f"slip {number}"))
        self.tell(signed(SEAT, number, self.state.round.sent))

    def settles(self, outcome: str) -> None:
        self.tell(c.Settle(self.state.round.number, outcome))

    def plays(self, outcome: str) -> None:
        """From the close to the result, with whatever lies on the cloth."""
        self.closes()
        if self.state.round.sent is not None:
            self.registers()
        self.settles(outcome)

    def waits(self, *, minutes: float) -> None:
        """Nobody does anything for so long."""
        self.clock.now_ms += int(minutes * MINUTE_MS)
        self.seat.pass_time()

    def gives(self, cents: int) -> None:
        """A note, from which on time is counted."""
        self.tell(
            c.StackNote(f"note {len(self.seat.asked)} {self.state.round.number} {cents}", cents)
        )
        self.seat.pass_time()

    def goes_back_to(self, state: Terminal) -> None:
        """As if nothing had been touched since."""
        self.seat.journaled.go_back_to(state)
        self.seat.cashing_out.look()
        self.seat.changed()

    # ---- What goes wrong ----------------------------------------------------------------------

    def decides_unwritten(self, command: c.Command) -> None:
        """The terminal has decided, and its disk has not answered."""
        journaled = self.seat.journaled
        durable = journaled.durable
        for fact in decide(self.book, journaled.state, command).facts:
            journaled.state = apply(journaled.state, fact)
        journaled.durable = durable
        self.seat.changed()

    def falls_silent(self) -> None:
        self.seat.link.up = False
        self.seat.changed()

    def answers_again(self) -> None:
        self.seat.link.up = True
        self.seat.changed()

    def fails(self, trouble: str) -> None:
        """Out of service, with the last figures that were durable."""
        self.trouble, self.trusted, self.in_service = trouble, self.seat.state, False
        self.on_change()

    def starts_long(self, *, percent: int) -> None:
        self.reading, self.trusted, self.in_service = percent, None, False
        self.on_change()

    def is_damaged(self) -> None:
        """It was started and found that its journal is not what was written."""
        self.damaged = True
        self.fails("terminal-3.db: fact 12 was changed, or does not follow from the one before it")
        self.trusted = None
        self.on_change()

    async def begin_new_journal(self) -> None:
        require(self.lets_go, Reason.TABLE_REFUSES)
        self.seat.journaled.go_back_to(new_terminal(self.book, SEAT))
        self.recovers()

    def recovers(self) -> None:
        self.trouble, self.in_service, self.damaged, self.reading = "", True, False, None
        self.on_change()
