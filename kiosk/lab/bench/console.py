"""The staff's screen with 100 terminals, on the software renderer at 1080p, beside a blank one."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import cast

from kiosk import resources
from kiosk.console.order import Person
from kiosk.console.outbox import OutboxFile
from kiosk.lab.bench.dealer import RULEBOOK
from kiosk.lab.bench.full_table import FullTable
from kiosk.lab.bench.hand import Touch, touched
from kiosk.lab.bench.measure import Beside, Figure, Spread, Wanted
from kiosk.lab.bench.processes import apart
from kiosk.lab.bench.screen import BLANK, FRAME_MS, choose_display, late_share, took, touches
from kiosk.lab.bench.screen import SHORT as SHORT_BLANK
from kiosk.lab.bench.windows import SIZE, Seen, blank_window
from kiosk.lab.bench.windows import WindowsPlan as BlankPlan
from kiosk.lab.windows.touch_screen import ShownFrame, TouchScreen
from kiosk.link.client import TableClient
from kiosk.progress import Progress
from kiosk.ui.application import WindowPlace
from kiosk.ui.console.archive import Archive
from kiosk.ui.console.desk import ConsoleDesk, ConsoleLook
from kiosk.ui.console.run import open_console
from kiosk.ui.event_loop import run_until_stopped
from kiosk.ui.money import Currency

_SHOW_S = 0.05
"""How often a table tells its consoles at most."""
_SEED = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsolePlan:
    terminals: int = 100
    touches: int = 300
    updates: int = 1000
    """Two rounds."""
    blank: BlankPlan = field(default_factory=BlankPlan)
    rest_s: float = 1.0


@dataclass(slots=True)
class Watched:
    touches: list[Touch] = field(default_factory=list)
    frames: list[ShownFrame] = field(default_factory=list)
    told_s: list[float] = field(default_factory=list)
    """From the line until the frame that shows it."""


SHORT = ConsolePlan(terminals=30, touches=3, updates=4, blank=SHORT_BLANK, rest_s=0.1)


def figures(wanted: Wanted) -> Iterator[Figure]:
    plan, where = SHORT if wanted.short else ConsolePlan(), choose_display()
    blank = apart(blank_window, replace(plan.blank, touches=plan.touches))
    yield from told(apart(console_window, plan), blank, where, plan)


def told(ours: Watched, blank: Seen, where: str, plan: ConsolePlan) -> Iterator[Figure]:
    yield from touches(
        ours.touches,
        blank.touches,
        press="touch to the key pressed",
        lift="lift to the answer shown",
        where=f"{plan.terminals} seats, {where}",
    )
    blank_took = f"blank {late_share(blank.result):.2f} %: {took(blank.result)}"
    yield Figure(
        f"frames over {FRAME_MS} ms, {plan.terminals} seats changing",
        late_share(ours.frames),
        "%",
        1,
        f"{took(ours.frames)}; from the line heard to the frame shown {Spread.of(ours.told_s)}"
        f"\n    {blank_took}",
        Beside(BLANK, late_share(ours.frames), late_share(blank.result), "%"),
    )


# ---- The window ---------------------------------------------------------------------------------


def console_window(plan: ConsolePlan) -> Watched:
    """The real screen; the table behind it is a full one that nobody plays at."""
    book, random = resources.rulebook(RULEBOOK), Random(_SEED)
    table = FullTable(book, plan.terminals, random)
    look = ConsoleLook(
        currency=Currency(), chips_cents=(100,), wagering_s=30, idle_s=3600, cycle_s=8
    )
    watched = Watched()
    with TemporaryDirectory() as folder:
        outbox = OutboxFile(Path(folder) / "orders.json")
        desk = ConsoleDesk(cast(TableClient, table), book, look, outbox, draw_id=lambda: "id")
        desk.person = Person("deb", "111111")
        opened = open_console(desk, Archive(desk), WindowPlace(SIZE))
        try:
            run_until_stopped(
                opened.application.qt,
                _look(watched, plan, desk, table, TouchScreen(opened.window), random),
            )
        finally:
            opened.application.close()
    return watched


async def _look(  # noqa: PLR0913, PLR0917 - all that is looked at, and with
    watched: Watched,
    plan: ConsolePlan,
    desk: ConsoleDesk,
    table: FullTable,
    screen: TouchScreen,
    random: Random,
) -> None:
    await asyncio.sleep(plan.rest_s)
    with Progress("touching ") as progress:
        for done in range(plan.touches):
            watched.touches.append(await _touch(screen, random, plan))
            progress(done + 1, plan.touches)
    screen.frames.clear()
    with Progress("watching ") as progress:
        for done in range(plan.updates):
            heard_s = time.perf_counter()
            if table.go_on():
                desk.on_change()
                watched.told_s.append(await screen.frame() - heard_s)
            await asyncio.sleep(_SHOW_S)
            progress(done + 1, plan.updates)
    watched.frames = list(screen.frames)


async def _touch(screen: TouchScreen, random: Random, plan: ConsolePlan) -> Touch:
    """A key of the numbers or a tile of a seat, as a dealer does."""
    key = random.choice([f"pocket-{random.randrange(37)}", f"seat-{random.randrange(1, 21)}"])
    corner, (width, height) = screen.place_of(key), screen.size_of(key)
    return await touched(screen, corner.x() + width / 2, corner.y() + height / 2, random)
