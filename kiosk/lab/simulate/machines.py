"""The table and the terminals as machines in a room: each has a disk that outlives its process."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from kiosk.clock import SteadyClock
from kiosk.config import Network as NetworkConfig
from kiosk.config import ResponsiblePlay, TerminalConfig, ValidatorConfig, ValidatorProtocol
from kiosk.doors import receive
from kiosk.game.spread.ring import SECRET_BYTES
from kiosk.journal.log import FactLog, last_ms
from kiosk.lab.simulate.camera import VirtualCamera, VirtualFilms
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.disk import VirtualDisk
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.network import Network, Node
from kiosk.lab.simulate.pins import quick_digest
from kiosk.lab.simulate.printer import VirtualPrinter
from kiosk.lab.simulate.validator import MOVE_S, Model, VirtualValidator
from kiosk.link.identity import Peer
from kiosk.link.session import LINE_MAX, Connect, at_table
from kiosk.rules.rulebook import RuleBook
from kiosk.safe import SafeMemory
from kiosk.service import Machine
from kiosk.table.receipt_key import TableReceiptKey
from kiosk.table.service import TableService
from kiosk.table.settings import TableSettings, TableSources
from kiosk.terminal.cabinet import Cabinet, Devices
from kiosk.terminal.process import Surroundings
from kiosk.terminal.service import TerminalService

TABLE = "table"
CONTROLLER = "jackpots"
FLOOR = "floor"
_LOCAL = Peer(name="", uid=0)
EIGHT_IN_THE_EVENING_MS = 1_800_000_000_000
REALITY_CHECK_MIN = 3
"""An evening of a few rounds must have some."""
NOTES_CENTS = (1000, 2000, 5000, 10_000, 20_000)
VALIDATOR = ValidatorConfig(
    protocol=ValidatorProtocol.ID003,
    port="simulated",
    notes_cents=NOTES_CENTS,
    credit_limit_cents=200_000,
)


@dataclass(frozen=True, slots=True)
class World:
    """What all machines of a room share."""

    room: Room
    network: Network
    faults: Faults


class VirtualProgram(ABC):
    """A name on the network, and a process or none."""

    def __init__(self, name: str, network: Network) -> None:
        self.name = name
        self.node = Node(name)
        self.on = False
        self.on_change: Callable[[], None] = lambda: None
        """Called when its service is another, or none."""
        self._network = network

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


class VirtualMachine(VirtualProgram):
    """What table and terminal have in common: a disk and a clock."""

    def __init__(self, name: str, network: Network, disk: VirtualDisk, random: Random) -> None:
        super().__init__(name, network)
        self.disk = disk
        self.wall_ahead_ms = 0
        self._random = random
        # What else is drawn in an evening stays as it is.
        self._blinds = Random(f"blinds of {name}")

    def die(self) -> None:
        super().die()
        self.disk.die()

    def lose_power(self) -> None:
        self.on = False
        self._network.power_off(self.node)
        self.disk.lose_power()

    def hang(self, seconds: float) -> None:
        """What it says, and what is said to it, arrives afterwards."""
        self._network.cut(self.node, seconds)

    def _open_log(self) -> FactLog:
        return self.disk.open(self.name)

    def _clock(self, log: FactLog) -> SteadyClock:
        loop = asyncio.get_running_loop()
        return SteadyClock(
            wall_ms=lambda: EIGHT_IN_THE_EVENING_MS + int(loop.time() * 1000) + self.wall_ahead_ms,
            monotonic_s=loop.time,
            at_least_ms=last_ms(log),
        )

    def _draw_blind(self) -> str:
        return f"{self._blinds.getrandbits(128):032x}"

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
        self.settings = settings
        # Not from the table's own chance: what else is drawn in an evening stays as it was.
        self._receipts = TableReceiptKey.of(sha256(settings.name.encode()).digest())
        self.next_rings: deque[int] = deque()
        """Those of the coming rounds, where a story needs to know them; else chance has them."""
        self.rings, self._ring_chance = SafeMemory(), _beside(random, "rings")
        self._lot_chance = _beside(random, "lots")
        self.camera: VirtualCamera | None = None
        self.films = VirtualFilms()
        self.jackpot_link: Network | None = None
        """Its way to a jackpot controller; None: there is none."""
        self.floor_link: Network | None = None
        """Its way to the floor; None: it is on none."""
        self.machine = self._new_machine()

    def die(self) -> None:
        for link in self._links:
            link.kill(self.node)
        super().die()

    def lose_power(self) -> None:
        for link in self._links:
            link.power_off(self.node)
        super().lose_power()

    @property
    def _links(self) -> list[Network]:
        return [link for link in (self.jackpot_link, self.floor_link) if link is not None]

    def _new_machine(self) -> Machine[TableService]:
        return Machine(self._open_log, self._start)

    def _boot(self) -> None:
        self.machine = machine = self._new_machine()
        machine.on_change = self.on_change

        async def door(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            named = writer.get_extra_info("certificate")
            peer = Peer(name=named, uid=None) if named else _LOCAL
            await receive(machine, at_table(reader, writer), peer)

        self._network.listen(self.node, TABLE, door, limit=LINE_MAX)
        self._spawn(machine.run())

    async def _start(self, log: FactLog) -> TableService:
        sources = TableSources(
            clock=self._clock(log),
            draw_key=self._draw_key,
            draw_number=lambda: f"{self._random.randrange(10**18):018}",
            hash_pin=timed_hash,
            receipts=self._receipts,
            draw_blind=self._draw_blind,
            draw_ring=self._draw_ring,
            draw_lot=lambda: self._lot_chance.randbytes(32),
            rings=self.rings,
            camera=self.camera,
            films=self.films,
            jackpots=self._way(self.jackpot_link, CONTROLLER),
            floor=self._way(self.floor_link, FLOOR),
        )
        return await TableService.start(self._book, log, self.settings, sources)

    def _way(self, link: Network | None, address: str) -> Connect | None:
        node = self.node
        if link is None:
            return None
        return lambda: link.connect(node, address, limit=LINE_MAX)

    def _draw_ring(self) -> bytes:
        drawn = self._ring_chance.randbytes(SECRET_BYTES)
        return bytes([self.next_rings.popleft(), *drawn[1:]]) if self.next_rings else drawn


class VirtualTerminal(VirtualMachine):
    """A cabinet like any other, with simulated devices that outlive its process."""

    config = VALIDATOR
    move_s = MOVE_S
    model: Model | None = None
    """Of its validator; None: by chance."""

    def __init__(
        self, book: RuleBook, seat: str, world: World, disk: VirtualDisk, random: Random
    ) -> None:
        super().__init__(f"terminal-{seat}", world.network, disk, random)
        self.seat = seat
        own = Random(random.getrandbits(64))
        self.validator = VirtualValidator(
            seat, world.room, own, world.faults, move_s=self.move_s, model=self.model
        )
        self.printer = VirtualPrinter(world.room, own, world.faults, move_s=self.move_s)
        self._book = book
        self.cabinet = self._new_cabinet()

    @property
    def machine(self) -> Machine[TerminalService]:
        return self.cabinet.machine

    def _new_cabinet(self) -> Cabinet:
        node = self.node
        config = TerminalConfig(
            seat=self.seat,
            rulebook=self._book.id,
            journal=f"{self.name}.db",
            network=NetworkConfig(socket=TABLE),
            validator=self.config,
            responsible_play=ResponsiblePlay(reality_check_min=REALITY_CHECK_MIN),
        )
        surroundings = Surroundings(
            open_log=self._open_log,
            clock=self._clock,
            draw_key=self._draw_key,
            connect=lambda: self._network.connect(node, TABLE, limit=LINE_MAX),
            begins_after=lambda: (0, ""),
            take_the_place=_never_damaged,
            draw_blind=self._draw_blind,
        )
        return Cabinet(config, self._book, self._devices(), surroundings)

    def _devices(self) -> Devices:
        return Devices(validator=self.validator, printer=self.printer)

    def _boot(self) -> None:
        self.validator.power_up()
        self.validator.attach()
        self.cabinet = self._new_cabinet()
        self.machine.on_change = self.on_change
        self._spawn(self.cabinet.run())

    def die(self) -> None:
        super().die()
        self.validator.detach()

    def lose_power(self) -> None:
        super().lose_power()
        self.validator.detach()
        self.validator.lose_power()
        self.printer.lose_power()


def _beside(random: Random, what: str) -> Random:
    """Another one of the same evening, which leaves the first as it is."""
    same = Random()
    same.setstate(random.getstate())
    return Random(f"{same.getrandbits(64)} {what}")


async def _never_damaged() -> None:
    raise AssertionError("no journal of a simulation is damaged")


async def timed_hash(pin: str, salt: str) -> str:
    """Takes as long as that of the product, by the virtual clock."""
    await asyncio.sleep(0.1)
    return quick_digest(pin, salt)
