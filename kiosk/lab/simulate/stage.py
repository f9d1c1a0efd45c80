"""The stage of a story: a table, some terminals and a console in a virtual room, and nothing else.

Nothing goes wrong here by chance: whoever tells the story arms what he wants. Every commit of every
machine is followed by the same watch that follows the simulated evenings.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from kiosk.game import facts as f
from kiosk.game.jackpot.values import JackpotTerms
from kiosk.game.reconcile import orders, standing_of
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.journal.record import Record
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.disk import VirtualDisk
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.machines import TABLE, VirtualMachine, VirtualTable, VirtualTerminal
from kiosk.lab.simulate.network import Network
from kiosk.lab.simulate.staff import simulated_console
from kiosk.lab.simulate.validator import Model
from kiosk.lab.simulate.virtual_house import VirtualHouse
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook
from kiosk.table.settings import TableSettings
from kiosk.terminal.service import TerminalService

HAND_PAY_LIMIT_CENTS = 1_000_000
_LOOK_AGAIN_S = (0.02, 0.2)
"""At first, and when something takes its time."""


class Cable(Network):
    """A seat's own way to the table, so that a fault armed here strikes nobody else."""

    def __init__(self, random: Random, faults: Faults, room: Network) -> None:
        super().__init__(random, faults)
        self._listeners = room._listeners


class StageTable(VirtualTable):
    cables: Sequence[Cable] = ()

    def die(self) -> None:
        for cable in self.cables:
            cable.kill(self.node)
        super().die()

    def lose_power(self) -> None:
        for cable in self.cables:
            cable.power_off(self.node)
        super().lose_power()


class StageTerminal(VirtualTerminal):
    move_s = (0.05, 0.1)
    model = Model.RESUMES

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


class VirtualStage(VirtualHouse):
    table: StageTable
    terminals: Mapping[str, StageTerminal]

    def __init__(  # noqa: PLR0913 - as of a house
        self,
        book: RuleBook,
        seats: Sequence[str],
        seed: str,
        jackpots: JackpotTerms | None = None,
        *,
        name: str = "simulated",
        room: Room | None = None,
    ) -> None:
        self.cable_faults = {seat: _no_faults() for seat in seats}
        self.disk_faults: dict[str, Faults] = {}
        """By the machine's name."""
        self.cables: dict[str, Cable] = {}
        super().__init__(
            book,
            seats,
            seed,
            hand_pay_limit_cents=HAND_PAY_LIMIT_CENTS,
            jackpots=jackpots,
            name=name,
            room=room,
        )
        self.table.cables = tuple(self.cables.values())
        self.console = simulated_console(self.client(Role.CONSOLE), book, Random(0))
        self.troubles: dict[str, list[str]] = {machine.name: [] for machine in self.machines}
        """Why each machine went out of service, each time."""
        self._asked: dict[str, tuple[Table | None, Terminal | None, bool]] = {}
        self._hooks: list[_Hook] = []
        self._tasks: list[asyncio.Task[Any]] = []

    def _new_table(self, settings: TableSettings) -> StageTable:
        world, random = self._world(self.network), self.random(TABLE)
        return StageTable(self.book, settings, world, self._new_disk(TABLE), random)

    def _new_terminal(self, seat: str) -> StageTerminal:
        name, faults = f"terminal-{seat}", self.cable_faults[seat]
        self.cables[seat] = cable = Cable(self.random(f"cable {seat}"), faults, self.network)
        world, random = self._world(cable), self.random(name)
        return StageTerminal(self.book, seat, world, self._new_disk(name), random)

    def _new_disk(self, name: str) -> VirtualDisk:
        self.disk_faults[name] = faults = _no_faults()
        return VirtualDisk(self.random(f"disk {name}"), faults)

    # ---- What is where ------------------------------------------------------------------------

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
        give_up_s, look_again_s = loop.time() + within_s, _LOOK_AGAIN_S[0]
        while not met():
            self.check()
            if loop.time() > give_up_s:
                raise WaitedInVainError(f"waited in vain: {what}")
            await asyncio.sleep(look_again_s)
            look_again_s = min(look_again_s * 1.1, _LOOK_AGAIN_S[1])

    async def quiet(self, *seats: str) -> None:
        """Wait until these terminals, or all, are connected and the table has nothing to order."""
        wanted = [self.terminals[seat] for seat in seats or self.terminals]
        await self.until(lambda: self.table.machine.service is not None, "the table is back")
        await self.until(lambda: self.console.client.up, "the console is back")
        await self.until(lambda: all(map(self._is_quiet, wanted)), "everybody has been told")
        await asyncio.sleep(0.1)

    def _is_quiet(self, terminal: StageTerminal) -> bool:
        service, table = terminal.machine.service, self.table.machine.service
        board = self.console.board
        if service is None or table is None or board is None:
            return False
        # A terminal does not notice at once that the table has lost its power.
        if not service.link.up or terminal.seat not in board.here:
            return False
        if (
            service.journaled.state is not service.durable
            or table.journaled.state is not table.durable
        ):
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

    def _committed(self, machine: VirtualMachine, when: str, records: Sequence[Record]) -> None:
        for hook in [h for h in self._hooks if (h.machine, h.when) == (machine, when)]:
            if any(_is_about(record, hook) for record in records):
                self._hooks.remove(hook)
                hook.act()

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
        self.table.on_change = self._note_trouble(self.table)
        for terminal in self.terminals.values():
            terminal.on_change = self._note_trouble(terminal)
            terminal.validator.on_accept = partial(self.watch.accepts, terminal)
        self.switch_on()
        self.spawn(self.console.run())
        await self.until(lambda: self.console.client.up, "the console is connected")

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


def _no_faults() -> Faults:
    return Faults(Random(0), likely={})


def _is_about(record: Record, hook: _Hook) -> bool:
    if record.kind != hook.kind:
        return False
    return not hook.seat or getattr(f.decode(record.body), "seat", "") == hook.seat
