"""The table and the terminals as machines in a room: each has a disk that outlives its process."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from kiosk.clock import SteadyClock
from kiosk.devices.ports import TicketPrinter
from kiosk.game.times import MINUTE_MS
from kiosk.journal.log import FactLog, last_ms
from kiosk.link.identity import Peer
from kiosk.link.session import LINE_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.service import Machine
from kiosk.simulate.casino import Room
from kiosk.simulate.devices import VirtualPrinter, VirtualValidator
from kiosk.simulate.disk import VirtualDisk
from kiosk.simulate.faults import Faults
from kiosk.simulate.network import Network, Node
from kiosk.table.door import receive
from kiosk.table.service import TableService
from kiosk.table.settings import Outside as TableOutside
from kiosk.table.settings import TableSettings
from kiosk.terminal.service import Outside as TerminalOutside
from kiosk.terminal.service import TerminalService

TABLE = "table"
_LOCAL = Peer(name="", uid=0)
EIGHT_IN_THE_EVENING_MS = 1_800_000_000_000
REALITY_CHECK_MS = 3 * MINUTE_MS
"""An evening of a few rounds must have some."""


@dataclass(frozen=True, slots=True)
class World:
    """What all machines of a room share."""

    room: Room
    network: Network
    faults: Faults


class VirtualMachine(ABC):
    """What table and terminal have in common: a name, a disk, a clock, and a process or none."""

    def __init__(self, name: str, network: Network, disk: VirtualDisk, random: Random) -> None:
        self.name = name
        self.disk = disk
        self.node = Node(name)
        self.on = False
        self.wall_ahead_ms = 0
        self._network = network
        self._random = random

    def start(self) -> None:
        self.node = Node(self.name)
        self.on = True
        self._boot()

    @abstractmethod
    def _boot(self) -> None:
        """Start the process of this machine."""

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.node.spawn(work).add_done_callback(self._report)

    def _report(self, done: asyncio.Task[None]) -> None:
        """A process that ends by itself has failed."""
        if not done.cancelled() and (error := done.exception()) is not None:
            message = f"{self.name} has stopped"
            done.get_loop().call_exception_handler({"message": message, "exception": error})

    def die(self) -> None:
        self.on = False
        self._network.kill(self.node)
        self.disk.die()

    def lose_power(self) -> None:
        self.on = False
        self._network.power_off(self.node)
        self.disk.lose_power()

    def _open_log(self) -> FactLog:
        return self.disk.open(self.name)

    def _clock(self, log: FactLog) -> Callable[[], int]:
        loop = asyncio.get_running_loop()
        clock = SteadyClock(
            wall_ms=lambda: EIGHT_IN_THE_EVENING_MS + int(loop.time() * 1000) + self.wall_ahead_ms,
            monotonic_s=loop.time,
            at_least_ms=last_ms(log),
        )
        return clock.now_ms

    def _draw_key(self) -> str:
        return f"{self._random.getrandbits(64):016x}"


class VirtualTable(VirtualMachine):
    def __init__(
        self,
        book: RuleBook,
        settings: TableSettings,
        world: World,
        disk: VirtualDisk,
        random: Random,
    ) -> None:
        super().__init__(TABLE, world.network, disk, random)
        self._book = book
        self._settings = settings
        self.machine = self._new_machine()

    def _new_machine(self) -> Machine[TableService]:
        return Machine(self._open_log, self._start)

    def _boot(self) -> None:
        self.machine = machine = self._new_machine()

        async def door(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await receive(machine, reader, writer, _LOCAL)

        self._network.listen(self.node, TABLE, door, limit=LINE_MAX)
        self._spawn(machine.run())

    async def _start(self, log: FactLog) -> TableService:
        outside = TableOutside(
            now_ms=self._clock(log),
            draw_key=self._draw_key,
            draw_number=lambda: f"{self._random.randrange(10**18):018}",
            hash_pin=_quick_hash,
        )
        return await TableService.start(self._book, log, self._settings, outside)


class VirtualTerminal(VirtualMachine):
    def __init__(
        self, book: RuleBook, seat: str, world: World, disk: VirtualDisk, random: Random
    ) -> None:
        super().__init__(f"terminal-{seat}", world.network, disk, random)
        self.seat = seat
        self.validator = VirtualValidator(seat, world.room, random)
        self._printer: TicketPrinter = VirtualPrinter(world.room, random, world.faults)
        self._book = book
        self.machine: Machine[TerminalService] = Machine(self._open_log, self._start)

    def _boot(self) -> None:
        self.machine.service = None
        self._spawn(self.machine.run())

    async def _start(self, log: FactLog) -> TerminalService:
        node = self.node
        outside = TerminalOutside(
            now_ms=self._clock(log),
            draw_key=self._draw_key,
            connect=lambda: self._network.connect(node, TABLE, limit=LINE_MAX),
            printer=self._printer,
            reality_check_ms=REALITY_CHECK_MS,
        )
        service = await TerminalService.start(self._book, self.seat, log, outside)
        await self.validator.power_up(service)
        return service


async def _quick_hash(pin: str, salt: str) -> str:
    """A simulated evening has hundreds of sign-ins, and nobody to hide a PIN from."""
    await asyncio.sleep(0.1)
    return sha256(f"{salt}{pin}".encode()).hexdigest()
