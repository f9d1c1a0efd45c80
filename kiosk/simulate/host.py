"""Runs a house for people: its machines, its automatic staff, its control socket."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Protocol

from kiosk.devices.simulated.control import control_socket
from kiosk.devices.simulated.device import BenchError
from kiosk.game.table.state import Phase
from kiosk.journal.errors import JournalError
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.casino import Room
from kiosk.simulate.children import ChildEndedError, watch
from kiosk.simulate.control import Control
from kiosk.simulate.croupier import Attendant, Croupier, pace_of
from kiosk.simulate.faults import Faults
from kiosk.simulate.house import (
    HAND_PAY_LIMIT_CENTS,
    House,
    Machines,
    machines,
    playing_terminal,
    windowed_terminal,
)
from kiosk.simulate.room_file import RoomFileError
from kiosk.simulate.round_lines import RoundLines
from kiosk.simulate.sensor import VirtualSensor
from kiosk.simulate.staff import Staff
from kiosk.simulate.wheel import VirtualWheel

FAILURES = (ChildEndedError, BenchError, JournalError, RoomFileError)
"""What ends a house before its time. Each says what was wrong, and where."""
_FAST_PLAYER_S = 0.5
_REST_S = 10.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Programme:
    seed: int
    fast: bool = False
    automatic: bool = True
    """There is an automatic dealer."""
    players: bool = False
    """The terminals play by themselves, without windows."""
    display: bool = False
    """The public display is opened too."""
    rounds: int | None = None
    """Until somebody stops it."""


class _Busy(Protocol):
    async def run(self) -> None: ...


class Host:
    def __init__(
        self, house: House, book: RuleBook, programme: Programme, say: Callable[[str], None]
    ) -> None:
        self.finished = False
        """All rounds of the programme were played."""
        self._house = house
        self._programme = programme
        self._say = say
        self._lines = RoundLines(book, house.table_journal)
        self._console, self._eye, self._display = (
            TableClient(role, "house", house.connect)
            for role in (Role.CONSOLE, Role.SENSOR, Role.DISPLAY)
        )
        room, pace = Room(), pace_of(book, fast=programme.fast)
        self._staff = Staff(self._console, self._random("staff"))
        wheel = VirtualWheel(book, room, self._random("wheel"))
        self._croupier = Croupier(self._staff, wheel, pace)
        self._attendant = Attendant(
            self._staff, pace, hand_pay_limit_cents=HAND_PAY_LIMIT_CENTS, printed=house.printed
        )
        eyes = self._random("sensor")
        self._sensor = VirtualSensor(book, self._eye, room, eyes, Faults(eyes, likely={}))
        self._control = Control(
            book, house.seats, self._staff, self._croupier, automatic=programme.automatic
        )

    def _random(self, what: str) -> Random:
        """One for each concern: the wheel gives the same numbers whatever the players do."""
        return Random(f"{self._programme.seed} {what}")

    async def run(self) -> None:
        """Until the rounds are played or it is cancelled. Raises one of `FAILURES`."""
        async with machines(self._house) as running:
            try:
                await self._run(running)
            except* FAILURES as errors:
                failed = errors.exceptions[0]
            else:
                return
        raise failed

    async def _run(self, running: Machines) -> None:
        people: list[_Busy] = [self._console, self._eye, self._display]
        people.append(self._sensor)
        if self._programme.automatic:
            people += [self._croupier, self._attendant]
        async with asyncio.TaskGroup() as tasks:
            at_work: list[asyncio.Task[None]] = [tasks.create_task(watch([running.table]))]
            at_work += [tasks.create_task(somebody.run()) for somebody in people]
            while not self._console.up:
                await self._console.changed()
            if not self._programme.automatic:
                await self._staff.sign_in()  # whoever deals at the console finds his name there
            if not self._programme.players:
                running.start_devices()
            running.start_terminals(self._command_line)
            self._open_windows(running)
            windows = [*running.terminals, *running.screens]
            at_work.append(tasks.create_task(watch(windows)))
            async with control_socket(self._house.control, self._control.answer):
                await self._tell_rounds()
                await self._rest()
            self.finished = True
            for task in at_work:
                task.cancel()

    def _open_windows(self, running: Machines) -> None:
        if not self._programme.players:
            running.start_benches()
            running.start_screen("console")
        if self._programme.display:
            running.start_screen("display")

    def _command_line(self, seat: str) -> list[str]:
        if not self._programme.players:
            return windowed_terminal(self._house, seat)
        player = self._random(f"player {seat}").getrandbits(32)
        pace_s = _FAST_PLAYER_S if self._programme.fast else None
        return playing_terminal(self._house, seat, player=player, pace_s=pace_s)

    async def _tell_rounds(self) -> None:
        wanted = self._programme.rounds
        while wanted is None or self._lines.rounds < wanted:
            await self._display.changed()
            for line in self._lines.new():
                self._say(line)
        self._croupier.opens_rounds = False

    async def _rest(self) -> None:
        """Payments that are under way are carried out before everybody goes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_REST_S):
                while not self._at_rest():
                    await self._staff.look()

    def _at_rest(self) -> bool:
        board = self._console.board
        return board is not None and board.phase is Phase.IDLE and not self._console.matters.due
