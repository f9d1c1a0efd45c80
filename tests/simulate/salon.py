"""A table with automatic staff, as people play at, but on a virtual clock, network and disk."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeVar

from kiosk.game import facts as f
from kiosk.game.table.state import Phase, Table
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.casino import Room
from kiosk.simulate.control import Control
from kiosk.simulate.croupier import Attendant, Croupier, pace_of
from kiosk.simulate.disk import VirtualDisk
from kiosk.simulate.faults import Faults
from kiosk.simulate.machines import TABLE, VirtualTable, VirtualTerminal, World
from kiosk.simulate.network import Network, Node
from kiosk.simulate.sensor import VirtualSensor
from kiosk.simulate.staff import Staff
from kiosk.simulate.virtual_time import run
from kiosk.simulate.wheel import VirtualWheel
from kiosk.table.settings import TableSettings
from kiosk.terminal.service import TerminalService

HAND_PAY_LIMIT_CENTS = 10_000
PATIENCE_S = 600
SEATS = ("1", "2")

Fact = TypeVar("Fact", bound=f.Fact)


class Salon:
    """Made inside a virtual event loop, by `tell`."""

    def __init__(self, book: RuleBook, *, seed: int, fast: bool, automatic: bool) -> None:
        self.book = book
        self.faults = Faults(Random(f"{seed} faults"), likely={})
        self.room = Room()
        self.network = Network(Random(f"{seed} network"), self.faults)
        world = World(self.room, self.network, self.faults)
        settings = TableSettings(
            name="salon",
            seats=SEATS,
            hand_pay_limit_cents=HAND_PAY_LIMIT_CENTS,
            ticket_days=30,
        )
        self.table = VirtualTable(book, settings, world, self._disk(TABLE), Random(f"{seed} t"))
        self.terminals = {
            seat: VirtualTerminal(book, seat, world, self._disk(seat), Random(f"{seed} {seat}"))
            for seat in SEATS
        }
        self.console, self.eye = self._client(Role.CONSOLE), self._client(Role.SENSOR)
        self.pace = pace_of(book, fast=fast)
        self.staff = Staff(self.console, Random(f"{seed} staff"))
        wheel = VirtualWheel(book, self.room, Random(f"{seed} wheel"))
        self.croupier = Croupier(self.staff, wheel, self.pace)
        self.attendant = Attendant(
            self.staff,
            self.pace,
            hand_pay_limit_cents=HAND_PAY_LIMIT_CENTS,
            printed=lambda number: number in self.room.printed,
        )
        self.sensor = VirtualSensor(
            book, self.eye, self.room, Random(f"{seed} sensor"), self.faults
        )
        self.control = Control(book, SEATS, self.staff, self.croupier, automatic=automatic)

    def _disk(self, name: str) -> VirtualDisk:
        return VirtualDisk(Random(f"disk {name}"), self.faults)

    def _client(self, role: Role) -> TableClient:
        node = Node(role)
        return TableClient(role, "1", lambda: self.network.connect(node, TABLE, limit=LINE_MAX))

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

    @property
    def state(self) -> Table:
        assert self.table.machine.service is not None
        return self.table.machine.service.durable

    async def until(self, what: Callable[[], object], about: str) -> None:
        loop = asyncio.get_running_loop()
        give_up_s = loop.time() + PATIENCE_S
        while not what():
            assert loop.time() < give_up_s, f"not within {PATIENCE_S} s: {about}"
            await asyncio.sleep(0.05)

    def everybody_here(self) -> bool:
        board = self.console.board
        return board is not None and len(board.here) == len(SEATS)

    async def phase(self, phase: Phase) -> None:
        """Until the console shows it."""
        await self.until(lambda: self.console.board and self.console.board.phase is phase, phase)

    async def results(self, many: int) -> list[f.ResultConfirmed]:
        await self.until(lambda: len(self.facts(f.ResultConfirmed)) >= many, f"{many} results")
        return self.facts(f.ResultConfirmed)

    async def ask(self, line: str) -> str:
        return await self.control.answer(line)


def tell(
    story: Callable[[Salon], Awaitable[None]],
    book: RuleBook,
    *,
    seed: int = 1,
    fast: bool = True,
    automatic: bool = True,
) -> Salon:
    """The story, with staff at work around it. Returns the salon as it was left."""

    async def told() -> Salon:
        salon = Salon(book, seed=seed, fast=fast, automatic=automatic)
        for machine in (salon.table, *salon.terminals.values()):
            machine.start()
        people = [salon.console, salon.eye, salon.sensor, salon.attendant]
        if automatic:
            people.append(salon.croupier)
        async with asyncio.TaskGroup() as tasks:
            at_work = [tasks.create_task(somebody.run()) for somebody in people]
            await salon.until(
                lambda: salon.console.board and len(salon.console.board.here) == 2, ""
            )
            await story(salon)
            for task in at_work:
                task.cancel()
        return salon

    return run(told())
