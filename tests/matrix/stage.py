"""The stage of a story: one table, two terminals, scripted staff; and the ways to each moment.

Terminal 1 suffers, terminal 2 stands by, and the money of both must come out right. Every commit of
every machine is followed by the same watch that follows the simulated evenings.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from kiosk.game import facts as f
from kiosk.game.reconcile import orders, standing_of
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as sgc
from kiosk.game.table.state import Phase as TablePhase
from kiosk.game.table.state import SlipStatus, Table
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Phase, Terminal
from kiosk.journal.errors import JournalError
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
from kiosk.table.service import TableService
from kiosk.table.settings import TableSettings
from kiosk.terminal.service import TerminalService
from tests.matrix.devices import StoryPrinter, StoryValidator
from tests.matrix.staff import Staff

SUFFERER, BYSTANDER = "1", "2"
NOTES_CENTS = {SUFFERER: 10_000, BYSTANDER: 20_000}
SLIPS = {
    SUFFERER: {"straight:17": 1000, "red": 500},
    BYSTANDER: {"straight:17": 100, "red": 2000},
}
NUMBER, OTHER_NUMBER = "17", "18"
"""17 is black: the straight-up wagers win and red loses. 18 is red: the other way round."""
EXTRA_NOTE_CENTS = 5000
HOLD_S = 1.0
"""How long a moment that passes in milliseconds is held open for people to act in it."""

Strike: TypeAlias = Callable[[], Awaitable[None] | None]


class Cable(Network):
    """The sufferer's own way to the table, so that a fault armed here strikes nobody else."""

    def __init__(self, random: Random, faults: Faults, room: Network) -> None:
        super().__init__(random, faults)
        self._listeners = room._listeners


class StoryTable(VirtualTable):
    cable: Cable
    on_change: Callable[[], None]

    def _boot(self) -> None:
        super()._boot()
        self.machine.on_change = self.on_change

    def die(self) -> None:
        self.cable.kill(self.node)
        super().die()

    def lose_power(self) -> None:
        self.cable.power_off(self.node)
        super().lose_power()


class StoryTerminal(VirtualTerminal):
    def __init__(
        self, book: RuleBook, seat: str, world: World, disk: VirtualDisk, random: Random
    ) -> None:
        super().__init__(book, seat, world, disk, random)
        self.printer = self._printer = StoryPrinter(world.room)  # type: ignore[assignment]
        self.validator = self.notes = StoryValidator(seat, world.room, random)

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


