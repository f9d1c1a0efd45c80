"""Runs a house for people: its machines, its automatic staff, its control socket."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, replace
from random import Random

from kiosk.game.round.state import TablePhase
from kiosk.journal.errors import JournalError
from kiosk.lab.devices.control import control_socket
from kiosk.lab.devices.control_line import ControlLine
from kiosk.lab.devices.device import BenchError
from kiosk.lab.simulate.children import ChildEndedError, watch
from kiosk.lab.simulate.control import Control
from kiosk.lab.simulate.crew import Crew
from kiosk.lab.simulate.croupier import pace_of, select_spread
from kiosk.lab.simulate.director import CupPlan
from kiosk.lab.simulate.director import Director as CupDirector
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.hit_on_demand import jackpot_actions
from kiosk.lab.simulate.house import (
    JACKPOTS,
    House,
    Machines,
    machines,
    playing_terminal,
    unseen_screen,
    unseen_terminal,
    windowed_screen,
    windowed_terminal,
)
from kiosk.lab.simulate.machines import TABLE
from kiosk.lab.simulate.outages import Outages, outage_actions
from kiosk.lab.simulate.ports import free_ports
from kiosk.lab.simulate.relay import Relay
from kiosk.lab.simulate.rings import VirtualRings
from kiosk.lab.simulate.room_file import RoomFileError
from kiosk.lab.simulate.round_lines import RoundLines
from kiosk.lab.simulate.scenario.control import scenario_actions
from kiosk.lab.simulate.scenario.director import Director
from kiosk.lab.simulate.scenario.live import FAST_REST_S, REST_S, LiveScene, Props
from kiosk.lab.simulate.scenario.play import StepError
from kiosk.lab.simulate.scenario.script import Scenario
from kiosk.link.identity import Role
from kiosk.link.messages import LookAt
from kiosk.rules.rulebook import RuleBook

FAILURES = (ChildEndedError, BenchError, JournalError, RoomFileError)
"""What ends a house before its time. Each says what was wrong, and where."""
_FAST_PLAYER_S = 0.5
_LAST_LOOK_S = 3.0
"""For the pictures of the last result."""
_UNSEEN_S = 20
"""Whoever touches a screen needs as long as a person."""
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
    unseen: bool = False
    """There is no display: somebody touches the terminals, and pictures are kept of it all."""
    vnc: bool = False
    """The windows are seen over VNC."""
    full_screen: bool = False
    """The first terminal fills the screen, and all else lies beneath."""
    rounds: int | None = None
    """Until somebody stops it."""
    scenario: Scenario | None = None
    """Acted out instead of rounds."""
    spread: str = ""
    """The table of Spread-Bet that is on offer."""
    tournament: CupPlan | None = None
    """Played to its end instead of rounds. At all terminals but the first somebody contends."""

    @property
    def needs_console(self) -> bool:
        """Somebody looks at it, or deals there himself."""
        return not self.players or not (self.automatic or self.scenario)


class Host:
    def __init__(
        self, house: House, book: RuleBook, programme: Programme, say: Callable[[str], None]
    ) -> None:
        self.finished = False
        """All rounds of the programme were played."""
        self.beside: list[Host] = []
        """Of other tables, which share this one's jackpots and end before it."""
        self.together = asyncio.Barrier(1)
        """Nobody goes home while another table plays."""
        self._house = house
        self._book = book
        self._programme = programme
        self._say = say
        self._lines = RoundLines(book, house.folder / house.journal_of(TABLE))
        self._display = house.client(Role.DISPLAY)
        pace = pace_of(book, fast=programme.fast)
        if programme.unseen:
            pace = replace(
                pace, wagering_s=max(pace.wagering_s, _UNSEEN_S), spin_s=(2.0, 3.0), show_s=4.0
            )
        if programme.spread:  # the rings must lock before the ball rests
            pace = replace(pace, spin_s=(max(pace.spin_s[0], 3.0), max(pace.spin_s[1], 4.0)))
        self._crew = crew = Crew(
            book,
            house.client,
            self._random,
            pace,
            printed=house.printed,
        )
        self._console, self._staff, self._croupier = crew.console, crew.staff, crew.croupier
        self._croupier.opens_rounds = not programme.unseen and programme.scenario is None
        self._cup = CupDirector(programme.tournament, house.seats) if programme.tournament else None
        self._croupier.director = self._cup
        if programme.spread:
            self._croupier.spread = select_spread(book, programme.spread)
        self.director = Director(house, self._croupier, crew.attendant)
        self.wrong: list[str] = []
        """Where the outcome of the scenario is not what it demands."""
        self._lines_to_table = {
            seat: Relay(house.folder / house.line_of(seat), house.socket)
            for seat in house.seats
            if house.cuttable
        }
        self._control = Control(
            book, house.seats, self._staff, self._croupier, automatic=programme.automatic
        )

    def _random(self, what: str) -> Random:
        return Random(f"{self._programme.seed} {what}")

    async def run(self) -> None:
        """Until the rounds are played or it is cancelled. Raises one of `FAILURES`."""
        ports = free_ports() if self._programme.vnc else None
        async with machines(self._house, ports) as running, AsyncExitStack() as lines:
            try:
                for line in self._lines_to_table.values():
                    await lines.enter_async_context(line.open())
                await self._run(running)
            except* FAILURES as errors:
                failed = errors.exceptions[0]
            else:
                return
        raise failed

    async def _run(self, running: Machines) -> None:
        people = [*self._crew.people(automatic=self._programme.automatic), self._display]
        if self._programme.spread and not (self._programme.display or self._programme.unseen):
            # Somebody must show the rings: the display that is opened, or one that nobody sees.
            people.append(VirtualRings(self._display, Faults(self._random("rings"), likely={})))
        async with asyncio.TaskGroup() as tasks:
            at_work: list[asyncio.Task[None]] = [tasks.create_task(watch([running.table]))]
            at_work += [tasks.create_task(somebody.run()) for somebody in people]
            while not self._console.up:
                await self._console.changed()
            if self._cup is not None:
                self._console.look_at(LookAt())
            if not self._programme.automatic or self._programme.unseen:
                # Whoever comes to the console finds his name there.
                await self._staff.come_on_duty()
            if not self._programme.players:
                running.start_devices()
            if self._house.camera_port:
                running.start_camera()
                at_work.append(tasks.create_task(self._film()))
            running.start_terminals(self._command_line)
            self._open_windows(running)
            for name, port in running.vnc.items():
                self._say(f"  {name + ':':<19}vncviewer 127.0.0.1::{port}")
            windows = [*running.terminals, *running.screens]
            at_work.append(tasks.create_task(watch(windows)))
            self._hand_over(running)
            for other in self.beside:
                other.together = self.together
                tasks.create_task(other.run())
            async with control_socket(self._house.control, self._control.answer):
                await self._play()
            self.finished = True
            for task in at_work:
                task.cancel()

    async def _play(self) -> None:
        await self._everybody_here()
        if self._programme.scenario is not None:
            await self._act_out(self._programme.scenario)
        else:
            await self._tell_rounds()
        await self._rest()
        await self.together.wait()
        if self._programme.unseen:
            await asyncio.sleep(_LAST_LOOK_S)

    async def _film(self) -> None:
        """The camera is told what the ball does; while it is away, nobody is."""
        camera = ControlLine(self._house.camera_control)
        moves: asyncio.Queue[str] = asyncio.Queue()
        self._crew.wheel.on_move = moves.put_nowait
        while True:
            await camera.ask(await moves.get())

    def _hand_over(self, running: Machines) -> None:
        """Jackpots, power, lines and scenarios, to whoever is at the control socket."""
        if self._house.has_jackpots:
            self._control.add(jackpot_actions(ControlLine(self._house.jackpot_bench)))
        if not self._house.cuttable:
            return
        by_seat = dict(zip(self._house.seats, running.terminals, strict=True))
        outages = Outages({TABLE: running.table, **by_seat}, self._lines_to_table)
        props = Props(outages=outages, rest_s=FAST_REST_S if self._programme.fast else REST_S)
        self.director.stage = LiveScene(self._house, self._book, props, self._staff, self._crew.eye)
        self._control.add(outage_actions(outages) | scenario_actions(self.director))

    async def _act_out(self, scenario: Scenario) -> None:
        self.director.on_told = lambda told: self._say(f"  {told.step or '':>2} {told.line}")
        try:
            self.wrong = await self.director.play(scenario)
        except StepError as error:
            self.wrong = [str(error)]
        if not self._programme.unseen:
            await asyncio.sleep(_LAST_LOOK_S)

    def _open_windows(self, running: Machines) -> None:
        if self._programme.unseen:
            # Nobody stands at the bench of a scenario, nor of a tournament.
            if self._programme.scenario is None and self._programme.tournament is None:
                running.start_benches("--pictures", str(self._house.pictures))
            for screen in ("console", "display"):
                running.start_screen(screen, unseen_screen(self._house, screen))
            return
        if not self._programme.players:
            beneath = self._programme.full_screen or self._house.tables > 1
            seats = self._house.seats[:1] if self._programme.tournament else None
            running.start_benches(*(["--beneath"] if beneath else []), seats=seats)
        for screen in self._screens():
            running.start_screen(screen, windowed_screen(self._house, screen))

    def _screens(self) -> Iterator[str]:
        if self._programme.needs_console:
            yield "console"
        if self._programme.display:
            yield "display"
        if self._programme.display and self._house.jackpots is not None:
            yield JACKPOTS

    def _command_line(self, seat: str) -> list[str]:
        player = self._random(f"player {seat}").getrandbits(32)
        contends = ["--contestant", str(player)] if self._programme.tournament else []
        if self._programme.unseen:
            scripted = self._programme.scenario is not None or bool(contends)
            line = unseen_terminal(self._house, seat, player=None if scripted else player)
            return [*line, *contends]
        if not self._programme.players:
            first = seat == self._house.seats[0]
            somebody = self._for_newcomers(seat) if first or not contends else contends
            return [*windowed_terminal(self._house, seat), *somebody]
        pace_s = _FAST_PLAYER_S if self._programme.fast else None
        return playing_terminal(self._house, seat, player=player, pace_s=pace_s)

    def _for_newcomers(self, seat: str) -> list[str]:
        full = self._programme.full_screen and seat == self._house.seats[0]
        hints = [] if self._programme.scenario else ["--hints"]
        return [*hints, "--full-screen"] if full else hints

    async def _everybody_here(self) -> None:
        """Whoever has only a few rounds to show does not begin without the terminals."""
        while not self._croupier.opens_rounds:
            board = self._console.board
            if board is not None and set(self._house.seats) <= set(board.here):
                self._croupier.opens_rounds = True
            else:
                await self._console.changed()

    async def _tell_rounds(self) -> None:
        while not self._played_out():
            if self._cup is None:
                await self._display.changed()
            else:  # its end is not on a display
                await self._staff.console.wait_for_change()
            for line in self._lines.new():
                self._say(line)
        self._croupier.opens_rounds = False

    def _played_out(self) -> bool:
        if self._cup is not None:
            return self._cup.over
        wanted = self._programme.rounds
        return wanted is not None and self._lines.rounds >= wanted

    async def _rest(self) -> None:
        """Payments that are under way are carried out before everybody goes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_REST_S):
                while not self._at_rest():
                    await self._staff.console.wait_for_change()

    def _at_rest(self) -> bool:
        board = self._console.board
        return (
            board is not None
            and board.phase is TablePhase.IDLE
            and not self._console.staff_tasks.due
        )
