"""The stage of a story: a table, some terminals and a console in a virtual room, and nothing else.

Nothing goes wrong here by chance: whoever tells the story arms what he wants. Every commit of every
machine is followed by the same watch that follows the simulated evenings.
"""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kiosk.game import facts as f
from kiosk.game.reconcile import orders, standing_of
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.journal.record import Record
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.casino import Room
from kiosk.simulate.checks import ViolationError, Watch
from kiosk.simulate.disk import VirtualDisk
from kiosk.simulate.faults import Faults
from kiosk.simulate.machines import TABLE, VirtualMachine, VirtualTable, VirtualTerminal, World
from kiosk.simulate.network import Network, Node
from kiosk.simulate.stage_devices import StagePrinter, StageValidator
from kiosk.table.service import TableService
from kiosk.table.settings import TableSettings
from kiosk.terminal.service import TerminalService

HAND_PAY_LIMIT_CENTS = 1_000_000


class Cable(Network):
    """A seat's own way to the table, so that a fault armed here strikes nobody else."""

    def __init__(self, random: Random, faults: Faults, room: Network) -> None:
        super().__init__(random, faults)
        self._listeners = room._listeners


class StageTable(VirtualTable):
    cables: Sequence[Cable] = ()
    on_change: Callable[[], None]

    def _boot(self) -> None:
        super()._boot()
        self.machine.on_change = self.on_change

    def die(self) -> None:
        for cable in self.cables:
            cable.kill(self.node)
        super().die()

    def lose_power(self) -> None:
        for cable in self.cables:
            cable.power_off(self.node)
        super().lose_power()


class StageTerminal(VirtualTerminal):
    def __init__(
        self, book: RuleBook, seat: str, world: World, disk: VirtualDisk, random: Random
    ) -> None:
        super().__init__(book, seat, world, disk, random)
        self.printer = self._printer = StagePrinter(world.room)
        self.validator = self.notes = StageValidator(seat, world.room, random)

    @property
    def service(self) -> TerminalService:
        assert self.machine.service is not None, f"{self.name}: {self.machine.trouble}"
        return self.machine.service

    @property
    def up(self) -> bool:
        return self.on and self.machine.service is not None and self.machine.service.link.up


@dataclass(slots=True)
class _Hook:
    machine: VirtualMachine
    when: str
    kind: str
    seat: str
    act: Callable[[], None]


class WaitedInVainError(Exception):
    """Something that must come did not. The message says what."""


