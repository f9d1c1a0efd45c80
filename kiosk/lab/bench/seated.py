"""A table in a process of its own, and all its terminals and its dealer in this one.

Everything is as on a real floor, but for two things: the terminals' journals are in memory, because
on a floor each has a disk of its own, and nobody waits for the wheel.
"""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from kiosk import resources
from kiosk.devices.ports import NoPrinter
from kiosk.game.round.state import TablePhase, TerminalPhase
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.garbage import garbage_waits
from kiosk.lab.bench.dealer import (
    NOTE_CENTS,
    OUTCOME,
    QUIET_S,
    RULEBOOK,
    SOCKET,
    WAIT_S,
    Dealer,
    dealing,
)
from kiosk.lab.bench.memory import MemoryLog
from kiosk.lab.bench.script import favourites
from kiosk.link.session import LINE_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.service import TerminalService
from kiosk.terminal.sources import TerminalSources


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

    def __init__(self, book: RuleBook, dealer: Dealer) -> None:
        self._book = book
        self._dealer = dealer
        self._terminals: list[_Terminal] = []
        self._phases: Counter[TerminalPhase] = Counter()
        self._moved = asyncio.Event()

    def sit_down(self, service: TerminalService) -> None:
        self._terminals.append(_Terminal(self._book, service, self._move))
        self._phases[service.durable.round.phase] += 1

    async def open(self) -> None:
        await self._dealer.open_table()
        for terminal in self._terminals:
            await terminal.bring_money()

    async def play(self) -> Round:
        """One whole round: open, wager, close, register, settle."""
        await self._dealer.give(sgc.OpenRound(self._book.terms.period.shortest_s))
        await self._all(TerminalPhase.BETTING)
        for terminal in self._terminals:
            terminal.wager()
            await asyncio.sleep(0)
        await asyncio.sleep(QUIET_S)
        # The memory of a hundred terminals is one process here, and long to look through.
        with garbage_waits():
            start = time.perf_counter()
            await self._dealer.give(sgc.CloseRound())
            await self._all(TerminalPhase.SPINNING)
        receipts_s = tuple(terminal.moved_at - start for terminal in self._terminals)
        await self._dealer.shown(TablePhase.SPINNING)
        grace_s = time.perf_counter() - start
        await self._dealer.give(sgc.ConfirmResult(OUTCOME))
        await self._all(TerminalPhase.IDLE)
        return Round(receipts_s, grace_s)

    async def _all(self, phase: TerminalPhase) -> None:
        async with asyncio.timeout(WAIT_S):
            while self._phases[phase] < len(self._terminals):
                self._moved.clear()
                await self._moved.wait()

    def _move(self, before: TerminalPhase, after: TerminalPhase) -> None:
        self._phases[before] -= 1
        self._phases[after] += 1
        if self._phases[after] == len(self._terminals):
            self._moved.set()


class _Terminal:
    """A player with a habit, and a clock beside the screen."""

    def __init__(
        self,
        book: RuleBook,
        service: TerminalService,
        told: Callable[[TerminalPhase, TerminalPhase], None],
    ) -> None:
        self.moved_at = 0.0
        self._service = service
        self._told = told
        self._phase = service.durable.round.phase
        likes = favourites(book, service.state.seat)
        self._touches = [ats.PlaceChip(wager, cents) for wager, cents in likes.items()]
        service.on_change = self._look

    async def bring_money(self) -> None:
        await self._service.tell(ats.StackNote("note", NOTE_CENTS))

    def wager(self) -> None:
        for touch in self._touches:
            self._service.touch(touch)

    def _look(self) -> None:
        phase = self._service.durable.round.phase
        if phase is not self._phase:
            before, self._phase, self.moved_at = self._phase, phase, time.perf_counter()
            self._told(before, phase)


@asynccontextmanager
async def floor(
    folder: Path,
    terminals: int,
    *,
    others: Sequence[str] = (),
    grace_s: float,
    network: str = "",
) -> AsyncIterator[Floor]:
    """A table that is open, with a player at each terminal. `others` are seats that stay free;
    `network` is added to the table's settings of that."""
    book = resources.rulebook(RULEBOOK)
    seats = [str(number) for number in range(1, terminals + 1)]
    async with (
        dealing(folder, [*seats, *others], grace_s=grace_s, network=network) as dealer,
        asyncio.TaskGroup() as tasks,
    ):
        here = Floor(book, dealer)
        running: list[asyncio.Task[None]] = []
        for seat in seats:
            service = await _terminal(book, seat, folder / SOCKET)
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


async def _terminal(book: RuleBook, seat: str, path: Path) -> TerminalService:
    outside = TerminalSources(
        now_ms=lambda: time.time_ns() // 1_000_000,
        draw_key=lambda: secrets.token_hex(16),
        connect=lambda: asyncio.open_unix_connection(path, limit=LINE_MAX),
        printer=NoPrinter(),
    )
    return await TerminalService.start(book, seat, MemoryLog(f"terminal-{seat}"), outside)
