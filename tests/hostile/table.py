"""A real table for hostile peers to meet: real sockets, a real journal, and honest people at it."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from kiosk.devices.ports import Printed, PrinterCondition, PrinterStatus, TicketFace, TicketPrinter
from kiosk.game import facts as f
from kiosk.game.table import commands as c
from kiosk.game.table.staff import PIN_DIGITS_MIN
from kiosk.game.table.state import Phase, Table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Terminal
from kiosk.journal.facts import read_facts
from kiosk.journal.journal import Journal
from kiosk.journal.log import DurableLog, FactLog
from kiosk.link import messages as m
from kiosk.link.authority import revoked_serials
from kiosk.link.client import TableClient
from kiosk.link.identity import PeerRefusedError, Role, peer_of
from kiosk.link.session import LINE_MAX
from kiosk.link.tls import server_context
from kiosk.rules.rulebook import RuleBook
from kiosk.service import Machine
from kiosk.table.door import Door
from kiosk.table.service import TableService
from kiosk.table.settings import Outside, TableSettings
from kiosk.terminal.clearing import begins_after, open_journal
from kiosk.terminal.service import Outside as TerminalOutside
from kiosk.terminal.service import TerminalService

_log = logging.getLogger(__name__)

WAIT_S = 10.0
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


async def hash_pin(pin: str, salt: str) -> str:
    """As strict as the real one, and quick."""
    if len(pin) < PIN_DIGITS_MIN or not (pin.isascii() and pin.isdecimal()):
        raise ValueError("not a PIN")
    await asyncio.sleep(0)
    return sha256(f"{salt}{pin}".encode()).hexdigest()


class Clock:
    """The time of day, which a test can move."""

    def __init__(self) -> None:
        self.ahead_ms = 0

    def now_ms(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead_ms


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
    console: TableClient
    watched: Watched
    terminal: Honest = field(init=False)
    _heads: int = 0
    _orders: int = 0

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
        return self.service.keeper.log.head.seq

    def facts(self, after: int = 0) -> list[f.Fact]:
        return [fact for _, fact in read_facts(self.service.keeper.log, after)]

    def kinds(self, after: int = 0) -> set[str]:
        return {f.kind_of_fact(fact) for fact in self.facts(after)}

    async def durable(self) -> None:
        """All that was decided so far is on the disk."""
        await self.service.keeper.record(())

    def head(self) -> m.HeadAt:
        """A head of some terminal's journal, longer than any before."""
        self._heads += 1
        return m.HeadAt(seq=self._heads, hash=f"{self._heads:064x}")

    async def until(self, what: Callable[[Table], object]) -> None:
        await self.watched.until(lambda: what(self.table))

    # ---- Honest people ------------------------------------------------------------------------

    def order_of(
        self, command: c.Command, *, who: str = SUPERVISOR, second: str = "", **changed: Any
    ) -> m.StaffOrder:
        self._orders += 1
        table = self.table
        fields: dict[str, Any] = {
            "id": f"honest {self._orders}",
            "who": who,
            "why": "it was time",
            "expects": m.Expected(phase=table.phase, round=table.round),
            "order": m.STAFF_WIRE.pack(command),
            "second": second or None,
            "second_pin": PINS[second] if second else None,
        }
        return m.StaffOrder(**fields | changed)

    async def order(self, command: c.Command, **changed: Any) -> None:
        answer = await self.console.ask(self.order_of(command, **changed))
        assert answer.done, f"{type(command).__name__}: {answer.reason}"

    async def sign_in(self) -> None:
        for name, role in _ROLES.items():
            enrol = m.EnrolStaff(
                id=f"enrol {name}", who=SUPERVISOR, name=name, role=role, pin=PINS[name]
            )
            assert (await self.console.ask(enrol)).done
            self._orders += 1
            signed = m.SignIn(id=f"honest {self._orders}", name=name, pin=PINS[name])
            assert (await self.console.ask(signed)).done

    async def open_round(self) -> int:
        await self.order(c.OpenRound(self.book.terms.period.shortest_s, 0))
        round_ = self.table.round
        await self.terminal.until(lambda t: t.link.up and t.durable.round == round_)
        return round_

    async def end_round(self, outcome: str = "2") -> None:
        await self.order(c.CloseRound("dealer"))
        await self.until(lambda table: table.phase is Phase.SPINNING)
        await self.order(c.ConfirmResult(outcome, ""))

    async def play(self) -> None:
        """One whole round: the honest terminal's wager is registered and lost, and no cent more."""
        terminal = self.terminal
        await terminal.until(lambda t: t.link.up)
        before_cents = terminal.state.credit_cents
        round_ = await self.open_round()
        terminal.service.touch(ats.Place("red", STAKE_CENTS))
        await self.end_round("2")
        await terminal.until(lambda t: round_ in t.durable.played)
        await self.until(lambda table: table.rounds[round_].slips[HONEST].reported == 1)
        assert self.table.rounds[round_].slips[HONEST].stakes == {"red": STAKE_CENTS}
        assert terminal.state.credit_cents == before_cents - STAKE_CENTS
        assert not terminal.state.locks


