"""Scenarios at a house of real programs: what happens is seen on its screens."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from kiosk.game import facts as f
from kiosk.game.history import State
from kiosk.game.reconcile import orders, standing_of
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.lab.devices.control_line import ControlLine
from kiosk.lab.simulate import machines
from kiosk.lab.simulate.followed_state import FollowedState
from kiosk.lab.simulate.house import House
from kiosk.lab.simulate.outages import Outages
from kiosk.lab.simulate.scenario.script import Levels, PrinterFault, Scenario
from kiosk.lab.simulate.scenario.stage import TABLE, StageError
from kiosk.lab.simulate.scenario.words import described
from kiosk.lab.simulate.staff import Staff
from kiosk.link.client import TableClient
from kiosk.rules.rulebook import RuleBook

_LOOK_S = 0.2
REST_S, FAST_REST_S = 2.0, 0.2
"""Between two steps: for whoever looks on, and where nobody does."""
_NOTE_S = 4.0
"""How long a validator takes for a note, one way or the other."""
_PATIENCE_S = 60.0
_NO_COPIES = "the journals of a house that is open are not put back; use --headless"
_OWN_LEVELS = "the jackpots of a house at work are its own: play it with --headless"
_NO_CHOICE = "the ring of a house that is open is drawn by chance; use --headless"
_NO_DISPLAY = "the display of a house that is open goes on; use --headless"
_PRINTER = {PrinterFault.NONE: "paper ok", PrinterFault.OUT_OF_PAPER: "paper out"}


def cannot(scenario: Scenario, rulebook: str, seats: Sequence[str]) -> Iterator[str]:
    """Why a scenario cannot be played at this house. Nothing: it can."""
    if rulebook not in scenario.rulebooks:
        yield f"it is for {', '.join(scenario.rulebooks)}"
    if not set(scenario.cast) <= set(seats):
        yield f"it needs {max(map(int, scenario.cast))} terminals"
    for step in scenario.steps:
        if isinstance(step.printer, PrinterFault) and step.printer not in _PRINTER:
            yield f"{described(step)}: a real driver notices that before it prints; use --headless"
        if step.action in ("copy", "put_back"):
            yield f"{described(step)}: {_NO_COPIES}"
        if step.action in ("display_stops", "rings_alike"):
            yield f"{described(step)}: {_NO_DISPLAY}"


class Followed(FollowedState):
    def __init__(self, book: RuleBook, path: Path) -> None:
        super().__init__(book, path)
        self._facts: list[f.Fact] = []

    @property
    def facts(self) -> Sequence[f.Fact]:
        self._facts += [fact for fact, _ in self.news()]
        return self._facts

    @property
    def state(self) -> State:
        if not self.facts or self.last is None:
            raise StageError(f"{self.path} holds nothing yet")
        return self.last


@dataclass(frozen=True, slots=True, kw_only=True)
class Props:
    """What a scenario lays its hands on."""

    outages: Outages
    rest_s: float
    """Between two steps."""


class LiveScene:
    """A `Stage` of real programs."""

    def __init__(
        self, house: House, book: RuleBook, props: Props, staff: Staff, eye: TableClient
    ) -> None:
        self.book = book
        self.staff = staff
        self.eye = eye
        self._house = house
        self._props = props
        names = {TABLE: machines.TABLE} | {seat: f"terminal-{seat}" for seat in house.seats}
        self._journals = {
            seat: Followed(book, house.folder / house.journal_of(name))
            for seat, name in names.items()
        }

    def table(self) -> Table:
        state = self._journals[TABLE].state
        assert isinstance(state, Table)
        return state

    def terminal(self, seat: str) -> Terminal:
        state = self._journals[seat].state
        assert isinstance(state, Terminal)
        return state

    def facts(self, seat: str) -> Sequence[f.Fact]:
        return tuple(self._journals[seat].facts)

    async def quiet(self, seats: Sequence[str]) -> None:
        loop = asyncio.get_running_loop()
        give_up_s = loop.time() + _PATIENCE_S
        while not self._has_told(seats):
            if loop.time() > give_up_s:
                raise StageError(f"seats {', '.join(seats)} are not told all in {_PATIENCE_S:g} s")
            await asyncio.sleep(_LOOK_S)

    def _has_told(self, seats: Sequence[str]) -> bool:
        board = self.staff.console.client.board
        if board is None or not set(seats) <= set(board.here):
            return False
        table = self.table()
        return not any(orders(table, standing_of(self.terminal(s)), key="none") for s in seats)

    async def rest(self) -> None:
        await asyncio.sleep(self._props.rest_s)

    async def touch(self, seat: str, line: str) -> str:
        answer = await ControlLine(self._house.hands_of(seat)).ask(line)
        return answer.removeprefix("ok").removeprefix("error ").strip()

    async def insert_note(self, seat: str, cents: int) -> str:
        validator = ControlLine(self._house.control_of("validator", seat))
        answer = await validator.ask(f"note {cents}")
        await asyncio.sleep(_NOTE_S)
        return answer.removeprefix("error ") if answer.startswith("error") else ""

    async def set_printer(self, seat: str, fault: PrinterFault) -> None:
        printer = ControlLine(self._house.control_of("printer", seat))
        answer = await printer.ask(_PRINTER[fault])
        if answer.startswith("error"):
            raise StageError(f"printer {seat}: {answer.removeprefix('error ')}")

    def fix_rings(self, rings: Sequence[int]) -> None:
        if rings:
            raise StageError(_NO_CHOICE)

    @property
    def has_jackpots(self) -> bool:
        board = self.staff.console.client.board
        return board is not None and board.supernova is not None

    def require_levels(self, levels: Levels) -> None:
        if levels is not Levels.NONE:
            raise StageError(_OWN_LEVELS)

    async def switch_controller(self, *, on: bool) -> None:
        raise StageError(_OWN_LEVELS)

    async def turn_rings_alike(self) -> None:
        raise StageError(_NO_DISPLAY)

    async def stop_display(self) -> None:
        raise StageError(_NO_DISPLAY)

    def displayed(self) -> str:
        raise StageError(_NO_DISPLAY)

    async def lose_power(self, seat: str) -> None:
        self._props.outages.cut_power(seat or machines.TABLE)

    async def start(self, seat: str) -> None:
        self._props.outages.power_up(seat or machines.TABLE)

    async def copy_journal(self) -> None:
        raise StageError(_NO_COPIES)

    async def put_journal_back(self) -> None:
        raise StageError(_NO_COPIES)

    async def cut_link(self, seat: str) -> None:
        self._props.outages.cut_line(seat)

    async def mend_link(self, seat: str) -> None:
        self._props.outages.mend_line(seat)
