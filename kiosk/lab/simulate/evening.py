"""A whole evening at one table, from one seed: who plays, who errs, and what goes wrong."""

import asyncio
import traceback
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random

from kiosk.game.money import MoneyPlace, Source
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.journal.record import Record
from kiosk.lab.simulate.checks import ViolationError
from kiosk.lab.simulate.console import VirtualConsole
from kiosk.lab.simulate.dealer import Dealer
from kiosk.lab.simulate.director import CupPlan, Director, told
from kiosk.lab.simulate.disk import VirtualDisk
from kiosk.lab.simulate.faults import FAULT_POINTS, LIES
from kiosk.lab.simulate.floor import VirtualFloor
from kiosk.lab.simulate.floor_checks import floor_at_rest, unrest_of_floor
from kiosk.lab.simulate.hostile import AT_SEATS, CorruptedTerminal, Hostile, HostileClient
from kiosk.lab.simulate.jackpots import LIVELY, VirtualController
from kiosk.lab.simulate.machines import TABLE, VirtualMachine, VirtualProgram, VirtualTerminal
from kiosk.lab.simulate.network import Network
from kiosk.lab.simulate.player import TIP_LIMIT_CENTS, Habit, Player
from kiosk.lab.simulate.rings import VirtualDisplay
from kiosk.lab.simulate.sensor import VirtualSensor
from kiosk.lab.simulate.staff_tasks import Found
from kiosk.lab.simulate.virtual_house import VirtualHouse
from kiosk.lab.simulate.virtual_time import run
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook

