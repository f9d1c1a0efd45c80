"""A real table for hostile peers to meet: real sockets, a real journal, and honest people at it."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from kiosk.config import Network
from kiosk.console.order import Order, Outcome, Person
from kiosk.console.outbox import Outbox
from kiosk.console.service import ConsoleService
from kiosk.devices.ports import (
    Printed,
    PrinterCondition,
    PrinterStatus,
    PrintReceipt,
    TicketFace,
    TicketPrinter,
)
from kiosk.game import facts as f
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Terminal
from kiosk.journal.facts import read_facts
from kiosk.journal.journal import Journal
from kiosk.journal.log import DurableLog, FactLog
from kiosk.lab.simulate.pins import quick_hash
from kiosk.lab.simulate.staff import set_up
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX, Connect
from kiosk.records.reader import ReaderProcess
from kiosk.rules.rulebook import RuleBook
from kiosk.service import Machine
from kiosk.table.process import doors
from kiosk.table.receipt_key import TableReceiptKey
from kiosk.table.service import TableService
from kiosk.table.settings import FilmCamera, FilmStore, OpenReader, TableSettings, TableSources
from kiosk.terminal.clearing import begins_after, follow, open_journal
from kiosk.terminal.service import TerminalService
from kiosk.terminal.sources import TerminalSources

_log = logging.getLogger(__name__)

WAIT_S = 60.0
"""The bound of every wait. It is reached only when something is wrong."""
HONEST = "1"
SEATS = (HONEST, *(str(seat) for seat in range(2, 61)))
SUPERVISOR, SECOND, DEALER, AUDITOR, TECHNICIAN = "ana", "ben", "cy", "rex", "tess"
PINS = {
    SUPERVISOR: "482915",
    SECOND: "730264",
    DEALER: "195837",
    AUDITOR: "604182",
    TECHNICIAN: "551209",
}
PEOPLE = {name: Person(name, pin) for name, pin in PINS.items()}
_ROLES = {
    SUPERVISOR: f.StaffRole.SUPERVISOR,
    SECOND: f.StaffRole.SUPERVISOR,
    DEALER: f.StaffRole.DEALER,
    AUDITOR: f.StaffRole.AUDITOR,
    TECHNICIAN: f.StaffRole.TECHNICIAN,
}
STAKE_CENTS = 500
CREDIT_CENTS = 10_000_000


class Printer:
    """Prints at once."""

    status = PrinterStatus(PrinterCondition.READY, in_chute=False)

    def __init__(self) -> None:
        self.on_change = lambda: None

    async def print(self, face: TicketFace) -> Printed:
        return Printed.DONE


@dataclass(frozen=True, slots=True)
class Paying:
    """How the honest terminal pays."""

    printer: TicketPrinter = field(default_factory=Printer)
    ticket_limit_cents: int | None = None
    print_receipt: PrintReceipt | None = None


class Clock:
    """The time of day, which a test can move."""

    def __init__(self) -> None:
        self.ahead_ms = 0

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead_ms

    def wall_ahead_ms(self) -> int:
        return 0

    def follow_wall(self) -> None: ...


class Watched:
    """Something whose changes can be waited for."""

    def __init__(self) -> None:
        self._changed = asyncio.Event()

    def changed(self) -> None:
        self._changed.set()

    async def until(self, what: Callable[[], object]) -> None:
        async with asyncio.timeout(WAIT_S):
            while not what():
                self._changed.clear()
                await self._changed.wait()


@dataclass(slots=True)
class Honest:
    """A terminal whose player bets on red, and whose journal is real."""

    service: TerminalService
    watched: Watched
    machine: Machine[TerminalService]
    door_open: bool | None = None
    """Of its door, if it has an input for it."""

    @property
    def state(self) -> Terminal:
        return self.service.durable

    async def until(self, what: Callable[[TerminalService], object]) -> None:
        await self.watched.until(lambda: what(self.service))

    async def begins_again(self) -> None:
        """Until another service stands in the place of this one."""
        before = self.service
        await self.watched.until(lambda: self.machine.service not in (None, before))
        assert self.machine.service is not None
        self.service = self.machine.service


@dataclass(slots=True)
class House:
    book: RuleBook
    folder: Path
    socket: Path
    port: int
    """Of TLS, or 0."""
    machine: Machine[TableService]
    clock: Clock
    staff: ConsoleService
    watched: Watched
    terminal: Honest = field(init=False)
    _heads: int = 0
    _orders: int = 0

    @property
    def console(self) -> TableClient:
        return self.staff.client

    @property
    def service(self) -> TableService:
        service = self.machine.service
        assert service is not None, f"out of service: {self.machine.trouble}"
        return service

    @property
    def table(self) -> Table:
        return self.service.durable

    @property
    def seq(self) -> int:
        return self.service.journaled.log.head.seq

    def facts(self, after: int = 0) -> list[f.Fact]:
        return [fact for _, fact in read_facts(self.service.journaled.log, after)]

    def kinds(self, after: int = 0) -> set[str]:
        return {f.kind_of_fact(fact) for fact in self.facts(after)}

    async def durable(self) -> None:
        """All that was decided so far is on the disk."""
        await self.service.journaled.record(())

    def head(self) -> m.HeadAt:
        """A head of some terminal's journal, longer than any before."""
        self._heads += 1
        return m.HeadAt(seq=self._heads, hash=f"{self._heads:064x}")

    async def until(self, what: Callable[[Table], object]) -> None:
        await self.watched.until(lambda: what(self.table))

    async def left(self, seat: str) -> None:
        """The table has noticed that the terminal hung up."""
        async with asyncio.timeout(WAIT_S):
            while self.service.terminal(seat) is not None:
                await asyncio.sleep(0.005)

    async def shown(self, what: Callable[[TableClient], object]) -> None:
        """At the console."""
        async with asyncio.timeout(WAIT_S):
            while not what(self.console):
                await self.staff.wait_for_change()

    # ---- Honest people ------------------------------------------------------------------------

    def order_of(
        self, command: c.Command, *, who: str = SUPERVISOR, second: str = "", **forged: Any
    ) -> m.StaffOrder:
        """What a console would say, for somebody who says it himself."""
        self._orders += 1
        order = self._order(command, who=who, second=second)
        return replace(order.message(f"raw {self._orders}"), **forged)

    def _order(self, command: c.Command, *, who: str = SUPERVISOR, second: str = "") -> Order:
        return Order(
            command=command,
            why="it was time",
            by=PEOPLE[who],
            second=PEOPLE[second] if second else None,
            expects=m.Expected(phase=self.table.round.phase, round=self.table.round.number),
        )

    async def ask(self, command: c.Command, *, second: str = "") -> Outcome:
        return await self.staff.give(self._order(command, second=second))

    async def order(self, command: c.Command, *, second: str = "") -> None:
        came = await self.ask(command, second=second)
        assert came.done, f"{type(command).__name__}: {came.why}"

    async def come_on_duty(self) -> None:
        await set_up(self.staff, {PEOPLE[name]: role for name, role in _ROLES.items()})
        assert (await self.staff.sign_in(PEOPLE[SUPERVISOR])).done

    async def open_round(self) -> int:
        await self.order(c.OpenRound(self.book.terms.period.shortest_s))
        round_ = self.table.round.number
        await self.terminal.until(lambda t: t.link.up and t.durable.round.number == round_)
        return round_

    async def close_round(self) -> None:
        """The time of the round is over, and a sensor says so."""
        self.clock.ahead_ms += 1000 * self.table.round.period_s
        await self.service._decider.tell("sensor", c.CloseRound())

    async def end_round(self, outcome: str = "2") -> None:
        await self.close_round()
        await self.until(lambda table: table.round.phase is TablePhase.SPINNING)
        await self.order(c.ConfirmResult(outcome))

    async def play(self) -> None:
        """One whole round: the honest terminal's wager is registered and lost, and no cent more."""
        terminal = self.terminal
        await terminal.until(lambda t: t.link.up)
        before_cents = terminal.state.credit_cents
        round_ = await self.open_round()
        terminal.service.touch(ats.PlaceChip("red", STAKE_CENTS))
        await self.end_round("2")
        await terminal.until(lambda t: round_ in t.durable.round.played)
        await self.until(lambda table: table.round.kept[round_].slips[HONEST].reported == 1)
        assert self.table.round.kept[round_].slips[HONEST].stakes == {"red": STAKE_CENTS}
        assert terminal.state.credit_cents == before_cents - STAKE_CENTS
        assert not terminal.state.locks.reasons


