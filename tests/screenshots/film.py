"""One round as it was seen: real windows on a display of their own, photographed as it is played.

`packaging/screenshots FOLDER --film` writes, of each shape of screen and of the public display, and
of both with Spread-Bet, a strip of 20 pictures, one that moves, and one of each phase; and tells
how many pixels changed in each second. `--film large` does that of one shape.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from PIL import Image, ImageChops, ImageDraw
from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickWindow

from kiosk import resources
from kiosk.config import DisplayConfig, Network, TerminalConfig
from kiosk.game.round.state import TablePhase, TerminalPhase
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.lab.bench.dealer import RULEBOOK, SOCKET, Dealer, dealer_at
from kiosk.lab.bench.processes import apart, running
from kiosk.lab.bench.windows import JOURNAL, SEAT, at_work, run_window
from kiosk.lab.simulate.croupier import select_spread
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.house import House, furnish, table
from kiosk.lab.simulate.rings import VirtualRings
from kiosk.lab.windows.touch_screen import TouchScreen
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.cabinet import cabinet_in
from kiosk.terminal.service import TerminalService
from kiosk.ui.application import WindowPlace
from kiosk.ui.display.run import OpenDisplay, run_display
from kiosk.ui.terminal.run import OpenTerminal, open_terminal
from tests.e2e.display import display

SHAPES = {"large": (1920, 1080), "small": (1280, 720), "upright": (1080, 1920)}
DISPLAY = "display"
SPREAD = ("spread", "spread-display")
"""A terminal and a display, where Spread-Bet is on offer."""
EVERY = (*SHAPES, DISPLAY, *SPREAD)
OUTCOME = "17"
CREDIT_CENTS = 105_500
HELD = "corner:16/17/19/20"
"""Is touched, and held for a moment: the spot is shown enlarged."""
CHIP_CENTS = 500
SETTLED = ("result", TablePhase.IDLE.value)
"""As a terminal and as a display say it."""
BETTING = ("betting", "holding")
MOVES = "round.webp"
PAGE = {
    "terminal-betting.png": "large-holding.png",
    "terminal-result.png": "large-result.png",
    "terminal-small.png": "small-spinning.png",
    "terminal-upright.png": "upright-spinning.png",
    "display.png": "display-idle.png",
}
STRIP, ACROSS = 20, 4
MOST_BYTES = 3_000_000
"""Of a picture that moves: it is part of a page."""
_EVERY_MS = 125
_KEPT_PX = 960
"""The longer side of what is kept. A strip is made of smaller ones."""
_STRIP_PX = 480
_PAGE_PX = 1280
_COLOURS = 256
_PERIOD_S = 7
"""Or as long as the rule book wants it."""
_BET_S, _HOLD_S = 0.3, 1.2
_ROLLS_S, _RESULT_S = 4.0, 4.0
_DISPLAY_RESULT_S = 9.0
"""What wins comes after the wheel."""
_BEFORE_CLOSE_S = 3.0
"""So much of the betting moves: nobody waits for a page to begin."""
_QUALITY = 70


@dataclass(frozen=True, slots=True)
class Scene:
    """What is played, and what is bet."""

    rulebook: str = RULEBOOK
    bets: tuple[str, ...] = ("straight:17", "straight:8", "split:14/17", "odd", "dozen:2", "red")
    spread: str = ""
    """The table of Spread-Bet that is on offer, or none."""

    @property
    def book(self) -> RuleBook:
        return resources.rulebook(self.rulebook)

    @property
    def shortest_s(self) -> int:
        return self.book.terms.period.shortest_s


WITH_SPREAD = Scene(
    "crown-double-zero",
    ("straight:17", "split:14/17", "red", "spread:1:19-39", "spread:1:40-57", "spread:1:12-18"),
    "1",
)


@dataclass(frozen=True, slots=True)
class Shot:
    at_s: float
    phase: str
    changed_px: int
    """Since the picture before."""
    image: Image.Image


Film: TypeAlias = tuple[list[Shot], dict[str, Image.Image]]
"""And the last picture of each phase."""


@dataclass(slots=True)
class Camera:
    """Photographs a window as it is on its screen, and not as it would draw itself."""

    window: QQuickWindow
    phase: Callable[[], str]
    shots: list[Shot] = field(default_factory=list)
    last: dict[str, Image.Image] = field(default_factory=dict)
    """Of each phase, as large as it was."""
    _before: Image.Image | None = None
    _aside: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1))
    """The window goes on moving while its picture is looked at."""

    @contextmanager
    def running(self) -> Iterator[None]:
        timer = QTimer(interval=_EVERY_MS)
        timer.timeout.connect(self.take)
        timer.start()
        yield
        timer.stop()
        self._aside.shutdown()

    def take(self) -> None:
        grabbed = self.window.screen().grabWindow(self.window.winId()).toImage()
        plain = grabbed.convertToFormat(QImage.Format.Format_RGBX8888)
        size, data = (plain.width(), plain.height()), bytes(plain.constBits())
        self._aside.submit(self._look, size, data, time.perf_counter(), self.phase())

    def _look(self, size: tuple[int, int], data: bytes, at_s: float, phase: str) -> None:
        image = Image.frombuffer("RGBX", size, data).convert("RGB")
        changed = changed_px(self._before, image) if self._before is not None else 0
        self._before = self.last[phase] = image
        kept = image.copy()
        kept.thumbnail((_KEPT_PX, _KEPT_PX))
        self.shots.append(Shot(at_s, phase, changed, kept))


def changed_px(one: Image.Image, other: Image.Image) -> int:
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(red, ImageChops.lighter(green, blue))
    return one.width * one.height - most.histogram()[0]


# ---- The round ----------------------------------------------------------------------------------


def shoot_terminal(folder: Path, size: tuple[int, int], scene: Scene) -> Film:
    """In a process of its own."""
    book = scene.book
    config = TerminalConfig(
        seat=SEAT, rulebook=book.id, journal=JOURNAL, network=Network(socket=SOCKET)
    )
    machine = cabinet_in(folder, config, book).machine
    opened = open_terminal(config, book, WindowPlace(size))
    opened.desk.attach(machine)
    camera = Camera(opened.window, partial(phase_of, opened))

    async def play(house: House) -> None:
        link = house.client(Role.DISPLAY)
        rings = VirtualRings(link, Faults(Random(1), likely={}))
        async with (
            dealer_at(house) as dealer,
            running(link.run()),
            running(rings.run()),
            at_work(machine) as service,
        ):
            await dealer.open_table()
            await service.tell(ats.StackNote("note", CREDIT_CENTS))
            opened.view.wake()
            await _before_it(dealer, scene)
            place = partial(_place, service, TouchScreen(opened.window), opened, scene.bets)
            await _round(dealer, camera, place, scene)

    with _table(folder, scene) as house:
        run_window(opened, play(house))
    return camera.shots, camera.last


def shoot_display(folder: Path, size: tuple[int, int], scene: Scene) -> Film:
    films: list[Film] = []

    async def play(house: House, opened: OpenDisplay) -> None:
        def phase() -> str:
            board = opened.onlooker.board
            return board.phase.value if board is not None else ""

        camera = Camera(opened.window, phase)
        async with dealer_at(house) as dealer:
            await dealer.open_table()
            await _before_it(dealer, scene)
            await _round(dealer, camera, _nothing, scene, result_s=_DISPLAY_RESULT_S)
        films.append((camera.shots, camera.last))
        opened.window.close()

    with _table(folder, scene) as house:
        config = DisplayConfig(name="1", network=Network(socket=SOCKET))
        run_display(config, folder, WindowPlace(size), lambda opened: play(house, opened))
    [film] = films
    return film


@contextmanager
def _table(folder: Path, scene: Scene) -> Iterator[House]:
    notes = (CREDIT_CENTS,)
    house = furnish(folder, scene.rulebook, seats=(SEAT,), grace_s=3.0, notes_cents=notes)
    child = table(house)
    try:
        yield house
    finally:
        child.close()


def phase_of(opened: OpenTerminal) -> str:
    """Between the number and the ball there is a moment in which it is only becoming durable."""
    word = opened.view.in_a_word
    if opened.view.table_top.preview.showing.shown:
        return "holding"
    return "landing" if opened.desk.ball_falls or word == TablePhase.IDLE.value else word


async def _before_it(dealer: Dealer, scene: Scene) -> None:
    """A few numbers that came up before."""
    if scene.spread:
        came = await dealer.order(select_spread(scene.book, scene.spread))
        assert came.done, came.why
    for outcome in ("32", "0"):
        await dealer.give(sgc.OpenRound(scene.shortest_s))
        await dealer.shown(TablePhase.SPINNING)
        await dealer.give(sgc.ConfirmResult(outcome))


async def _place(
    service: TerminalService, screen: TouchScreen, opened: OpenTerminal, bets: Sequence[str]
) -> None:
    while service.durable.round.phase is not TerminalPhase.BETTING:
        await asyncio.sleep(0.01)
    for bet in bets:
        await asyncio.sleep(_BET_S)
        service.touch(ats.PlaceChip(bet, CHIP_CENTS))
    cloth = opened.view.table_top.cloth.map
    assert cloth is not None
    corner, spot = screen.place_of("cloth"), cloth.places[HELD].touch
    at = (corner.x() + spot.x, corner.y() + spot.y)
    screen.press(*at)
    await asyncio.sleep(_HOLD_S)
    screen.release(*at)


async def _nothing() -> None:
    """Is placed at a display."""


async def _round(
    dealer: Dealer,
    camera: Camera,
    place: Callable[[], Awaitable[None]],
    scene: Scene,
    *,
    result_s: float = _RESULT_S,
) -> None:
    """Its betting is ended by the clock, as most are."""
    await dealer.give(sgc.OpenRound(max(_PERIOD_S, scene.shortest_s)))
    with camera.running():
        await place()
        await dealer.shown(TablePhase.SPINNING)
        await asyncio.sleep(_ROLLS_S)
        await dealer.give(sgc.ConfirmResult(OUTCOME))
        while camera.phase() not in SETTLED:
            await asyncio.sleep(_EVERY_MS / 1000)
        await asyncio.sleep(result_s)


# ---- What is made of it -------------------------------------------------------------------------


def take(into: Path, names: Collection[str]) -> None:
    into.mkdir(parents=True, exist_ok=True)
    for name in names or EVERY:
        size = SHAPES.get(name, SHAPES["large"])
        shots, last = shot(name, size)
        for phase, image in last.items():
            image.save(into / f"{name}-{phase}.png")
        strip(shots).save(into / f"film-{name}.png")
        moving(shots, into / f"film-{name}.webp")
        print(f"{name}, {size[0]}x{size[1]}: pixels that changed in each second of the round")
        for second, (phase, changed) in enumerate(by_second(shots)):
            print(f"  {second:2} s  {phase:10} {changed:>10,}")


def renew(images: Path) -> None:
    """Those of README.md that films have."""
    with TemporaryDirectory() as folder:
        films = Path(folder)
        take(films, (*SHAPES, DISPLAY))
        (images / MOVES).write_bytes((films / "film-large.webp").read_bytes())
        for name, film in PAGE.items():
            with Image.open(films / film) as image:
                keep_small(image, images / name)


def keep_small(image: Image.Image, path: Path) -> None:
    """For a page: a quarter of the bytes, and nobody sees the difference. The few pixels of a chip
    have a colour of their own among those that are left."""
    small = image.convert("RGB")
    small.thumbnail((_PAGE_PX, _PAGE_PX), Image.Resampling.LANCZOS)
    rare = Image.Quantize.MAXCOVERAGE
    fewer = small.quantize(_COLOURS, rare, kmeans=3, dither=Image.Dither.NONE)
    fewer.save(path, optimize=True)


def shot(name: str, size: tuple[int, int]) -> Film:
    work = shoot_display if name.endswith(DISPLAY) else shoot_terminal
    scene = WITH_SPREAD if name in SPREAD else Scene()
    with (
        display(*size) as on,
        environment(on.environment),
        TemporaryDirectory() as folder,
    ):
        return apart(work, Path(folder), size, scene)


def by_second(shots: Sequence[Shot]) -> list[tuple[str, int]]:
    """The phase in which each second ends, and the pixels that changed in it."""
    seconds: list[tuple[str, int]] = []
    for shot_ in shots:
        second = int(shot_.at_s - shots[0].at_s)
        if second == len(seconds):
            seconds.append((shot_.phase, 0))
        seconds[-1] = (shot_.phase, seconds[-1][1] + shot_.changed_px)
    return seconds


def strip(shots: Sequence[Shot]) -> Image.Image:
    """Evenly over the round, but not without the moment in which the ball falls."""
    chosen = [shots[round(n * (len(shots) - 1) / (STRIP - 1))] for n in range(STRIP)]
    began_s = shots[0].at_s
    return sheet([(f"{s.at_s - began_s:.1f} s  {s.phase}", s.image) for s in chosen], ACROSS)


def sheet(pictures: Sequence[tuple[str, Image.Image]], across: int) -> Image.Image:
    """Pictures of one size beside and below one another, each under its words."""
    width, height = pictures[0][1].size
    share = _STRIP_PX / max(width, height)
    width, height = round(width * share), round(height * share)
    gap, line = 8, 18
    rows = -(-len(pictures) // across)
    whole = Image.new(
        "RGB", (across * (width + gap) + gap, rows * (height + gap + line) + gap), "#202420"
    )
    draw = ImageDraw.Draw(whole)
    for number, (words, image) in enumerate(pictures):
        x = gap + number % across * (width + gap)
        y = gap + number // across * (height + gap + line)
        whole.paste(image.resize((width, height)), (x, y + line))
        draw.text((x, y + 2), words, "#B8B5A7")
    return whole


def moving(shots: Sequence[Shot], path: Path) -> None:
    closes_s = next(shot_.at_s for shot_ in shots if shot_.phase not in BETTING)
    shots = [shot_ for shot_ in shots if shot_.at_s >= closes_s - _BEFORE_CLOSE_S]
    first, *rest = shots
    ends = [*(shot_.at_s for shot_ in rest), rest[-1].at_s + 2]
    lasts_ms = [round(1000 * (end - shot_.at_s)) for shot_, end in zip(shots, ends, strict=True)]
    options: Mapping[str, Any] = {"quality": _QUALITY, "method": 4, "minimize_size": True}
    others = [shot_.image for shot_ in rest]
    first.image.save(
        path, save_all=True, append_images=others, duration=lasts_ms, loop=0, **options
    )


@contextmanager
def environment(words: Mapping[str, str]) -> Iterator[None]:
    before = dict(os.environ)
    os.environ.update(words)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)
