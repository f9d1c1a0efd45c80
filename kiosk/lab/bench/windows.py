"""Windows that are measured, each in a process of its own: a blank one, a terminal at a real table,
and a terminal that plays thousands of rounds without one."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass, field, replace
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any, cast

from kiosk import resources
from kiosk.config import CameraConfig, Network, Screen, TerminalConfig
from kiosk.game.round.state import TablePhase
from kiosk.game.round.state import TerminalPhase as SeatPhase
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.lab.bench.camera_eye import CameraEye, film_the_time
from kiosk.lab.bench.dealer import (
    NOTE_CENTS,
    QUIET_S,
    RULEBOOK,
    SOCKET,
    Dealer,
    dealer_at,
    table_beside,
)
from kiosk.lab.bench.hand import Hand, Touch, touched
from kiosk.lab.bench.processes import StoppedError, beside, running
from kiosk.lab.bench.stand_in import StandInMachine, StandInService
from kiosk.lab.simulate.house import House
from kiosk.lab.simulate.ports import free_ports
from kiosk.lab.windows.blank import open_blank
from kiosk.lab.windows.touch_screen import ShownFrame, TouchScreen, run_until_done
from kiosk.progress import Progress
from kiosk.rules.rulebook import RuleBook
from kiosk.service import Machine
from kiosk.terminal.cabinet import Cabinet, cabinet_in
from kiosk.terminal.process import TerminalMachine
from kiosk.terminal.service import TerminalService
from kiosk.ui.application import WindowPlace
from kiosk.ui.event_loop import run_until_stopped
from kiosk.ui.terminal.run import OpenTerminal, open_terminal

SIZE = (1920, 1080)
LARGEST = (3840, 2160)
SEAT = "1"
_CAMERA = "stageCamera"
JOURNAL = "terminal-1.db"
_CHIP_CENTS = 500
_TOUCHES_MAX = 60
"""In one round: more than anybody places."""
_RESULT_TOUCHES = 10
_BETTING_S = 60
_ROLLING_S = 2.0
"""How long the wheel is watched before somebody touches the screen."""
_ROLLING_TOUCHES = 6
_ROLLING_KEY = "languageButton"
"""Opens a panel over a part of the cloth, and closes it."""
_RESULT_S = 2.5
"""Until all that moves has come to rest: ball, panel and figure."""
_CLOSED_S = 0.2
"""The screen has shown by then that wagering is over, before or after the table told us."""
_WAIT_S = 30.0
_TAPS = 4
_SEED = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowsPlan:
    touches: int = 300
    countdowns: int = 2
    results: int = 12
    largest: int = 4
    """Results on a screen of twice the width and height."""
    rounds: int = 10_000
    """Of the long evening."""
    starts: int = 7
    warm_up: int = 200
    """Rounds after which every number has won and every spot has had a chip."""
    rest_s: float = 3.0
    """Before the memory is looked at."""
    filmed: int = 12
    """Rounds with a camera."""
    camera_s: float = 40.0
    """So long its frames are looked at."""


@dataclass(slots=True)
class Seen:
    """Of one window."""

    memory_bytes: int = 0
    """At rest."""
    touches: list[Touch] = field(default_factory=list)
    betting: list[ShownFrame] = field(default_factory=list)
    countdown: list[ShownFrame] = field(default_factory=list)
    rolling: list[ShownFrame] = field(default_factory=list)
    """The wheel turns, from no more bets to the result."""
    rolling_touches: list[Touch] = field(default_factory=list)
    result: list[ShownFrame] = field(default_factory=list)
    camera_shown_s: list[list[float]] = field(default_factory=list)
    """Of each round, when the frames of its camera were on the screen."""
    camera_ages_s: list[float] = field(default_factory=list)
    """How old they were then."""
    filmed: "Seen | None" = None
    """The same window with a camera."""


@dataclass(frozen=True, slots=True)
class Growth:
    warm_bytes: int
    end_bytes: int
    rounds: int


def config(camera: CameraConfig | None = None) -> TerminalConfig:
    return TerminalConfig(
        seat=SEAT,
        rulebook=RULEBOOK,
        journal=JOURNAL,
        network=Network(socket=SOCKET),
        screen=Screen(chips_cents=(_CHIP_CENTS, 2_500, 10_000)),
        camera=camera,
    )


# ---- A blank window -----------------------------------------------------------------------------


def blank_window(plan: WindowsPlan) -> Seen:
    application, _engine, window = open_blank()
    seen, random = Seen(), Random(_SEED)

    async def look() -> None:
        screen = TouchScreen(window)
        await asyncio.sleep(plan.rest_s)
        seen.memory_bytes = resident_bytes()
        for _ in range(plan.touches):
            x, y = random.uniform(100, SIZE[0] - 100), random.uniform(100, SIZE[1] - 100)
            seen.touches.append(await touched(screen, x, y, random))
        window.setProperty("moving", True)
        screen.frames.clear()
        await asyncio.sleep(_RESULT_S * plan.results)
        seen.result = screen.frames

    run_until_done(application, look())
    return seen


# ---- A terminal at a table ----------------------------------------------------------------------


def terminal_window(folder: Path, plan: WindowsPlan, size: tuple[int, int] = SIZE) -> Seen:
    """The real screen, service, journal and link; the table is in a process of its own, and at last
    a camera."""
    book = resources.rulebook(RULEBOOK)
    port = next(free_ports())
    told = config(CameraConfig(source=f"http://127.0.0.1:{port}/"))
    cabinet = cabinet_in(folder, told, book)
    opened = open_terminal(told, book, WindowPlace(size))
    opened.desk.attach(cabinet.machine)
    seen = Seen()
    with (
        table_beside(folder, [SEAT], grace_s=1.0) as house,
        beside(film_the_time, RULEBOOK, port),
    ):
        run_window(opened, _measure(seen, plan, opened, cabinet, house))
    return seen


def run_window(opened: OpenTerminal, work: Coroutine[Any, Any, None]) -> None:
    """To the end: a window that is closed or told to stop has measured nothing."""
    done = False

    async def whole() -> None:
        nonlocal done
        await work
        done = True

    try:
        run_until_stopped(opened.application.qt, whole())
    finally:
        opened.application.close()
    if not done:
        raise StoppedError("the window was closed")


async def _measure(
    seen: Seen, plan: WindowsPlan, opened: OpenTerminal, cabinet: Cabinet, house: House
) -> None:
    screen = TouchScreen(opened.window)
    async with dealer_at(house) as dealer, at_work(cabinet.machine) as service:
        await dealer.open_table()
        await service.tell(ats.StackNote("note", NOTE_CENTS))
        await asyncio.sleep(plan.rest_s)
        seen.memory_bytes = resident_bytes()
        evening = WindowsEvening(screen, dealer, service, seen)
        with Progress("touching ") as progress:
            for done in range(0, plan.touches, _TOUCHES_MAX):
                await evening.betting(min(_TOUCHES_MAX, plan.touches - done))
                progress(done + _TOUCHES_MAX, plan.touches)
        with Progress("watching ") as progress:
            for done in range(plan.countdowns):
                await evening.countdown()
                progress(done + 1, plan.countdowns + plan.results)
            for done in range(plan.results):
                await evening.result()
                progress(plan.countdowns + done + 1, plan.countdowns + plan.results)
        if plan.filmed:
            seen.filmed = Seen()
            filmed = WindowsEvening(screen, dealer, service, seen.filmed)
            await _film(filmed, seen.filmed, plan, opened, cabinet)


async def _film(
    evening: "WindowsEvening", seen: Seen, plan: WindowsPlan, opened: OpenTerminal, cabinet: Cabinet
) -> None:
    """With a camera: stage and picture move side by side."""
    camera, shows = cabinet.camera, opened.view.table_top.camera
    assert camera is not None
    shows.follow(camera)
    eye = CameraEye(evening.screen, shows, _CAMERA)
    async with running(camera.run()):
        async with asyncio.timeout(_WAIT_S):
            while not camera.live:
                await asyncio.sleep(0.05)
        evening.while_it_rolls = eye.watching
        with Progress("filming  ") as progress:
            for done in range(plan.filmed):
                await evening.result()
                seen.camera_shown_s.append(eye.shown_s)
                eye.shown_s = []
                progress(done + 1, plan.filmed)
            with eye.looking():
                await evening.rolling(plan.camera_s, enough=lambda: bool(eye.ages_s))
    seen.camera_ages_s = eye.ages_s


class WindowsEvening:
    """Rounds at a table, and the frames of each part of them."""

    def __init__(
        self,
        screen: TouchScreen,
        dealer: Dealer,
        service: TerminalService,
        seen: Seen,
        outcomes: Sequence[str] = (),
    ) -> None:
        """Where no outcomes are given each number of the wheel wins in turn."""
        self.screen = screen
        self._dealer = dealer
        self._service = service
        self._seen = seen
        self._book = resources.rulebook(RULEBOOK)
        self._random = Random(_SEED)
        self._hand = Hand(screen, self._book, self._random)
        self._outcomes = cycle(outcomes or self._book.wheel.order)
        self.while_it_rolls: Callable[[], AbstractContextManager[None]] = nullcontext
        """Somebody watches, from no more bets until the number is asked for."""

    async def betting(self, touches: int) -> None:
        await self._open(_BETTING_S)
        with self._frames_into(self._seen.betting):
            await self._place(touches)
        await self._close()
        await self._settle()

    async def countdown(self) -> None:
        """Nobody touches anything; the clock ends it."""
        await self._open(self._book.terms.period.shortest_s)
        with self._frames_into(self._seen.countdown):
            await self._dealer.shown(TablePhase.SPINNING)
        await self._settle()

    async def result(self, touches: int = _RESULT_TOUCHES) -> None:
        await self._open(_BETTING_S)
        with self._frames_into(self._seen.betting):
            await self._place(touches)
        await self._close()
        await self._roll()
        with self._frames_into(self._seen.result):
            await self._settle()
            await asyncio.sleep(_RESULT_S)

    async def rolling(self, for_s: float, enough: Callable[[], bool]) -> None:
        """The ball rolls for so long at least, and nobody touches anything."""
        await self._open(_BETTING_S)
        await self._place(1)
        await self._close()
        await asyncio.sleep(for_s)
        async with asyncio.timeout(_WAIT_S):
            while not enough():
                await self.screen.frame()
        await self._settle()

    async def _open(self, period_s: int) -> None:
        await self._dealer.give(sgc.OpenRound(period_s))
        while self._service.durable.round.phase is not SeatPhase.BETTING:
            await self.screen.frame()
        await self.screen.frame()  # nobody touches what he has not seen

    async def _place(self, touches: int) -> None:
        for wager in self._random.sample(sorted(self._book.wagers), touches):
            self._seen.touches.append(await self._hand.place(wager))
        placed = len(self._service.state.layout())
        assert placed == touches, f"{placed} of {touches} touches placed a chip"

    async def _close(self) -> None:
        await asyncio.sleep(QUIET_S)
        await self._dealer.give(sgc.CloseRound())
        await self._dealer.shown(TablePhase.SPINNING)
        await asyncio.sleep(_CLOSED_S)

    async def _roll(self) -> None:
        """The wheel turns, and somebody touches what is closed: he is told so at once, and the lift
        changes nothing. Then a key, which looks pressed and does its work at the lift."""
        with self._frames_into(self._seen.rolling), self.while_it_rolls():
            await asyncio.sleep(_ROLLING_S)
            for wager in self._random.sample(sorted(self._book.wagers), _ROLLING_TOUCHES):
                refused = replace(await self._hand.place(wager), lift_s=None)
                pressed = [await self._hand.key(_ROLLING_KEY) for _ in range(2)]
                self._seen.rolling_touches += [refused, *pressed]

    async def _settle(self) -> None:
        await self._dealer.give(sgc.ConfirmResult(next(self._outcomes)))
        await self._dealer.shown(TablePhase.IDLE)

    @contextmanager
    def _frames_into(self, frames: list[ShownFrame]) -> Iterator[None]:
        self.screen.frames.clear()
        yield
        frames += self.screen.frames


@asynccontextmanager
async def at_work(machine: Machine[TerminalService]) -> AsyncIterator[TerminalService]:
    async with running(machine.run()), asyncio.timeout(_WAIT_S) as patience:
        while machine.service is None or not machine.service.link.up:
            await asyncio.sleep(0.01)
        patience.reschedule(None)
        yield machine.service


# ---- Ten thousand rounds ------------------------------------------------------------------------


def long_evening(plan: WindowsPlan) -> Growth:
    """The real screen and the real game, and nobody to wait for. Every step is shown."""
    book = resources.rulebook(RULEBOOK)
    machine = StandInMachine(book, SEAT)
    opened = open_terminal(config(), book, WindowPlace(SIZE))
    opened.desk.attach(cast(TerminalMachine, machine))
    measured: list[int] = []
    run_window(opened, _play(plan, opened, machine, book, measured.append))
    warm_bytes, end_bytes = measured
    return Growth(warm_bytes, end_bytes, plan.rounds)


async def _play(
    plan: WindowsPlan,
    opened: OpenTerminal,
    machine: StandInMachine,
    book: RuleBook,
    measure: Callable[[int], None],
) -> None:
    screen, service = TouchScreen(opened.window), machine.service
    machine.on_change()
    await screen.frame()
    service.touch(ats.StackNote("note", NOTE_CENTS))
    await screen.frame()
    hand = Hand(screen, book, Random(_SEED))
    spots, outcomes = cycle(sorted(book.wagers)), cycle(book.wheel.order)
    with Progress("playing  ") as progress:
        for number in range(1, plan.warm_up + plan.rounds + 1):
            service.touch(ats.OpenWagering(number, 20))
            await screen.frame()
            for spot in islice(spots, _TAPS):
                await hand.tap(spot)
            await _settle(number, service, screen, next(outcomes))
            screen.frames.clear()  # what we remember of them is not the screen's memory
            if number in (plan.warm_up, plan.warm_up + plan.rounds):
                measure(resident_bytes())
            progress(number, plan.warm_up + plan.rounds)


async def _settle(number: int, service: StandInService, screen: TouchScreen, outcome: str) -> None:
    placed = len(service.state.layout())
    assert placed == _TAPS, f"{placed} of {_TAPS} touches placed a chip in round {number}"
    service.touch(ats.EndWagering(number, f"slip-{number}"))
    await screen.frame()
    service.touch(ats.ConfirmSlip(number, f"slip-{number}"))
    service.touch(ats.Settle(number, outcome))
    await screen.frame()


def resident_bytes() -> int:
    """Of this process, what lies in memory now (proc(5))."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