def open_log(path: Path, machine: str) -> FactLog:
    return DurableLog(Journal.open(path, machine=machine))


async def start_table(  # noqa: PLR0913 - each is a way in which a table differs
    log: FactLog,
    book: RuleBook,
    clock: Clock,
    *,
    grace_s: float = 0.3,
    filming: tuple[FilmCamera, FilmStore] | None = None,
    records: OpenReader | None = None,
    floor: Connect | None = None,
) -> TableService:
    camera, films = filming or (None, None)
    settings = TableSettings(
        name="T",
        seats=SEATS,
        hand_pay_limit_cents=100_000,
        supervisor_limit_cents=CREDIT_CENTS,
        ticket_days=30,
        ticket_limit_cents=2 * CREDIT_CENTS,
        notes_cents=(100, 500, 5000, 10_000, CREDIT_CENTS),
        grace_s=grace_s,
    )
    outside = TableSources(
        clock=clock,
        draw_key=lambda: secrets.token_hex(8),
        draw_number=lambda: f"{secrets.randbelow(10**18):018}",
        hash_pin=quick_hash,
        receipts=TableReceiptKey.of(bytes(32)),
        camera=camera,
        films=films,
        records=records,
        floor=floor,
    )
    return await TableService.start(book, log, settings, outside)


