"""A table in a process of its own, and all its terminals and its dealer in this one.

Everything is as on a real floor, but for two things: the terminals' journals are in memory, because
on a floor each has a disk of its own, and nobody waits for the wheel.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from kiosk import resources
from kiosk.bench.memory import MemoryLog
from kiosk.bench.processes import beside, listening
from kiosk.bench.tap import Tap
from kiosk.config import Network, TableConfig
from kiosk.devices.ports import NoPrinter
from kiosk.game.table import commands as sgc
from kiosk.game.table.state import Phase as TablePhase
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Phase
from kiosk.garbage import garbage_waits
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.table.process import run_table
from kiosk.terminal.service import Outside, TerminalService

RULEBOOK = "crown-single-zero"
JOURNAL = "table.db"
SOCKET = "table.sock"
WAGERS = 20
QUIET_S = 0.1
"""Before a close, so that nobody is still at work on what came before."""
_NOTE_CENTS = 100_000_000
_STAFF, _PIN = "bench", "135790"
_OUTCOME = "17"
_WAIT_S = 30.0
"""The bound of every wait. It is reached only when something is wrong."""


def serve_table(folder: Path, seats: Sequence[str], grace_s: float) -> None:
    """The table's own process."""
    logging.basicConfig(filename=folder / "table.log", level=logging.INFO)
    config = TableConfig(
        name="bench",
        rulebook=RULEBOOK,
        journal=JOURNAL,
        seats=tuple(seats),
        hand_pay_limit_cents=0,
        ticket_days=1,
        grace_s=grace_s,
        network=Network(socket=SOCKET),
    )
    asyncio.run(run_table(config, resources.rulebook(RULEBOOK), folder))


@dataclass(frozen=True, slots=True)
class Round:
    receipts_s: tuple[float, ...]
    """From the order to close until each terminal had the receipt for its slip."""
    grace_s: float
    """From the order to close until the table took no more slips."""

    @property
    def all_registered_s(self) -> float:
        return max(self.receipts_s)


class Floor:
    """Made by `floor`."""

    def __init__(self, book: RuleBook, console: TableClient) -> None:
        self.rounds = 0
        self._book = book
        self._console = console
        self._terminals: list[_Terminal] = []
        self._phases: Counter[Phase] = Counter()
        self._moved = asyncio.Event()

    def sit_down(self, service: TerminalService) -> None:
        self._terminals.append(_Terminal(self._book, service, self._move))
        self._phases[service.durable.phase] += 1

    async def open(self) -> None:
        await self._shown(TablePhase.SHUT)
        enrol = m.EnrolStaff(id="enrol", who=_STAFF, name=_STAFF, role="supervisor", pin=_PIN)
        for asked in (enrol, m.SignIn(id="sign in", name=_STAFF, pin=_PIN)):
            answer = await self._console.ask(asked)
            assert answer.done, answer.reason
        await self._order(sgc.OpenTable(0, ""))
        for terminal in self._terminals:
            await terminal.bring_money()

    async def play(self, wagers: int = WAGERS) -> Round:
        """One whole round: open, wager, close, register, settle."""
        await self._order(sgc.OpenRound(self._book.terms.period.shortest_s, 0))
        await self._all(Phase.BETTING)
        for terminal in self._terminals:
            terminal.wager(wagers)
            await asyncio.sleep(0)
        await asyncio.sleep(QUIET_S)
        # The memory of a hundred terminals is one process here, and long to look through.
        with garbage_waits():
            start = time.perf_counter()
            await self._order(sgc.CloseRound("dealer"))
            await self._all(Phase.SPINNING)
        receipts_s = tuple(terminal.moved_at - start for terminal in self._terminals)
        await self._shown(TablePhase.SPINNING)
        grace_s = time.perf_counter() - start
        await self._order(sgc.ConfirmResult(_OUTCOME, ""))
        await self._all(Phase.IDLE)
        self.rounds += 1
        return Round(receipts_s, grace_s)

    async def _order(self, command: sgc.Command) -> None:
        board = self._console.board
        assert board is not None, "the table is away"
        order = m.StaffOrder(
            id=secrets.token_hex(8),
            who=_STAFF,
            why="bench",
            expects=m.Expected(phase=board.phase, round=board.round),
            order=m.STAFF_WIRE.pack(command),
        )
        answer = await self._console.ask(order)
        assert answer.done, f"{type(command).__name__}: {answer.reason}"
        await self._shown_other_than(board)

    async def _shown_other_than(self, board: m.Board) -> None:
        async with asyncio.timeout(_WAIT_S):
            while self._console.board in (board, None):
                await self._console.changed()

    async def _shown(self, phase: TablePhase) -> None:
        async with asyncio.timeout(_WAIT_S):
            while self._console.board is None or self._console.board.phase is not phase:
                await self._console.changed()

    async def _all(self, phase: Phase) -> None:
        async with asyncio.timeout(_WAIT_S):
            while self._phases[phase] < len(self._terminals):
                self._moved.clear()
                await self._moved.wait()

    def _move(self, before: Phase, after: Phase) -> None:
        self._phases[before] -= 1
        self._phases[after] += 1
        if self._phases[after] == len(self._terminals):
            self._moved.set()


