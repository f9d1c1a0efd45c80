"""The staff's screen with 100 terminals, on the software renderer at 1080p, beside a blank one."""

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import cast

from kiosk import resources
from kiosk.bench.dealer import RULEBOOK
from kiosk.bench.full_table import FullTable
from kiosk.bench.hand import Touch, touched
from kiosk.bench.measure import Beside, Figure, Spread, Wanted
from kiosk.bench.processes import apart
from kiosk.bench.screen import BLANK, choose_display, late_share, took
from kiosk.bench.windows import SIZE, Seen, blank_window
from kiosk.bench.windows import Plan as BlankPlan
from kiosk.link.client import TableClient
from kiosk.progress import Progress
from kiosk.ui.application import Place
from kiosk.ui.console.archive import Archive
from kiosk.ui.console.desk import ConsoleDesk, ConsoleLook, Person
from kiosk.ui.console.outbox import Outbox
from kiosk.ui.console.run import open_console
from kiosk.ui.glass import Frame, Glass
from kiosk.ui.money import Currency

_FRAME_MS = 16.7
_SHOW_S = 0.05
"""How often a table tells its consoles at most."""
_REST_S = 1.0
_SEED = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    terminals: int = 100
    touches: int = 300
    updates: int = 1000
    """Two rounds."""


@dataclass(slots=True)
class Watched:
    touches: list[Touch] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    told_s: list[float] = field(default_factory=list)
    """From the line until the frame that shows it."""


SHORT = Plan(terminals=30, touches=3, updates=4)


def figures(wanted: Wanted) -> Iterator[Figure]:
    plan, where = SHORT if wanted.short else Plan(), choose_display()
    results = 1 if wanted.short else BlankPlan().results
    blank = apart(blank_window, BlankPlan(touches=plan.touches, results=results))
    yield from told(apart(console_window, plan), blank, where, plan)


def told(ours: Watched, blank: Seen, where: str, plan: Plan) -> Iterator[Figure]:
    yield from _touches(ours, blank, where, plan)
    blank_took = f"blank {late_share(blank.result):.2f} %: {took(blank.result)}"
    yield Figure(
        f"frames over {_FRAME_MS} ms, {plan.terminals} seats changing",
        late_share(ours.frames),
        "%",
        1,
        f"{took(ours.frames)}; from the line heard to the frame shown {Spread.of(ours.told_s)}"
        f"\n    {blank_took}",
        Beside(BLANK, late_share(ours.frames), late_share(blank.result), "%"),
    )


def _touches(ours: Watched, blank: Seen, where: str, plan: Plan) -> Iterator[Figure]:
    parts = {
        "touch to the key pressed, p99": [touch.press_s for touch in ours.touches],
        "lift to the answer shown, p99": [touch.lift_s for touch in ours.touches],
    }
    empty = Spread.of(s for touch in blank.touches for s in (touch.press_s, touch.lift_s))
    for what, times_s in parts.items():
        spread = Spread.of(times_s)
        told = f"{spread}; blank {empty}; {len(times_s)} touches, {plan.terminals} seats, {where}"
        beside = Beside(BLANK, spread.p99_s * 1e3, empty.p99_s * 1e3, "ms")
        yield Figure(what, spread.p99_s * 1e3, "ms", _FRAME_MS, told, beside)


# ---- The window ---------------------------------------------------------------------------------


def console_window(plan: Plan) -> Watched:
    """The real screen; the table behind it is a full one that nobody plays at."""
    book, random = resources.rulebook(RULEBOOK), Random(_SEED)
    table = FullTable(book, plan.terminals, random)
    look = ConsoleLook(
        currency=Currency(), chips_cents=(100,), wagering_s=30, idle_s=3600, cycle_s=8
    )
    watched = Watched()
    with TemporaryDirectory() as folder:
        outbox = Outbox(Path(folder) / "orders.json")
        desk = ConsoleDesk(cast(TableClient, table), book, look, outbox, draw_id=lambda: "id")
        desk.person = Person("deb", "111111")
        opened = open_console(desk, Archive(None), Place(SIZE))
        try:
            opened.application.run(_look(watched, plan, desk, table, Glass(opened.window), random))
        finally:
            opened.application.close()
    return watched


async def _look(  # noqa: PLR0913, PLR0917 - all that is looked at, and with
    watched: Watched, plan: Plan, desk: ConsoleDesk, table: FullTable, glass: Glass, random: Random
) -> None:
    await asyncio.sleep(_REST_S)
    with Progress("touching ") as progress:
        for done in range(plan.touches):
            watched.touches.append(await _touch(glass, random, plan))
            progress(done + 1, plan.touches)
    glass.frames.clear()
    with Progress("watching ") as progress:
        for done in range(plan.updates):
            heard_s = time.perf_counter()
            if table.go_on():
                desk.on_change()
                watched.told_s.append(await glass.frame() - heard_s)
            await asyncio.sleep(_SHOW_S)
            progress(done + 1, plan.updates)
    watched.frames = list(glass.frames)


async def _touch(glass: Glass, random: Random, plan: Plan) -> Touch:
    """A key of the numbers or a tile of a seat, as a dealer does."""
    key = random.choice([f"pocket-{random.randrange(37)}", f"seat-{random.randrange(1, 21)}"])
    corner, (width, height) = glass.place_of(key), glass.size_of(key)
    return await touched(glass, corner.x() + width / 2, corner.y() + height / 2, random)
