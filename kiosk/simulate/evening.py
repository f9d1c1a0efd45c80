"""A whole evening at one table, from one seed: who plays, who errs, and what goes wrong."""

import asyncio
import traceback
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from kiosk.game.money import Place, Source
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.journal.record import Record
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.casino import Room
from kiosk.simulate.checks import ViolationError, Watch
from kiosk.simulate.dealer import Dealer
from kiosk.simulate.disk import VirtualDisk, write_journal
from kiosk.simulate.faults import FAULT_POINTS, Faults
from kiosk.simulate.machines import TABLE, VirtualMachine, VirtualTable, VirtualTerminal, World
from kiosk.simulate.network import Network, Node
from kiosk.simulate.player import Player
from kiosk.simulate.sensor import VirtualSensor
from kiosk.simulate.virtual_time import run
from kiosk.table.settings import TableSettings

_STEP_S = 0.5
_DOWN_S = (0.5, 20.0)
_JUMP_MS = 3 * 3_600_000
_HEALING_S = 300
_ROUND_S_MAX = 600

# Whenever a fault could strike: a line or a commit happens many times a second, a death is looked
# for twice a second, an irregularity once a round.
LIKELY = dict.fromkeys(FAULT_POINTS, 0.002) | {
    "connection refused": 0.05,
    "commit takes long": 0.01,
    "disk full": 0.0005,
    "disk read-only": 0.0005,
    "commit in doubt, and it is there": 0.0005,
    "commit in doubt, and it is not there": 0.0005,
    "terminal dies before a commit": 0.002,
    "terminal dies after a commit": 0.002,
    "table dies before a commit": 0.001,
    "table dies after a commit": 0.001,
    "table dies": 0.001,
    "table loses power": 0.001,
    "dealer enters a wrong number": 0.1,
    "dealer calls no spin": 0.05,
    "sensor misreads": 0.1,
    "printer does not answer": 0.15,
    "printer fails": 0.1,
    "player's terminal is declared malfunctioning": 0.005,
}