_APART = 1_000_000
"""Between the seeds of tables that share their jackpots."""
_STEP_S = 0.5
_DOWN_S = (0.5, 20.0)
_JUMP_MS = 3 * 3_600_000
_HEALING_S = 300
_ROUND_S_MAX = 600
_TOURNAMENT_S_MAX = 100_000

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
    "floor dies": 0.01,
    "floor hangs": 0.01,
    "floor's database hangs": 0.01,
    "floor's database loses an answer": 0.03,
    "controller dies": 0.01,
    "controller dies before a commit": 0.03,
    "controller dies after a commit": 0.03,
    "controller loses power": 0.005,
    "controller hangs": 0.01,
    "controller's disk is full": 0.005,
    "controller's triggers are read": 0.005,
    "table dies": 0.001,
    "table loses power": 0.001,
    "console dies before it is answered": 0.01,
    "dealer enters a wrong number": 0.1,
    "dealer calls no spin": 0.05,
    "sensor misreads": 0.1,
    "printer does not answer": 0.15,
    "printer fails": 0.1,
    "printer runs out of paper": 0.1,
    "player forgets the ticket in the chute": 0.1,
    "validator loses power": 0.01,
    "validator loses track of paper": 0.05,
    "validator jams": 0.01,
    "validator rejects": 0.02,
    **dict.fromkeys(LIES, 0.02),
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
    tournament: list[str] = field(default_factory=list)
    """Each session of it, in a line."""
    digest: str = ""
    """Of all journals: the same seed gives the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningPlan:
    seed: int
    rounds: int
    terminals: int
    faults: bool = False
    harsh: bool = False
    """Faults are many times as likely: a short evening meets them all."""
    likely: Mapping[str, float] | None = None
    """How likely each fault is, and no other; None: as usual."""
    habit: Habit | None = None
    """Of all players; None: by chance."""
    lossy: bool = False
    hostile: bool | Hostile = False
    """One machine more, which lies; True: which kind of machine is decided by the seed."""
    spread: str = ""
    """The table of Spread-Bet that is on offer."""
    jackpots: bool = False
    """There is a jackpot controller, and its jackpots fall often."""
    tournament: CupPlan | None = None
    """It is played to its end, however many rounds that takes."""
    tables: int = 1
    """So many share it, each with its own terminals and staff."""
    floor: bool = False
    """The tables are on a floor: tickets are good at each of them."""


def play(book: RuleBook, plan: EveningPlan, *, record: Path | None = None) -> Summary:
    """Play the evening to its end, or to the first violation."""
    evening = Evening(book, plan)
    evening.beside = [
        Evening(book, replace(plan, seed=plan.seed + n * _APART), shares=evening, number=n)
        for n in range(2, plan.tables + 1)
    ]
    summary = Summary(seed=plan.seed)
    try:
        run(evening.play())
    except* ViolationError as errors:
        summary.violation = str(_first(errors))
    except* Exception as errors:
        # A program that fails is a violation like any other: it has a seed to repeat it by.
        summary.violation = _told(_first(errors))
    for n, one in enumerate((evening, *evening.beside), 1):
        one.sum_up(summary)
        if record is not None:
            one.write(record if n == 1 else record / f"table-{n}")
    return summary


def _likely(plan: EveningPlan) -> dict[str, float]:
    if plan.likely is not None or not plan.faults:
        return dict(plan.likely or {})
    return {name: min(0.5, share * 8) for name, share in LIKELY.items()} if plan.harsh else LIKELY


class Evening(VirtualHouse):
    def __init__(
        self,
        book: RuleBook,
        plan: EveningPlan,
        *,
        shares: "Evening | None" = None,
        number: int = 1,
    ) -> None:
        """`shares`: the evening at another table, with which it has the jackpots in common, or the
        floor."""
        self.plan = plan
        self.beside: Sequence[Evening] = ()
        """Those at the other tables. They end before this one."""
        link = shares.table.jackpot_link if shares else None
        seats = [str(n) for n in range(1, plan.terminals + 1)]
        lies, kind = Random(f"{plan.seed} hostile"), plan.hostile
        kind = lies.choice(list(Hostile)) if kind is True else kind
        suspects = [str(len(seats) + 1)] if kind in AT_SEATS else []
        super().__init__(
            book,
            seats,
            plan.seed,
            likely=_likely(plan),
            suspects=suspects,
            tip_limit_cents=TIP_LIMIT_CENTS,
            jackpots=link or (LIVELY if plan.jackpots else None),
            name="simulated" if number == 1 else f"simulated {number}",
            room=shares.room.beside() if shares and plan.floor else None,
        )
        self.floor: VirtualFloor | None = shares.floor if shares else None
        if plan.floor:
            self._join_floor()
        self.hostile = self._new_hostile(kind, lies) if kind else None
        self.players = {
            seat: Player(book, terminal.validator, self.room, self.random(f"player {seat}"))
            for seat, terminal in self.terminals.items()
        }
        for player in self.players.values():
            player.habit = plan.habit or player.habit
        self.director = Director(plan.tournament, seats) if plan.tournament else None
        self._trouble = self.random("trouble")
        self._ended_s = 0.0

    def _new_hostile(self, kind: Hostile, random: Random) -> VirtualProgram:
        seat = str(self.plan.terminals + 1)
        if kind is Hostile.CORRUPTED_TERMINAL:
            world, disk = self._world(self.network), self._new_disk("hostile")
            return CorruptedTerminal(self.book, seat, world, disk, random)
        return HostileClient(kind, seat, self.book, self.network, random)

    def _new_disk(self, name: str) -> VirtualDisk:
        return VirtualDisk(self.random(f"disk {name}"), self.faults, lossy=self.plan.lossy)

    def _join_floor(self) -> None:
        """On a network of its own, so that all else in an evening is as it is without it."""
        if self.floor is None:
            link = Network(self.random("floor link"), self.faults)
            self.floor = VirtualFloor(link, self.random("floor"), self.faults)
        self.table.floor_link = self.floor.network
        self.watch.on_a_floor = True

    # ---- The evening --------------------------------------------------------------------------

    async def play(self) -> None:
        self._eye = self.client(Role.SENSOR)
        self.dealer = Dealer(self.book, self.room, self.random("dealer"), self.faults)
        self.console = VirtualConsole(
            self.book, self.network, self.random("console"), self.dealer.run
        )
        self.console.outbox.on_put = self._strike_console
        self.dealer.open_box = self._open_box
        self.dealer.suspects = self.suspects
        self.dealer.spread = self.plan.spread
        self.dealer.director = self.director
        self.sensor = VirtualSensor(
            self.book, self._eye, self.room, self.random("sensor"), self.faults
        )
        asyncio.get_running_loop().set_exception_handler(self._program_failed)
        for terminal in self.terminals.values():
            terminal.validator.on_accept = partial(self._accepts, terminal)
        self.switch_on()
        if self._has_the_floor and self.floor is not None:
            self.floor.start()
        self.console.start()
        if self.hostile is not None:
            self.hostile.start()
        async with asyncio.TaskGroup() as tasks:
            people = [
                tasks.create_task(_sit(player, self.terminals[seat]))
                for seat, player in self.players.items()
            ]
            if isinstance(self.hostile, CorruptedTerminal):
                people.append(tasks.create_task(self._sit_at_hostile(self.hostile)))
            people += [tasks.create_task(work.run()) for work in (self._eye, self.sensor)]
            if self.plan.spread:
                people.append(tasks.create_task(self._new_display().run()))
            others = [tasks.create_task(evening.play()) for evening in self.beside]
            await self._play_rounds()
            await self._heal()
            if others:
                await asyncio.wait(others)
                await self._heal()
            for task in people:
                task.cancel()
        for program in (self.console, *self.machines):
            program.die()
        self._check_at_rest()
        self._ended_s = asyncio.get_running_loop().time()

    def _check_at_rest(self) -> None:
        self.check()
        self.watch.at_rest()
        if self.controller is not None:
            self._jackpots_at_rest(self.controller)
        if self._has_the_floor and self.floor is not None:
            self.floor.die()
            self._floor_at_rest(self.floor)

    def _jackpots_at_rest(self, controller: VirtualController) -> None:
        """At all tables that share them."""
        ledger, audited = self.watch.jackpots, self.watch.audited(controller)
        for evening in (self, *self.beside):
            evening.watch.jackpots_at_rest(evening.table.settings.name, ledger, audited)
        for broken in ledger.all_paid(self.suspects):
            raise ViolationError(broken)

    @property
    def _has_the_floor(self) -> bool:
        """Of all evenings that share it, this is the one that has it."""
        return self.floor is not None and self.floor.network.faults is self.faults

    def _floor_at_rest(self, floor: VirtualFloor) -> None:
        """At all tables that are on it."""
        houses = {each.table.settings.name: each for each in (self, *self.beside)}
        tables = {name: each.table_state for name, each in houses.items()}
        terminals = [each.state(seat) for each in houses.values() for seat in each.terminals]
        kept = {
            (name, machine.name): machine.disk.durable
            for name, each in houses.items()
            for machine in (each.table, *each.terminals.values())
        }
        for broken in floor_at_rest(floor.store, tables, terminals, self.room, kept):
            raise ViolationError(broken)

    def _new_display(self) -> VirtualDisplay:
        return VirtualDisplay(
            lambda: self.client(Role.DISPLAY), self.random("display"), self.faults
        )

    def _open_box(self, doubtful: m.DoubtfulPaper) -> Found | None:
        if doubtful.seat in self.suspects:
            return Found(stacked=False)  # whatever it says
        return self.watch.finds_in_box(self.terminals[doubtful.seat], doubtful.key)

    def _program_failed(self, _: asyncio.AbstractEventLoop, context: Mapping[str, object]) -> None:
        corrupted = self.hostile if isinstance(self.hostile, CorruptedTerminal) else None
        if corrupted is not None and context["message"] == f"{corrupted.name} has stopped":
            return  # by its own lies
        error = context.get("exception")
        what = _told(error) if isinstance(error, BaseException) else context["message"]
        self._broken.append(ViolationError(f"{context['message']}: {what}"))

    async def _play_rounds(self) -> None:
        loop = asyncio.get_running_loop()
        give_up_s = loop.time() + self.plan.rounds * _ROUND_S_MAX
        if self.plan.tournament is not None:
            give_up_s += _TOURNAMENT_S_MAX
        while self._rounds() <= self.plan.rounds or self._tournament_under_way():
            await self._step()
            self._make_way()
            if loop.time() > give_up_s:
                raise ViolationError(f"after {self._rounds()} rounds the table stands still")

    def _tournament_under_way(self) -> bool:
        return self.director is not None and not self.director.over

    def _make_way(self) -> None:
        """Whoever plays for money cashes out before a session."""
        if self.director is None:
            return
        service = self.table.machine.service
        session = service.durable.tournament.session if service is not None else None
        for player in self.players.values():
            player.leaving = session is not None

    async def _heal(self) -> None:
        """Nothing goes wrong any more: everything must come to rest, with nobody's help but that
        of staff."""
        self.faults.calm()
        self.network.heal()
        if self._has_the_floor and self.floor is not None:
            self.floor.network.heal()
        self.dealer.opens_rounds = False
        if self.hostile is not None:
            self.hostile.die()  # found out, and carried away
        for player in self.players.values():
            player.playing = False
        for machine in self.machines:
            machine.disk.make_room()
        for terminal in self.terminals.values():
            terminal.validator.mend()
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
        self.check(machine for machine in self.machines if machine.on)
        self.watch.same_states(self.table, list(self.terminals.values()))

    async def _sit_at_hostile(self, terminal: CorruptedTerminal) -> None:
        random = self.random("player of the hostile terminal")
        await _sit(Player(self.book, terminal.validator, self.room, random), terminal)

    # ---- What goes wrong ----------------------------------------------------------------------

    def _committed(self, machine: VirtualMachine, when: str, records: Sequence[Record]) -> None:
        if when == "after" and any(record.kind == "staff_ordered" for record in records):
            self._strike_console()
        if self.faults.fires(f"{self._kind(machine)} dies {when} a commit"):
            self._kill(machine)

    def _kind(self, machine: VirtualMachine) -> str:
        if machine is self.controller:
            return "controller"
        return "table" if machine is self.table else "terminal"

    def _strike(self) -> None:
        for machine in self.machines:
            kind = self._kind(machine)
            if self.faults.fires(f"{kind}'s clock jumps"):
                machine.wall_ahead_ms += self._trouble.randint(-_JUMP_MS, _JUMP_MS)
            if not machine.on:
                continue
            if self.faults.fires(f"{kind} dies"):
                self._kill(machine)
            elif self.faults.fires(f"{kind} loses power"):
                machine.lose_power()
                self._start_later(machine)
            elif self.controller is not None and machine is self.controller:
                self._strike_controller(self.controller)
        if self._has_the_floor and self.floor is not None and self.floor.on:
            self._strike_floor(self.floor)
        for terminal in self.terminals.values():
            if self.faults.fires("validator falls silent"):
                terminal.validator.unplug()
                loop = asyncio.get_running_loop()
                loop.call_later(self._trouble.uniform(*_DOWN_S), terminal.validator.plug)

    def _strike_floor(self, floor: VirtualFloor) -> None:
        if self.faults.fires("floor dies"):
            self._kill(floor)
        elif self.faults.fires("floor hangs"):
            floor.hang(self._trouble.uniform(*_DOWN_S))

    def _strike_controller(self, controller: VirtualController) -> None:
        if self.faults.fires("controller's triggers are read"):
            controller.safe.read.set()
        if self.faults.fires("controller hangs"):
            controller.hang(self._trouble.uniform(*_DOWN_S))
        if self.faults.fires("controller's disk is full"):
            controller.disk.fill(self._trouble.uniform(*_DOWN_S))

    def _accepts(self, terminal: VirtualTerminal) -> None:
        try:
            self.watch.accepts(terminal)
        except ViolationError as broken:
            self._broken.append(broken)

    def _strike_console(self) -> None:
        """An order is written down, or even obeyed by now."""
        unanswered = self.console.on and self.console.outbox.waiting
        if unanswered and self.faults.fires("console dies before it is answered"):
            self._kill(self.console)

    def _kill(self, program: VirtualProgram) -> None:
        program.die()
        self._start_later(program)

    def _start_later(self, program: VirtualProgram) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(self._trouble.uniform(*_DOWN_S), program.start)

    # ---- How far it is ------------------------------------------------------------------------

    def _rounds(self) -> int:
        state = self.watch.state(TABLE)
        return state.round.number if isinstance(state, Table) else 0

    def _at_rest(self) -> bool:
        return not self._unrest()

    def _unrest(self) -> str:
        table = self.table.machine.service
        if table is None:
            return f"the table is out of service: {self.table.machine.trouble}"
        state = table.durable
        seats = [case.seat for case in state.cases.values()]
        seats += [due.seat for due in state.due.values()]
        open_ = [seat for seat in seats if seat not in self.suspects]
        if state.round.phase != "idle" or state.frozen or open_:
            return (
                f"the table has open matters: {state.round.phase}, {state.frozen!r}, seats {open_}"
            )
        if not table.jackpots.all_said:
            return "the jackpot controller was not told everything"
        if self.floor is not None and (unrest := unrest_of_floor(self.floor, table)):
            return unrest
        if self.console.outbox.waiting:
            return f"orders were never answered: {self.console.outbox.waiting}"
        return self._unrest_of_terminals()

    def _unrest_of_terminals(self) -> str:
        for terminal in self.terminals.values():
            service = terminal.machine.service
            if service is None or not service.link.up:
                return f"{terminal.name} is not connected: {terminal.machine.trouble}"
            there = service.durable
            if there.wagers_down or there.tickets.printing or there.payments.attendant_called:
                return f"{terminal.name} has open matters"
            if there.cash.note_in or there.tickets.entered or there.cash.doubts:
                return f"{terminal.name} does not know what became of what was inserted"
            if not terminal.validator.at_rest:
                return f"the validator of {terminal.name} is not at rest"
            if there.locks.reasons or there.cases.withheld:
                return f"{terminal.name} is locked: {there.locks.reasons}"
        return ""

    def sum_up(self, summary: Summary) -> None:
        """Added to what came of the other tables."""
        summary.rounds += self._rounds()
        summary.facts += sum(len(machine.disk.durable) for machine in self.machines)
        summary.virtual_s = max(summary.virtual_s, self._ended_s)
        summary.fired = summary.fired + self.faults.fired
        summary.digest += self.watch.digest()
        summary.tournament += told(self.table.disk.durable)
        table = self.watch.state(TABLE)
        if isinstance(table, Table):
            summary.tickets.update(ticket.status for ticket in table.tickets.values())
            there = table.tickets.values()
            summary.tickets["elsewhere"] += sum(bool(t.holder and not t.seat) for t in there)
        for terminal in self.terminals.values():
            state = self.watch.state(terminal.name)
            if isinstance(state, Terminal):
                summary.money.update({str(s): state.money.sources[s] for s in Source})
                summary.money.update({str(p): state.money[p] for p in MoneyPlace})


async def _sit(player: Player, terminal: VirtualTerminal) -> None:
    """A player lives as long as the room does; the terminal may die under its fingers, and then
    what was set going there dies with it."""
    while True:
        await player.wait()
        service = terminal.machine.service
        if service is None or not terminal.on or not player.playing:
            continue
        action = terminal.node.spawn(player.act(service))
        await asyncio.wait([action])
        if not action.cancelled():
            action.result()


def _first(errors: BaseExceptionGroup[Exception]) -> BaseException:
    first: BaseException = errors.exceptions[0]
    return _first(first) if isinstance(first, BaseExceptionGroup) else first


def _told(error: BaseException) -> str:
    if isinstance(error, BaseExceptionGroup):
        error = _first(error)
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {where.name}, line {where.lineno}: {error}"
