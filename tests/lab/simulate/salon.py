"""A table with automatic staff, as people play at, but on a virtual clock, network and disk."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TypeVar

from kiosk.game import facts as f
from kiosk.game.round.state import TablePhase
from kiosk.lab.simulate.camera import VirtualCamera
from kiosk.lab.simulate.control import Control
from kiosk.lab.simulate.crew import Crew
from kiosk.lab.simulate.croupier import pace_of
from kiosk.lab.simulate.jackpots import SHOWN
from kiosk.lab.simulate.virtual_house import VirtualHouse
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.service import TerminalService

HAND_PAY_LIMIT_CENTS = 10_000
PATIENCE_S = 600
SEATS = ("1", "2")

Fact = TypeVar("Fact", bound=f.Fact)


class Salon(VirtualHouse):
    """Made inside a virtual event loop, by `opened`."""

    def __init__(self, book: RuleBook, *, seed: int, fast: bool, automatic: bool) -> None:
        jackpots = SHOWN if book.terms.supernova is not None else None
        super().__init__(
            book, SEATS, seed, hand_pay_limit_cents=HAND_PAY_LIMIT_CENTS, jackpots=jackpots
        )
        self.pace = pace_of(book, fast=fast)
        self.crew = crew = Crew(
            book,
            self.client,
            self.random,
            self.pace,
            printed=lambda number: number in self.room.printed,
            room=self.room,
        )
        self.console, self.eye, self.staff = crew.console, crew.eye, crew.staff
        self.croupier = crew.croupier
        self.control = Control(book, SEATS, self.staff, self.croupier, automatic=automatic)
        self.ask = self.control.answer

    def facts(self, kind: type[Fact]) -> list[Fact]:
        """Those of a kind that are on the table's disk."""
        decoded = (f.decode(record.body) for record in self.table.disk.durable)
        return [fact for fact in decoded if isinstance(fact, kind)]

    def times_s(self, kind: type[f.Fact]) -> list[float]:
        """When they were written."""
        durable = self.table.disk.durable
        return [r.at_ms / 1000 for r in durable if isinstance(f.decode(r.body), kind)]

    def at(self, seat: str) -> TerminalService:
        service = self.terminals[seat].machine.service
        assert service is not None
        return service

    async def until(self, what: Callable[[], object], about: str) -> None:
        loop = asyncio.get_running_loop()
        give_up_s = loop.time() + PATIENCE_S
        while not what():
            assert loop.time() < give_up_s, f"not within {PATIENCE_S} s: {about}"
            await asyncio.sleep(0.05)

    def everybody_here(self) -> bool:
        board = self.console.board
        return board is not None and len(board.here) == len(SEATS)

    async def phase(self, phase: TablePhase) -> None:
        """Until the console shows it."""
        await self.until(lambda: self.console.board and self.console.board.phase is phase, phase)

    async def results(self, many: int) -> list[f.ResultConfirmed]:
        await self.until(lambda: len(self.facts(f.ResultConfirmed)) >= many, f"{many} results")
        return self.facts(f.ResultConfirmed)


@asynccontextmanager
async def opened(
    book: RuleBook,
    *,
    seed: int = 1,
    fast: bool = True,
    automatic: bool = True,
    camera: VirtualCamera | None = None,
    **settings: int,
) -> AsyncIterator[Salon]:
    """With staff at work in it, and a table that is set otherwise than usual."""
    there = Salon(book, seed=seed, fast=fast, automatic=automatic)
    there.table.camera = camera
    there.table.settings = replace(there.table.settings, **settings)
    there.switch_on()
    people = there.crew.people()
    if not automatic:
        people.remove(there.croupier)
    async with asyncio.TaskGroup() as tasks:
        at_work = [tasks.create_task(somebody.run()) for somebody in people]
        await there.until(there.everybody_here, "everybody")
        yield there
        for task in at_work:
            task.cancel()
