"""A house of machines on a virtual clock, in one process: a table, its terminals, their network and
their disks. Every commit of every machine is followed by the same watch.

Who plays, who deals and what goes wrong is told by whoever builds upon it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random

from kiosk.game.jackpot.values import JackpotTerms
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.journal.record import Record
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.checks import ViolationError, Watch
from kiosk.lab.simulate.disk import VirtualDisk, write_journal
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.jackpots import VirtualController
from kiosk.lab.simulate.machines import (
    CONTROLLER,
    TABLE,
    VirtualMachine,
    VirtualTable,
    VirtualTerminal,
    World,
)
from kiosk.lab.simulate.network import Network, Node
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.table.service import TableService
from kiosk.table.settings import TableSettings

HAND_PAY_LIMIT_CENTS = 100_000


class VirtualHouse:
    table: VirtualTable
    terminals: Mapping[str, VirtualTerminal]
    """By their seats."""

    def __init__(  # noqa: PLR0913 - each is a way in which a house differs
        self,
        book: RuleBook,
        seats: Sequence[str],
        seed: object,
        *,
        likely: Mapping[str, float] | None = None,
        suspects: Sequence[str] = (),
        hand_pay_limit_cents: int = HAND_PAY_LIMIT_CENTS,
        tip_limit_cents: int = 0,
        jackpots: JackpotTerms | Network | None = None,
        name: str = "simulated",
        room: Room | None = None,
    ) -> None:
        """`likely` says how often each fault strikes; without it nothing goes wrong by chance.
        `suspects` are seats too: who stands there is not of this house's making, and may lie.
        `jackpots`: there is a controller, set to these, or that of another house is shared.
        `room`: its tickets are good at other tables, and theirs here."""
        self.book = book
        self.room = room or Room()
        self.suspects = frozenset(suspects)
        self._seed = seed
        self.faults = Faults(self.random("faults"), likely=likely or {})
        self.network = Network(self.random("network"), self.faults)
        self.table = self._new_table(
            TableSettings(
                name=name,
                seats=(*seats, *suspects),
                hand_pay_limit_cents=hand_pay_limit_cents,
                tip_limit_cents=tip_limit_cents,
                ticket_days=30,
            )
        )
        self.terminals = {seat: self._new_terminal(seat) for seat in seats}
        self.controller = None
        if isinstance(jackpots, Network):
            self.table.jackpot_link = jackpots
        elif jackpots is not None:
            self.controller = self._new_controller(jackpots)
        others = (self.controller,) if self.controller else ()
        self.machines: Sequence[VirtualMachine] = (self.table, *self.terminals.values(), *others)
        self.watch = Watch(book, self.machines, self.room, suspects=self.suspects)
        self._broken: list[ViolationError] = []

    def random(self, what: str) -> Random:
        """One for each concern, so that a change in one leaves the others as they were."""
        return Random(f"{self._seed} {what}")

    # ---- What it is made of -------------------------------------------------------------------

    def _new_table(self, settings: TableSettings) -> VirtualTable:
        world, random = self._world(self.network), self.random(TABLE)
        return VirtualTable(self.book, settings, world, self._new_disk(TABLE), random)

    def _new_controller(self, terms: JackpotTerms) -> VirtualController:
        """On a network of its own, so that all else in an evening is as it is without it."""
        link = Network(self.random("jackpot link"), self.faults)
        self.table.jackpot_link = link
        disk, random = self._new_disk(CONTROLLER), self.random(CONTROLLER)
        return VirtualController(terms, self._world(link), disk, random)

    def _new_terminal(self, seat: str) -> VirtualTerminal:
        name = f"terminal-{seat}"
        world, random = self._world(self.network), self.random(name)
        return VirtualTerminal(self.book, seat, world, self._new_disk(name), random)

    def _new_disk(self, name: str) -> VirtualDisk:
        return VirtualDisk(self.random(f"disk {name}"), self.faults)

    def _world(self, network: Network) -> World:
        return World(self.room, network, self.faults)

    def client(self, role: Role) -> TableClient:
        """Somebody at the table who is no terminal. Does nothing before it runs."""
        node = Node(role)
        return TableClient(role, "house", lambda: self.network.connect(node, TABLE, limit=LINE_MAX))

    def switch_on(self) -> None:
        """All machines; from now on each commit is watched."""
        for machine in self.machines:
            machine.disk.on_commit = self._on_commit(machine)
        for machine in self.machines:
            machine.start()

    def write(self, folder: Path) -> None:
        """The journals, as the machines would have kept them."""
        folder.mkdir(parents=True, exist_ok=True)
        for machine in self.machines:
            write_journal(machine.disk.durable, folder / f"{machine.name}.db", machine.name)

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

    # ---- Commits ------------------------------------------------------------------------------

    def _on_commit(self, machine: VirtualMachine) -> Callable[[str, Sequence[Record]], None]:
        def on_commit(when: str, records: Sequence[Record]) -> None:
            if when == "after":
                self._look(self.table)
                self._look(machine)
            self._committed(machine, when, records)

        return on_commit

    def _committed(self, machine: VirtualMachine, when: str, records: Sequence[Record]) -> None:
        """In the very step in which facts are about to be written, or have just been."""

    def _look(self, machine: VirtualMachine) -> None:
        try:
            self.watch.look(machine)
        except ViolationError as broken:
            self._broken.append(broken)

    def check(self, machines: Iterable[VirtualMachine] | None = None) -> None:
        """Raises the first violation there was, or is at one of these machines, or any."""
        for machine in self.machines if machines is None else machines:
            self._look(machine)
        for broken in self._broken:
            raise broken