@asynccontextmanager
async def house(  # noqa: PLR0913 - each is a way in which a house differs
    folder: Path,
    book: RuleBook,
    *,
    authority: Path | None = None,
    open_table: bool = True,
    paying: Paying | None = None,
    grace_s: float = 0.3,
    outbox: Outbox | None = None,
    filming: tuple[FilmCamera, FilmStore] | None = None,
    floor: Connect | None = None,
) -> AsyncIterator[House]:
    """A table in service, its staff signed in, and one honest terminal with credit."""
    clock, watched = Clock(), Watched()

    async def start(log: FactLog) -> TableService:
        reader = partial(ReaderProcess, folder)
        service = await start_table(
            log, book, clock, grace_s=grace_s, filming=filming, records=reader, floor=floor
        )
        call_also(service.journaled, "_on_durable", watched.changed)
        return service

    machine = Machine(lambda: open_log(folder / "table.db", "table"), start)
    machine.on_change = watched.changed
    async with AsyncExitStack() as stack:
        spawn = await stack.enter_async_context(tasks())
        network = Network(socket="table.sock")
        if authority:
            network = replace(network, address="127.0.0.1:0", keys=str(authority))
        servers = await stack.enter_async_context(doors(machine, network, folder))
        path, port = folder / network.socket, 0
        if authority:
            port = servers[-1].socket.getsockname()[1]
        spawn(machine.run())
        await watched.until(lambda: machine.service)
        client = TableClient(Role.CONSOLE, "honest", lambda: connect(path))
        console = ConsoleService(client, book, outbox or Outbox(), lambda: secrets.token_hex(8))
        spawn(console.run())
        here = House(book, folder, path, port, machine, clock, console, watched)
        await _until_up(client)
        await here.come_on_duty()
        if open_table:
            await here.order(c.OpenTable(0))
            here.terminal = await honest_terminal(
                folder, book, lambda: connect(path), spawn, paying
            )
            await here.terminal.service.tell(ats.StackNote("note", CREDIT_CENTS))
            await here.until(lambda table: table.seats[HONEST].playing)
        yield here


async def honest_terminal(
    folder: Path,
    book: RuleBook,
    way: Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]],
    spawn: Callable[[Coroutine[Any, Any, Any]], object],
    paying: Paying | None = None,
) -> Honest:
    """At the table."""
    honest = await started_terminal(folder, book, way, spawn, paying)
    await honest.until(lambda t: t.link.up)
    return honest


async def started_terminal(
    folder: Path,
    book: RuleBook,
    way: Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]],
    spawn: Callable[[Coroutine[Any, Any, Any]], object],
    paying: Paying | None = None,
) -> Honest:
    """In service, and let in by its table or not."""
    watched, seat, paying = Watched(), HONEST, paying or Paying()
    journal = folder / f"terminal-{seat}.db"
    outside = TerminalSources(
        now_ms=Clock().now_ms,
        draw_key=lambda: secrets.token_hex(8),
        connect=way,
        put_away=partial(follow, journal),
        printer=paying.printer,
        print_receipt=paying.print_receipt,
        ticket_limit_cents=paying.ticket_limit_cents,
        door_open=lambda: honest.door_open,
    )

    async def start(log: FactLog) -> TerminalService:
        service = await TerminalService.start(book, seat, log, outside, after=begins_after(journal))
        service.on_change = watched.changed
        return service

    def open_own() -> FactLog:
        return DurableLog(open_journal(journal, machine=f"terminal-{seat}"))

    machine = Machine(open_own, start)
    machine.on_change = watched.changed
    spawn(machine.run())
    await watched.until(lambda: machine.service)
    assert machine.service is not None
    honest = Honest(machine.service, watched, machine)
    return honest


def connect(
    path: Path,
) -> Coroutine[Any, Any, tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    return asyncio.open_unix_connection(path, limit=LINE_MAX)


async def _until_up(console: TableClient) -> None:
    async with asyncio.timeout(WAIT_S):
        while not (console.up and console.board):
            await console.changed()


def call_also(owner: object, name: str, also: Callable[[], None]) -> None:
    before = getattr(owner, name)

    def both(*args: Any) -> None:
        before(*args)
        also()

    setattr(owner, name, both)


@asynccontextmanager
async def tasks() -> AsyncIterator[Callable[[Coroutine[Any, Any, Any]], object]]:
    """Tasks that end with the test. One that failed fails it."""
    running: list[asyncio.Task[Any]] = []

    def spawn(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        running.append(asyncio.create_task(work))
        return running[-1]

    try:
        yield spawn
    finally:
        failed = [task.exception() for task in running if task.done() and not task.cancelled()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for failure in failed:
            if failure is not None:
                raise failure