class Stage:
    def __init__(self, book: RuleBook, seed: str) -> None:
        self.book = book
        self.room = Room()
        self._seed = seed
        self.cable_faults = self._no_faults()
        self.network = Network(self._random("network"), self._no_faults())
        self.cable = Cable(self._random("cable"), self.cable_faults, self.network)
        settings = TableSettings(
            name="matrix",
            seats=(SUFFERER, BYSTANDER),
            hand_pay_limit_cents=1_000_000,
            ticket_days=30,
        )
        self.disk_faults = {name: self._no_faults() for name in (TABLE, SUFFERER, BYSTANDER)}
        self.table = StoryTable(
            book, settings, self._world(self.network), self._disk(TABLE), self._random(TABLE)
        )
        self.table.cable = self.cable
        self.sufferer = self._terminal(SUFFERER, self.cable)
        self.bystander = self._terminal(BYSTANDER, self.network)
        self.terminals = {SUFFERER: self.sufferer, BYSTANDER: self.bystander}
        self.machines: tuple[VirtualMachine, ...] = (self.table, *self.terminals.values())
        self.watch = Watch(book, self.machines, self.room)
        node = Node("console")
        self.console = TableClient(
            Role.CONSOLE, "1", lambda: self.network.connect(node, TABLE, limit=LINE_MAX)
        )
        self.staff = Staff(self.console, self.table)
        self.troubles: dict[str, list[str]] = {machine.name: [] for machine in self.machines}
        """Why each machine went out of service, each time."""
        self.judged = {SUFFERER: True, BYSTANDER: True}
        """What the records show, where staff must ask them."""
        self._asked: dict[str, tuple[Table | None, Terminal | None, bool]] = {}
        self._hooks: list[_Hook] = []
        self._broken: list[ViolationError] = []
        self._tasks: list[asyncio.Task[Any]] = []

    def _random(self, what: str) -> Random:
        return Random(f"{self._seed} {what}")

    def _no_faults(self) -> Faults:
        """Nothing goes wrong by chance; the story arms what it wants."""
        return Faults(Random(0), likely={})

    def _world(self, network: Network) -> World:
        return World(self.room, network, self._no_faults())

    def _disk(self, name: str) -> VirtualDisk:
        return VirtualDisk(self._random(f"disk {name}"), self.disk_faults[name])

    def _terminal(self, seat: str, network: Network) -> StoryTerminal:
        return StoryTerminal(
            self.book, seat, self._world(network), self._disk(seat), self._random(seat)
        )

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

    def state(self, seat: str = SUFFERER) -> Terminal:
        """What the terminal's journal folds to."""
        state = self.watch.state(f"terminal-{seat}")
        assert isinstance(state, Terminal)
        return state

    def money(self, seat: str = SUFFERER) -> dict[str, int]:
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
            assert loop.time() < give_up_s, f"waited in vain: {what}"
            await asyncio.sleep(0.02)

    async def quiet(self, *seats: str) -> None:
        """Wait until these terminals, or all, are connected and the table has nothing to order."""
        wanted = [self.terminals[seat] for seat in seats or self.terminals]
        await self.until(lambda: self.table.machine.service is not None, "the table is back")
        await self.until(lambda: self.console.up, "the console is back")
        await self.until(lambda: all(map(self._is_quiet, wanted)), "everybody has been told")
        await asyncio.sleep(0.1)

    def _is_quiet(self, terminal: StoryTerminal) -> bool:
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

    def hold_commit(self, machine: VirtualMachine, seconds: float = HOLD_S) -> None:
        """The next commit of this machine takes so long."""
        disk = machine.disk
        usual = disk.commit_s

        def slowly() -> float:
            disk.commit_s = usual  # type: ignore[method-assign]
            return seconds

        disk.commit_s = slowly  # type: ignore[method-assign]

    # ---- Beginning and end --------------------------------------------------------------------

    async def open(self) -> None:
        """The table is open, everybody is connected and has money."""
        for machine in self.machines:
            machine.disk.on_commit = self._on_commit(machine)
        self.table.on_change = self._note_trouble(self.table)
        for terminal in self.terminals.values():
            terminal.machine.on_change = self._note_trouble(terminal)
        for machine in self.machines:
            machine.start()
        self.spawn(self.console.run())
        await self.until(lambda: self.console.up, "the console is connected")
        await self.staff.come_on_duty()
        await self.staff.order(sgc.OpenTable(1_000_000, ""))
        await self.quiet()
        for seat, terminal in self.terminals.items():
            await terminal.notes.insert_note(terminal.service, NOTES_CENTS[seat])
        await self.quiet()

    def _note_trouble(self, machine: StoryTable | StoryTerminal) -> Callable[[], None]:
        def changed() -> None:
            if machine.machine.trouble:
                self.troubles[machine.name].append(machine.machine.trouble)

        return changed

    async def rest(self) -> None:
        """Everything has been said: no journal says what another one denies."""
        await self.quiet()
        self.check()
        self.watch.same_states(self.table, list(self.terminals.values()))
        for machine in self.machines:
            machine.die()
        self.check()
        self.watch.at_rest()

    # ---- The round ----------------------------------------------------------------------------

    async def open_round(self) -> None:
        await self.staff.order(sgc.OpenRound(self.book.terms.period.shortest_s, 0))
        await self.quiet()

    def bet(self, seat: str, slip: Mapping[str, int] | None = None) -> None:
        """Chips as the story wants them, also where the winners of the last round still lie."""
        service = self.terminals[seat].service
        if service.state.slip.stakes:
            service.touch(ats.Clear())
        for wager, cents in (SLIPS[seat] if slip is None else slip).items():
            service.touch(ats.Place(wager, cents))

    async def play_on(self, number: str = NUMBER, *seats: str) -> None:
        """Bring what is under way to its end, with the help of staff where they must judge."""
        for _ in range(100):
            await self.quiet(*seats)
            table = self.table_service.durable
            questions = [
                sgc.JudgeRecords(seat, played.round, self.judged[seat], "")
                for played in table.rounds.values()
                for seat, slip in played.slips.items()
                if slip.status is SlipStatus.IN_QUESTION
            ]
            if questions:
                await self._try(questions[0])
            elif table.phase is TablePhase.BETTING:
                await self._try(sgc.CloseRound("dealer"))
            elif table.phase is TablePhase.CLOSING:
                await asyncio.sleep(0.5)
            elif table.phase is TablePhase.SPINNING:
                await self._try(sgc.ConfirmResult(number, ""))
            else:
                return
        raise AssertionError(f"the round does not end: {self.table_service.durable.phase}")

    async def _try(self, command: sgc.Command) -> None:
        """The clock may be quicker than a member of staff, who then looks again."""
        answer = await self.staff.ask(command)
        assert answer.done or Reason.STATE_CHANGED in answer.reason, answer.reason

    async def play_round(self, number: str = NUMBER) -> None:
        await self.open_round()
        for seat in self.terminals:
            self.bet(seat)
        await self.play_on(number)

    async def play_resumes(self) -> None:
        """Whoever has credit loses 5.00 on red in a round like any other."""
        before = {seat: self.money(seat) for seat in self.terminals}
        playing = [seat for seat, money in before.items() if money.get("credit", 0) >= 500]
        await self.open_round()
        for seat in playing:
            self.bet(seat, {"red": 500})
        await self.play_on("0")
        for seat in playing:
            expected = dict(before[seat])
            expected["credit"] -= 500
            expected["lost"] = expected.get("lost", 0) + 500
            expected = {place: cents for place, cents in expected.items() if cents}
            assert self.money(seat) == expected, f"seat {seat} after another round"

    async def correct(self, round_: int, *, entered: str, actual: str) -> None:
        """Freeze, correct with a second person, thaw (S0 8.8.3, S1 5.5, S3 6.9)."""
        await self.staff.order(sgc.Freeze("a wrong number was entered"))
        await self.until(lambda: bool(self.bystander.service.durable.frozen), "all are frozen")
        correction = sgc.CorrectResult(round_, actual, "", "misread")
        await self.staff.order(correction, outcome=entered)
        await self.staff.order(sgc.Thaw())

    # ---- The moments --------------------------------------------------------------------------

    async def reach(self, moment: str, strike: Strike, *, side: str = "terminal") -> None:
        """Bring the sufferer to the moment and strike in the midst of it. A strike that takes time
        is waited for, with the moment held open. `side` is whose step it is that is struck."""
        struck = asyncio.Event()
        waiting: list[Awaitable[None]] = []

        def act() -> None:
            struck.set()
            work = strike()
            if work is not None:
                self._hold(moment)
                waiting.append(work)

        if moment in ("M1", "M2", "M5", "M8", "M9", "M10", "M11"):
            await self._come_to(moment)
            act()
        else:
            await self._come_to(_BEFORE[moment])
            machine, when, kind, seat = self._step(moment, side)
            self.at(machine, when, kind, act, seat)
            self._go_on_to(moment)
            await self.until(struck.is_set, f"{moment} came")
        for work in waiting:
            await work

    async def _come_to(self, moment: str) -> None:
        if moment == "M1":
            return
        await self.open_round()
        self.bet(BYSTANDER)
        if moment in ("M9", "M10", "M11", "betting"):
            self.bet(SUFFERER, {})
            await self.quiet()
            return
        self.bet(SUFFERER)
        await self.quiet()
        if moment in ("M5", "M8"):
            await self.staff.order(sgc.CloseRound("dealer"))
            await self.until(self._all_registered, "all slips are registered")
            await self.quiet()
        if moment == "M8":
            await self.play_on()

    def _all_registered(self) -> bool:
        spinning = self.table_service.durable.phase is TablePhase.SPINNING
        return spinning and all(t.service.durable.wagers_down for t in self.terminals.values())

    def _go_on_to(self, moment: str) -> None:
        match moment:
            case "M3" | "M4":
                self.spawn(self.staff.ask(sgc.CloseRound("dealer")))
            case "M6" | "M7":
                self.spawn(self.staff.ask(sgc.ConfirmResult(NUMBER, "")))
            case "M12":
                self.insert_note()

    def _step(self, moment: str, side: str) -> tuple[VirtualMachine, str, str, str]:
        if moment == "M4" and side != "terminal":
            # The sufferer's slip comes last, so that the bystander's is registered by then.
            self.at(self.sufferer, "after", "wagering_ended", self.hold_link)
        whose, when, kind, seat = _STEPS[moment][side]
        return self.table if whose == TABLE else self.sufferer, when, kind, seat

    def _hold(self, moment: str) -> None:
        if moment in ("M3", "M7", "M12"):
            self.hold_commit(self.sufferer)
        elif moment in ("M4", "M6"):
            self.hold_link()

    def hold_link(self, seconds: float = HOLD_S) -> None:
        """What is on its way between the sufferer and the table takes so long."""
        self.cable.cut(self.sufferer.node, seconds)

    # ---- The player at the sufferer's terminal ------------------------------------------------

    def cash_out(self) -> asyncio.Task[None]:
        return self._at_terminal(self.sufferer.service.cash_out())

    def insert_note(self) -> asyncio.Task[None]:
        terminal = self.sufferer
        return self._at_terminal(terminal.notes.insert_note(terminal.service, EXTRA_NOTE_CENTS))

    def offer_note(self) -> asyncio.Task[None]:
        """It stays in escrow until the story lets the validator move."""
        terminal = self.sufferer
        terminal.notes.may_move.clear()
        return self._at_terminal(terminal.notes.offer_note(terminal.service, EXTRA_NOTE_CENTS))

    def _at_terminal(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """It dies with the terminal's process; a disk that fails under it is the machine's matter
        and not an error that nobody has looked at."""
        task = self.sufferer.node.spawn(work)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    async def refusal(self, task: asyncio.Task[None]) -> Reason | None:
        """How what the player did was refused; None: it was done, or the machine failed."""
        try:
            async with asyncio.timeout(60):
                await task
        except Refused as refused:
            return refused.reason
        except (JournalError, asyncio.CancelledError):
            return None
        return None

    def betting(self, seat: str = SUFFERER) -> bool:
        return self.terminals[seat].service.state.phase is Phase.BETTING


# Which fact, before or after it is written, is the moment; by the side that is to be struck.
_STEPS = {
    "M3": {
        "terminal": (SUFFERER, "before", "wagering_ended", ""),
        "table": (TABLE, "after", "round_closed", ""),
        "table's disk": (TABLE, "before", "slip_taken", ""),
    },
    "M4": {
        "terminal": (SUFFERER, "after", "wagering_ended", ""),
        "table": (TABLE, "before", "slip_taken", SUFFERER),
        "table's disk": (TABLE, "before", "slip_taken", SUFFERER),
    },
    "M6": {
        "terminal": (TABLE, "after", "result_confirmed", ""),
        "table": (TABLE, "after", "result_confirmed", ""),
        "table's disk": (TABLE, "before", "result_confirmed", ""),
    },
    "M7": {
        "terminal": (SUFFERER, "before", "round_settled", ""),
        "table": (TABLE, "before", "settlement_reported", SUFFERER),
        "table's disk": (TABLE, "before", "settlement_reported", SUFFERER),
    },
    "M12": {"terminal": (SUFFERER, "before", "note_stacked", "")},
}
_BEFORE = {"M3": "M2", "M4": "M2", "M6": "M5", "M7": "M5", "M12": "betting"}


def _is_about(record: Record, hook: _Hook) -> bool:
    if record.kind != hook.kind:
        return False
    return not hook.seat or getattr(f.decode(record.body), "seat", "") == hook.seat
