"""Scenarios on a virtual clock: the real table, terminals and link, and all else simulated."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.jackpot.values import LevelTerms
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.lab.people.hands import Hands
from kiosk.lab.simulate.checks import ViolationError
from kiosk.lab.simulate.jackpots import LIVELY, SHOWN
from kiosk.lab.simulate.machines import VirtualMachine
from kiosk.lab.simulate.rings import VirtualRings
from kiosk.lab.simulate.scenario.play import Play, StepError, Told
from kiosk.lab.simulate.scenario.script import Levels, PrinterFault, Scenario
from kiosk.lab.simulate.scenario.stage import TABLE, StageError
from kiosk.lab.simulate.staff import Staff
from kiosk.lab.simulate.stage import StageTerminal, VirtualStage, WaitedInVainError
from kiosk.lab.simulate.virtual_time import run
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook

_FOR_GOOD_S = 10.0**9
_MOMENT_S = 0.5
NOT_TAKEN = "it takes nothing now"
"""In the words of the simulated validators."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a scenario."""

    wrong: list[str] = field(default_factory=list)
    facts: int = 0
    """In all journals, each followed by the audit as it was written."""


_NARROW = LevelTerms(name="Meteor", reset_cents=10_000, limit_cents=10_100, increment_bp=2000)
_FALL = replace(LIVELY, levels=(SHOWN.levels[0], _NARROW))
_TERMS = {
    Levels.NONE: None,
    Levels.RISE: SHOWN,
    Levels.FALL: _FALL,
    Levels.FALL_APPROVED: replace(
        _FALL, levels=(SHOWN.levels[0], replace(_NARROW, approval_cents=0))
    ),
}


class VirtualScene:
    """A `Stage` in virtual time."""

    def __init__(self, book: RuleBook, seats: Sequence[str], levels: Levels = Levels.NONE) -> None:
        self._stage = VirtualStage(book, seats, seed="scenario", jackpots=_TERMS[levels])
        self.staff = Staff(self._stage.console)
        self.eye: TableClient = self._stage.client(Role.SENSOR)
        self._display: TableClient = self._stage.client(Role.DISPLAY)
        self._rings = VirtualRings(self._display, self._stage.faults)
        self._looking: asyncio.Task[None] | None = None
        self._last_shown = ""
        """By a display that stands still: the last number that it has heard of."""
        self._copied = 0
        """How many facts the copy of the table's journal holds."""

    @property
    def book(self) -> RuleBook:
        return self._stage.book

    async def open(self) -> None:
        await self._stage.start()
        self._stage.spawn(self.eye.run())
        self._looking = self._stage.spawn(self._display.run())
        self._stage.spawn(self._rings.run())
        await self.staff.come_on_duty()
        await self._stage.until(lambda: self.eye.up, "the sensor is connected")

    async def close(self) -> None:
        """Everybody is there and has heard everything, and no journal denies what another says."""
        await self._stage.rest()

    @property
    def machines(self) -> Sequence[VirtualMachine]:
        return self._stage.machines

    def write(self, folder: Path) -> None:
        self._stage.write(folder)

    def table(self) -> Table:
        return self._stage.table_state

    def terminal(self, seat: str) -> Terminal:
        self._stage.check()
        return self._stage.state(seat)

    def facts(self, seat: str) -> Sequence[f.Fact]:
        return [f.decode(record.body) for record in self._machine(seat).disk.durable]

    def _machine(self, seat: str) -> VirtualMachine:
        return self._stage.table if seat == TABLE else self._stage.terminals[seat]

    async def quiet(self, seats: Sequence[str]) -> None:
        try:
            if seats:
                await self._stage.quiet(*seats)
        except WaitedInVainError as error:
            raise StageError(str(error)) from None

    async def rest(self) -> None:
        await asyncio.sleep(_MOMENT_S)

    async def touch(self, seat: str, line: str) -> str:
        terminal = self._stage.terminals[seat]
        # A task of the terminal's process: what it has begun dies with it.
        answer = await terminal.node.spawn(Hands(lambda: terminal.machine.service).answer(line))
        return str(answer).removeprefix("ok").removeprefix("error ").strip()

    async def insert_note(self, seat: str, cents: int) -> str:
        validator = self._terminal(seat).validator
        if not validator.takes:
            return NOT_TAKEN
        given_back = len(validator.transport.returned)
        validator.insert_note(cents)
        await self._stage.until(lambda: validator.at_rest, "the note is somewhere")
        return NOT_TAKEN if len(validator.transport.returned) > given_back else ""

    async def set_printer(self, seat: str, fault: PrinterFault) -> None:
        printer = self._stage.terminals[seat].printer
        printer.broken = fault is PrinterFault.OUT_OF_PAPER
        printer.silent = fault in (PrinterFault.MUTE, PrinterFault.DEAD)
        printer.jams = fault is PrinterFault.DEAD

    def fix_rings(self, rings: Sequence[int]) -> None:
        self._stage.table.next_rings.extend(rings)

    @property
    def has_jackpots(self) -> bool:
        controller = self._stage.controller
        return controller is not None and controller.on

    def require_levels(self, levels: Levels) -> None:
        """They were set when it was made."""

    async def switch_controller(self, *, on: bool) -> None:
        controller = self._stage.controller
        if controller is None or controller.on is on:
            raise StageError("there is no such controller to switch")
        controller.start() if on else controller.die()
        await asyncio.sleep(_MOMENT_S)

    async def turn_rings_alike(self) -> None:
        self._rings.turns_alike = True
        await asyncio.sleep(_MOMENT_S)

    async def stop_display(self) -> None:
        assert self._looking is not None, "the display was never switched on"
        self._last_shown = self.displayed()
        self._looking.cancel()
        await asyncio.sleep(_MOMENT_S)

    def displayed(self) -> str:
        board = self._display.board
        return next((n for n in board.last if n), "") if board else self._last_shown

    async def lose_power(self, seat: str) -> None:
        self._machine(seat).lose_power()

    async def start(self, seat: str) -> None:
        await asyncio.sleep(_MOMENT_S)
        self._machine(seat).start()

    async def copy_journal(self) -> None:
        self._copied = len(self._stage.table.disk.durable)

    async def put_journal_back(self) -> None:
        table = self._stage.table
        table.lose_power()
        table.disk.put_back(self._copied)
        self._stage.watch.forget(table)
        await self.start(TABLE)

    async def cut_link(self, seat: str) -> None:
        self._stage.cables[seat].cut(self._terminal(seat).node, _FOR_GOOD_S)

    async def mend_link(self, seat: str) -> None:
        self._stage.cables[seat].heal()

    def _terminal(self, seat: str) -> StageTerminal:
        return self._stage.terminals[seat]


def play(
    scenario: Scenario, book: RuleBook, say: Callable[[Told], None], *, record: Path | None = None
) -> Verdict:
    """From its first step to its audit."""
    scene = VirtualScene(book, scenario.cast, scenario.levels)
    wrong: list[str] = []
    try:
        run(_play(scenario, scene, say, wrong))
    except (StepError, ViolationError, WaitedInVainError) as error:
        wrong.append(str(error))
    if record is not None:
        scene.write(record)
    return Verdict(wrong, sum(len(machine.disk.durable) for machine in scene.machines))


async def _play(
    scenario: Scenario, scene: VirtualScene, say: Callable[[Told], None], wrong: list[str]
) -> None:
    await scene.open()
    wrong += await Play(scenario, scene, say).run()
    await scene.close()