class _Terminal:
    """A player with a habit, and a clock beside the screen."""

    def __init__(
        self, book: RuleBook, service: TerminalService, told: Callable[[Phase, Phase], None]
    ) -> None:
        self.moved_at = 0.0
        self._service = service
        self._told = told
        self._phase = service.durable.phase
        likes = Random(service.state.seat).sample(sorted(book.wagers), WAGERS)
        self._touches = [ats.Place(wager, book.limits.of(wager).minimum_cents) for wager in likes]
        service.on_change = self._look

    async def bring_money(self) -> None:
        await self._service.note_stacked("note", _NOTE_CENTS)

    def wager(self, wagers: int) -> None:
        for touch in self._touches[:wagers]:
            self._service.touch(touch)

    def _look(self) -> None:
        phase = self._service.durable.phase
        if phase is not self._phase:
            before, self._phase, self.moved_at = self._phase, phase, time.perf_counter()
            self._told(before, phase)


@asynccontextmanager
async def floor(
    folder: Path, terminals: int, *, others: Sequence[str] = (), grace_s: float, tap: Tap
) -> AsyncIterator[Floor]:
    """A table that is open, with a player at each terminal. `others` are seats that stay free."""
    book = resources.rulebook(RULEBOOK)
    path = folder / SOCKET
    seats = [str(number) for number in range(1, terminals + 1)]
    with beside(serve_table, folder, [*seats, *others], grace_s):
        await listening(path)
        async with asyncio.TaskGroup() as tasks:
            console = TableClient(
                Role.CONSOLE, "bench", lambda: asyncio.open_unix_connection(path, limit=LINE_MAX)
            )
            running = [tasks.create_task(console.run())]
            here = Floor(book, console)
            for seat in seats:
                tapped = tap if seat == seats[0] else None
                service = await _terminal(book, seat, path, tapped)
                here.sit_down(service)
                running.append(tasks.create_task(service.run()))
                while not service.link.up:
                    await asyncio.sleep(0.001)
            try:
                await here.open()
                yield here
            finally:
                for task in running:
                    task.cancel()


async def _terminal(book: RuleBook, seat: str, path: Path, tap: Tap | None) -> TerminalService:
    outside = Outside(
        now_ms=lambda: time.time_ns() // 1_000_000,
        draw_key=lambda: secrets.token_hex(16),
        connect=lambda: (
            tap.connect(path) if tap else asyncio.open_unix_connection(path, limit=LINE_MAX)
        ),
        printer=NoPrinter(),
    )
    return await TerminalService.start(book, seat, MemoryLog(f"terminal-{seat}"), outside)