@dataclass(slots=True, kw_only=True)
class Summary:
    """What came of an evening."""

    seed: int
    violation: str = ""
    rounds: int = 0
    facts: int = 0
    virtual_s: float = 0.0
    money: Counter[str] = field(default_factory=Counter)
    """Cents: what came in, by source, and where it is, by place."""
    tickets: Counter[str] = field(default_factory=Counter)
    fired: Counter[str] = field(default_factory=Counter)
    digest: str = ""
    """Of all journals: the same seed gives the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    seed: int
    rounds: int
    terminals: int
    faults: bool = False
    harsh: bool = False
    """Faults are many times as likely: a short evening meets them all."""
    lossy: bool = False


def play(book: RuleBook, plan: Plan, *, record: Path | None = None) -> Summary:
    """Play the evening to its end, or to the first violation."""
    evening = Evening(book, plan)
    summary = Summary(seed=plan.seed)
    try:
        run(evening.play())
    except* ViolationError as errors:
        summary.violation = str(_first(errors))
    except* Exception as errors:
        # A program that fails is a violation like any other: it has a seed to repeat it by.
        summary.violation = _told(_first(errors))
    evening.sum_up(summary)
    if record is not None:
        evening.write(record)
    return summary


def _likely(plan: Plan) -> dict[str, float]:
    if not plan.faults:
        return {}
    return {name: min(0.5, share * 8) for name, share in LIKELY.items()} if plan.harsh else LIKELY


class Evening:
    def __init__(self, book: RuleBook, plan: Plan) -> None:
        self.book = book
        self.plan = plan
        self.room = Room()
        self.faults = Faults(self._random("faults"), likely=_likely(plan))
        self.network = Network(self._random("network"), self.faults)
        seats = tuple(str(n) for n in range(1, plan.terminals + 1))
        settings = TableSettings(
            name="simulated", seats=seats, hand_pay_limit_cents=100_000, ticket_days=30
        )
        self.world = World(self.room, self.network, self.faults)
        self.table = VirtualTable(
            book, settings, self.world, self._disk(TABLE), self._random(TABLE)
        )
        self.terminals = [self._terminal(seat) for seat in seats]
        self.machines: Sequence[VirtualMachine] = (self.table, *self.terminals)
        self.players = [
            Player(book, t.validator, self.room, self._random(f"player {t.seat}"))
            for t in self.terminals
        ]
        self._trouble = self._random("trouble")
        self._broken: list[ViolationError] = []
        self._ended_s = 0.0

    def _random(self, what: str) -> Random:
        """One for each concern, so that a change in one leaves the others as they were."""
        return Random(f"{self.plan.seed} {what}")

    def _disk(self, name: str) -> VirtualDisk:
        return VirtualDisk(self._random(f"disk {name}"), self.faults, lossy=self.plan.lossy)

    def _terminal(self, seat: str) -> VirtualTerminal:
        name = f"terminal-{seat}"
        return VirtualTerminal(self.book, seat, self.world, self._disk(name), self._random(name))

    # ---- The evening --------------------------------------------------------------------------

    async def play(self) -> None:
        self.watch = Watch(self.book, self.machines, self.room)
        self.console, self._eye = self._client(Role.CONSOLE), self._client(Role.SENSOR)
        self.dealer = Dealer(
            self.book, self.console, self.room, self._random("dealer"), self.faults
        )
        self.sensor = VirtualSensor(
            self.book, self._eye, self.room, self._random("sensor"), self.faults
        )
        asyncio.get_running_loop().set_exception_handler(self._program_failed)
        for machine in self.machines:
            machine.disk.on_commit = self._on_commit(machine)
            machine.start()
        async with asyncio.TaskGroup() as tasks:
            people = [
                tasks.create_task(_sit(player, terminal))
                for player, terminal in zip(self.players, self.terminals, strict=True)
            ]
            staff = (self.console, self.dealer, self._eye, self.sensor)
            people += [tasks.create_task(work.run()) for work in staff]
            await self._play_rounds()
            await self._heal()
            for task in people:
                task.cancel()
        for machine in self.machines:
            machine.die()
        self._look(self.machines)
        self.watch.at_rest()
        self._ended_s = asyncio.get_running_loop().time()

    def _program_failed(self, _: asyncio.AbstractEventLoop, context: Mapping[str, object]) -> None:
        error = context.get("exception")
        what = _told(error) if isinstance(error, BaseException) else context["message"]
        self._broken.append(ViolationError(f"{context['message']}: {what}"))

    def _client(self, role: Role) -> TableClient:
        node = Node(role)
        return TableClient(role, "1", lambda: self.network.connect(node, TABLE, limit=LINE_MAX))

    async def _play_rounds(self) -> None:
        loop = asyncio.get_running_loop()
        give_up_s = loop.time() + self.plan.rounds * _ROUND_S_MAX
        while self._rounds() <= self.plan.rounds:
            await self._step()
            if loop.time() > give_up_s:
                raise ViolationError(f"after {self._rounds()} rounds the table stands still")

    async def _heal(self) -> None:
        """Nothing goes wrong any more: everything must come to rest, with nobody's help but that
        of staff."""
        self.faults.calm()
        self.network.heal()
        self.dealer.opens_rounds = False
        for player in self.players:
            player.playing = False
        for machine in self.machines:
            machine.disk.make_room()
        loop = asyncio.get_running_loop()
        give_up_s = loop.time() + _HEALING_S
        quiet = 0
        while quiet < 10:  # noqa: PLR2004 - five seconds in a row
            await self._step()
            quiet = quiet + 1 if self._at_rest() else 0
            if loop.time() > give_up_s:
                raise ViolationError(f"nothing goes wrong, and yet {self._unrest()}")

    async def _step(self) -> None:
        await asyncio.sleep(_STEP_S)
        self._strike()
        self._look([machine for machine in self.machines if machine.on])
        self.watch.same_states(self.table, self.terminals)

    def _look(self, machines: Sequence[VirtualMachine]) -> None:
        for broken in self._broken:
            raise broken
        for machine in machines:
            self.watch.look(machine)

    # ---- What goes wrong ----------------------------------------------------------------------

    def _on_commit(self, machine: VirtualMachine):  # type: ignore[no-untyped-def]
        kind = "table" if machine is self.table else "terminal"

        def on_commit(when: str, records: Sequence[Record]) -> None:
            if when == "after":
                try:
                    self.watch.look(machine)
                except ViolationError as broken:
                    self._broken.append(broken)
            if self.faults.fires(f"{kind} dies {when} a commit"):
                self._kill(machine)

        return on_commit

    def _strike(self) -> None:
        for machine in self.machines:
            kind = "table" if machine is self.table else "terminal"
            if self.faults.fires(f"{kind}'s clock jumps"):
                machine.wall_ahead_ms += self._trouble.randint(-_JUMP_MS, _JUMP_MS)
            if not machine.on:
                continue
            if self.faults.fires(f"{kind} dies"):
                self._kill(machine)
            elif self.faults.fires(f"{kind} loses power"):
                self._kill(machine, power=True)

    def _kill(self, machine: VirtualMachine, *, power: bool = False) -> None:
        if power:
            machine.lose_power()
        else:
            machine.die()
        loop = asyncio.get_running_loop()
        loop.call_later(self._trouble.uniform(*_DOWN_S), machine.start)

    # ---- How far it is ------------------------------------------------------------------------

    def _rounds(self) -> int:
        state = self.watch.state(TABLE)
        return state.round if isinstance(state, Table) else 0

    def _at_rest(self) -> bool:
        return not self._unrest()

    def _unrest(self) -> str:
        table = self.table.machine.service
        if table is None:
            return f"the table is out of service: {self.table.machine.trouble}"
        state = table.durable
        if state.phase != "idle" or state.frozen or state.due or state.cases:
            return f"the table has open matters: {state.phase}, {state.frozen!r}, {state.cases}"
        for terminal in self.terminals:
            service = terminal.machine.service
            if service is None or not service.link.up:
                return f"{terminal.name} is not connected: {terminal.machine.trouble}"
            there = service.durable
            if there.wagers_down or there.ticket or there.ticket_in or there.attendant_called:
                return f"{terminal.name} has open matters"
            if there.locks or there.withheld:
                return f"{terminal.name} is locked: {there.locks}"
        return ""

    def sum_up(self, summary: Summary) -> None:
        summary.rounds = self._rounds()
        summary.facts = sum(len(machine.disk.durable) for machine in self.machines)
        summary.virtual_s = self._ended_s
        summary.fired = self.faults.fired
        summary.digest = self.watch.digest()
        table = self.watch.state(TABLE)
        if isinstance(table, Table):
            summary.tickets = Counter(ticket.status for ticket in table.tickets.values())
        for terminal in self.terminals:
            state = self.watch.state(terminal.name)
            if isinstance(state, Terminal):
                summary.money.update({str(s): state.money.sources[s] for s in Source})
                summary.money.update({str(p): state.money.places[p] for p in Place})

    def write(self, folder: Path) -> None:
        """The journals, as the machines would have kept them."""
        folder.mkdir(parents=True, exist_ok=True)
        for machine in self.machines:
            path = folder / f"{machine.name}.db"
            write_journal(machine.disk.durable, path, machine.name)


async def _sit(player: Player, terminal: VirtualTerminal) -> None:
    """A player lives as long as the room does; the terminal may die under its fingers, and then
    what was set going there dies with it."""
    while True:
        await player.wait()
        service = terminal.machine.service
        if service is None or not terminal.on or not player.playing:
            continue
        deed = terminal.node.spawn(player.act(service))
        await asyncio.wait([deed])
        if not deed.cancelled():
            deed.result()


def _first(errors: BaseExceptionGroup[Exception]) -> BaseException:
    first: BaseException = errors.exceptions[0]
    return _first(first) if isinstance(first, BaseExceptionGroup) else first


def _told(error: BaseException) -> str:
    if isinstance(error, BaseExceptionGroup):
        error = _first(error)
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {where.name}, line {where.lineno}: {error}"