class VirtualStage:
    def __init__(self, book: RuleBook, seats: Sequence[str], seed: str) -> None:
        self.book = book
        self.room = Room()
        self._seed = seed
        self.network = Network(self._random("network"), self._no_faults())
        self.cable_faults = {seat: self._no_faults() for seat in seats}
        self.cables = {seat: self._cable(seat) for seat in seats}
        settings = TableSettings(
            name="stage",
            seats=tuple(seats),
            hand_pay_limit_cents=HAND_PAY_LIMIT_CENTS,
            ticket_days=30,
        )
        self.disk_faults = {name: self._no_faults() for name in (TABLE, *seats)}
        self.table = StageTable(
            book, settings, self._world(self.network), self._disk(TABLE), self._random(TABLE)
        )
        self.table.cables = tuple(self.cables.values())
        self.terminals = {seat: self._terminal(seat) for seat in seats}
        self.machines: tuple[VirtualMachine, ...] = (self.table, *self.terminals.values())
        self.watch = Watch(book, self.machines, self.room)
        self.console = self.client(Role.CONSOLE)
        self.troubles: dict[str, list[str]] = {machine.name: [] for machine in self.machines}
        """Why each machine went out of service, each time."""
        self._asked: dict[str, tuple[Table | None, Terminal | None, bool]] = {}
        self._hooks: list[_Hook] = []
        self._broken: list[ViolationError] = []
        self._tasks: list[asyncio.Task[Any]] = []

    def _random(self, what: str) -> Random:
        return Random(f"{self._seed} {what}")

    def _no_faults(self) -> Faults:
        return Faults(Random(0), likely={})

    def _world(self, network: Network) -> World:
        return World(self.room, network, self._no_faults())

    def _disk(self, name: str) -> VirtualDisk:
        return VirtualDisk(self._random(f"disk {name}"), self.disk_faults[name])

    def _cable(self, seat: str) -> Cable:
        return Cable(self._random(f"cable {seat}"), self.cable_faults[seat], self.network)

    def _terminal(self, seat: str) -> StageTerminal:
        world = self._world(self.cables[seat])
        return StageTerminal(self.book, seat, world, self._disk(seat), self._random(seat))

    def client(self, role: Role) -> TableClient:
        """Somebody at the table who is no terminal. Does nothing before it runs."""
        node = Node(role)
        return TableClient(role, "1", lambda: self.network.connect(node, TABLE, limit=LINE_MAX))

    # ---- What is where ------------------------------------------------------------------------

    @property
    def table_service(self) -> TableService:
        assert self.table.machine.service is not None, self.table.machine.trouble
        return self.table.machine.service

    @property
    def table_state(self) -> Table:
        """What the table's journal folds to."""
        state = self.watch.state(TABLE)
        assert isinstance(state, Table)
        return state

    def state(self, seat: str) -> Terminal:
        """What the terminal's journal folds to."""
        state = self.watch.state(f"terminal-{seat}")
        assert isinstance(state, Terminal)
        return state

    def money(self, seat: str) -> dict[str, int]:
        """Every place that holds something, in cents."""
        self.check()
        places = self.state(seat).money.places
        return {place.value: cents for place, cents in places.items() if cents}

    def facts(self, machine: VirtualMachine, kind: str) -> list[Any]:
        return [f.decode(record.body) for record in machine.disk.durable if record.kind == kind]

    # ---- Time ---------------------------------------------------------------------------------

    async def until(self, met: Callable[[], bool], what: str, within_s: float = 90.0) -> None:
        loop = asyncio.get_running_loop()
        give_up_s = loop.time() + within_s
        while not met():
            self.check()
            if loop.time() > give_up_s:
                raise WaitedInVainError(f"waited in vain: {what}")
            await asyncio.sleep(0.02)

    async def quiet(self, *seats: str) -> None:
        """Wait until these terminals, or all, are connected and the table has nothing to order."""
        wanted = [self.terminals[seat] for seat in seats or self.terminals]
        await self.until(lambda: self.table.machine.service is not None, "the table is back")
        await self.until(lambda: self.console.up, "the console is back")
        await self.until(lambda: all(map(self._is_quiet, wanted)), "everybody has been told")
        await asyncio.sleep(0.1)

    def _is_quiet(self, terminal: StageTerminal) -> bool:
        service, table = terminal.machine.service, self.table.machine.service
        if service is None or table is None or not service.link.up:
            return False
        if service.keeper.state is not service.durable or table.keeper.state is not table.durable:
            return False
        table_state, state, quiet = self._asked.get(terminal.seat, (None, None, False))
        if table_state is not table.durable or state is not service.durable:
            quiet = not orders(table.durable, standing_of(service.durable), key="none")
            self._asked[terminal.seat] = (table.durable, service.durable, quiet)
        return quiet

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.append(task)
        return task

    # ---- Commits ------------------------------------------------------------------------------

    def at(
        self, machine: VirtualMachine, when: str, kind: str, act: Callable[[], None], seat: str = ""
    ) -> None:
        """Do something in the very step in which such a fact is about to be written, or has just
        been: once."""
        self._hooks.append(_Hook(machine, when, kind, seat, act))

    def _on_commit(self, machine: VirtualMachine) -> Callable[[str, Sequence[Record]], None]:
        def on_commit(when: str, records: Sequence[Record]) -> None:
            if when == "after":
                self._look(self.table)
                self._look(machine)
            for hook in [h for h in self._hooks if (h.machine, h.when) == (machine, when)]:
                if any(_is_about(record, hook) for record in records):
                    self._hooks.remove(hook)
                    hook.act()

        return on_commit

    def _look(self, machine: VirtualMachine) -> None:
        try:
            self.watch.look(machine)
        except ViolationError as broken:
            self._broken.append(broken)

    def check(self) -> None:
        for machine in self.machines:
            self._look(machine)
        for broken in self._broken:
            raise broken

    def hold_commit(self, machine: VirtualMachine, seconds: float) -> None:
        """The next commit of this machine takes so long."""
        disk = machine.disk
        usual = disk.commit_s

        def slowly() -> float:
            disk.commit_s = usual  # type: ignore[method-assign]
            return seconds

        disk.commit_s = slowly  # type: ignore[method-assign]

    # ---- Beginning and end --------------------------------------------------------------------

    async def start(self) -> None:
        """Everything is switched on; the console is connected."""
        for machine in self.machines:
            machine.disk.on_commit = self._on_commit(machine)
        self.table.on_change = self._note_trouble(self.table)
        for terminal in self.terminals.values():
            terminal.machine.on_change = self._note_trouble(terminal)
        for machine in self.machines:
            machine.start()
        self.spawn(self.console.run())
        await self.until(lambda: self.console.up, "the console is connected")

    def _note_trouble(self, machine: StageTable | StageTerminal) -> Callable[[], None]:
        def changed() -> None:
            if machine.machine.trouble:
                self.troubles[machine.name].append(machine.machine.trouble)

        return changed

    async def rest(self) -> None:
        """Everything has been said: no journal says what another one denies."""
        present = (s for s in self.terminals if not self.table_state.seats[s].vacant)
        await self.quiet(*present)
        self.check()
        self.watch.same_states(self.table, list(self.terminals.values()))
        for machine in self.machines:
            machine.die()
        self.check()
        self.watch.at_rest()


def _is_about(record: Record, hook: _Hook) -> bool:
    if record.kind != hook.kind:
        return False
    return not hook.seat or getattr(f.decode(record.body), "seat", "") == hook.seat