def run(main: Coroutine[Any, Any, None], *, limit_s: float = 60.0) -> None:
    """A whole test in an event loop of its own."""

    async def bounded() -> None:
        async with asyncio.timeout(limit_s):
            await main

    asyncio.run(bounded())


def open_log(path: Path, machine: str) -> FactLog:
    return DurableLog(Journal.open(path, machine=machine))


async def start_table(
    log: FactLog, book: RuleBook, clock: Clock, *, grace_s: float = 0.3
) -> TableService:
    settings = TableSettings(
        name="T", seats=SEATS, hand_pay_limit_cents=100_000, ticket_days=30, grace_s=grace_s
    )
    outside = Outside(
        now_ms=clock.now_ms,
        draw_key=lambda: secrets.token_hex(8),
        draw_number=lambda: f"{secrets.randbelow(10**18):018}",
        hash_pin=hash_pin,
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
) -> AsyncIterator[House]:
    """A table in service, its staff signed in, and one honest terminal with credit."""
    clock, watched = Clock(), Watched()

    async def start(log: FactLog) -> TableService:
        service = await start_table(log, book, clock, grace_s=grace_s)
        _call_also(service.keeper, "_on_durable", watched.changed)
        return service

    machine = Machine(lambda: open_log(folder / "table.db", "table"), start)
    machine.on_change = watched.changed
    async with AsyncExitStack() as stack:
        spawn = await stack.enter_async_context(tasks())
        door = _Door(machine, authority)
        stack.push_async_callback(door.close)
        path = folder / "table.sock"
        await door.listen_unix(path)
        port = await door.listen_tls(authority) if authority else 0
        spawn(machine.run())
        await watched.until(lambda: machine.service)
        console = TableClient(Role.CONSOLE, "honest", lambda: connect(path))
        spawn(console.run())
        here = House(book, folder, path, port, machine, clock, console, watched)
        await _until_up(console)
        await here.sign_in()
        if open_table:
            await here.order(c.OpenTable(0, ""))
            here.terminal = await honest_terminal(
                folder, book, lambda: connect(path), spawn, paying
            )
            await here.terminal.service.note_stacked("note", CREDIT_CENTS)
            await here.until(lambda table: table.seats[HONEST].playing)
        yield here


async def honest_terminal(
    folder: Path,
    book: RuleBook,
    way: Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]],
    spawn: Callable[[Coroutine[Any, Any, Any]], object],
    paying: Paying | None = None,
) -> Honest:
    watched, seat, paying = Watched(), HONEST, paying or Paying()
    outside = TerminalOutside(
        now_ms=Clock().now_ms,
        draw_key=lambda: secrets.token_hex(8),
        connect=way,
        printer=paying.printer,
        ticket_limit_cents=paying.ticket_limit_cents,
        door_open=lambda: honest.door_open,
    )
    journal = folder / f"terminal-{seat}.db"

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
    await honest.until(lambda t: t.link.up)
    return honest


def connect(
    path: Path,
) -> Coroutine[Any, Any, tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    return asyncio.open_unix_connection(path, limit=LINE_MAX)


async def _until_up(console: TableClient) -> None:
    async with asyncio.timeout(WAIT_S):
        while not (console.up and console.board):
            await console.changed()


def _call_also(owner: object, name: str, also: Callable[[], None]) -> None:
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


class _Door:
    """The sockets of the table."""

    def __init__(self, machine: Machine[TableService], authority: Path | None) -> None:
        self._door = Door(machine)
        self._authority = authority
        self._servers: list[asyncio.Server] = []
        self._callers: set[asyncio.Task[Any]] = set()

    async def listen_unix(self, path: Path) -> None:
        server = await asyncio.start_unix_server(self._receive, path, limit=LINE_MAX, backlog=2000)
        self._servers.append(server)

    async def listen_tls(self, authority: Path) -> int:
        context = server_context(
            authority, told=lambda why: _log.warning("a peer was refused: %s", why)
        )
        server = await asyncio.start_server(
            self._receive, "127.0.0.1", 0, limit=LINE_MAX, ssl=context, ssl_shutdown_timeout=1.0
        )
        self._servers.append(server)
        port: int = server.sockets[0].getsockname()[1]
        return port

    async def _receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._callers.add(task)
        task.add_done_callback(self._callers.discard)
        gone = revoked_serials(self._authority) if self._authority else None
        try:
            peer = peer_of(writer, uids=frozenset({os.getuid()}), revoked=gone)
        except PeerRefusedError as error:
            _log.warning("a peer was refused: %s", error)
            writer.close()
            return
        await self._door.enter(reader, writer, peer)

    async def close(self) -> None:
        for server in self._servers:
            server.close()
        for task in list(self._callers):
            task.cancel()
        await asyncio.gather(*self._callers, return_exceptions=True)
