"""The player's screen on the software renderer at 1080p, each figure beside a blank window's."""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import inf
from pathlib import Path
from statistics import median

from kiosk.lab.bench.camera_eye import FRAMES_A_SECOND
from kiosk.lab.bench.hand import Touch
from kiosk.lab.bench.measure import Beside, Figure, Spread, Wanted
from kiosk.lab.bench.processes import apart
from kiosk.lab.bench.starting import starts
from kiosk.lab.bench.windows import (
    LARGEST,
    Growth,
    Seen,
    WindowsPlan,
    blank_window,
    long_evening,
    terminal_window,
)
from kiosk.lab.windows.touch_screen import ShownFrame

_FRAME_S = 1 / 60
FRAME_MS = 16.7
CAMERA_FRAME_MS, CAMERA_AGE_MS = 40.0, 150.0
"""At least 25 a second."""
_MB = 1_000_000
BLANK = "blank window"


SHORT = WindowsPlan(
    touches=6,
    countdowns=0,
    results=1,
    largest=0,
    rounds=3,
    starts=1,
    warm_up=1,
    rest_s=0.1,
    filmed=1,
    camera_s=1.0,
)


def figures(wanted: Wanted) -> Iterator[Figure]:
    plan = SHORT if wanted.short else WindowsPlan()
    yield from measured(wanted.folder, replace(plan, rounds=wanted.rounds or plan.rounds))


def measured(folder: Path, plan: WindowsPlan) -> Iterator[Figure]:
    where = choose_display()
    blank = apart(blank_window, plan)
    ours = apart(terminal_window, folder, plan)
    yield from touches(
        ours.touches,
        blank.touches,
        press="touch to the chip under the finger",
        lift="lift to the chip on the cloth",
        where=where,
    )
    yield from touches(
        ours.rolling_touches,
        blank.touches,
        press="touch while the wheel turns",
        lift="lift from a key while the wheel turns",
        where=where,
    )
    yield from _frames(ours, blank)
    filmed = ours.filmed
    assert filmed is not None
    yield from touches(
        filmed.rolling_touches,
        blank.touches,
        press="touch while wheel and camera move",
        lift="lift from a key while wheel and camera move",
        where=where,
    )
    yield from _camera(filmed)
    if plan.largest:
        touched = plan.touches // 3
        few = replace(
            plan, touches=touched, countdowns=0, results=plan.largest, filmed=0, rest_s=0.1
        )
        yield from _largest(apart(terminal_window, folder / "largest", few, LARGEST), blank, where)
    yield _start(*starts(folder, plan.starts))
    yield _memory(ours, blank)
    yield _growth(apart(long_evening, plan))


def choose_display() -> str:
    """For all windows alike. Returns it in words."""
    os.environ["QT_QUICK_BACKEND"] = "software"
    os.environ["QSG_RENDER_LOOP"] = "basic"
    os.environ["QT_QPA_UPDATE_IDLE_TIME"] = "0"
    if display := os.environ.get("DISPLAY"):
        os.environ["QT_QPA_PLATFORM"] = "xcb"
        return f"on display {display}"
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return "on no display, into memory"


def touches(  # noqa: PLR0913 - in words, each by its name
    ours: Sequence[Touch],
    blank: Sequence[Touch],
    *,
    press: str,
    lift: str,
    where: str,
    budget_ms: float = FRAME_MS,
) -> Iterator[Figure]:
    """`press` and `lift` say what each of the two brings about."""
    parts = {press: [touch.press_s for touch in ours], lift: lifts_s(ours)}
    empty = Spread.of([touch.press_s for touch in blank] + lifts_s(blank))
    for what, times_s in parts.items():
        spread = Spread.of(times_s)
        yield Figure(
            f"{what}, p99",
            spread.p99_s * 1e3,
            "ms",
            budget_ms,
            f"{spread}; blank {empty}; {len(times_s)} touches, {where}",
            Beside(BLANK, spread.p99_s * 1e3, empty.p99_s * 1e3, "ms"),
        )


def lifts_s(touches: Iterable[Touch]) -> list[float]:
    """Of those that something came of."""
    return [touch.lift_s for touch in touches if touch.lift_s is not None]


def _frames(ours: Seen, blank: Seen) -> Iterator[Figure]:
    parts = {
        "betting": ours.betting,
        "countdown": ours.countdown,
        "the stage turning": ours.rolling,
        "result": ours.result,
    }
    for name, frames in parts.items():
        if not frames:
            continue  # the plan has none of them
        yield Figure(
            f"frames over 16.7 ms, {name}",
            late_share(frames),
            "%",
            1,
            f"{took(frames)}\n    blank {late_share(blank.result):.2f} %: {took(blank.result)}",
            Beside(BLANK, late_share(frames), late_share(blank.result), "%"),
        )


def _largest(ours: Seen, blank: Seen, where: str) -> Iterator[Figure]:
    """Four times the pixels: half as many pictures a second are as smooth as film."""
    late, least = late_share(ours.rolling, 2 * _FRAME_S), late_share(blank.result, 2 * _FRAME_S)
    width, height = LARGEST
    yield Figure(
        f"frames over {2 * FRAME_MS} ms, the stage turning at {width}x{height}",
        late,
        "%",
        1,
        f"{took(ours.rolling)}, {late_share(ours.rolling):.2f} % over {FRAME_MS} ms",
        Beside(BLANK, late, least, "%"),
    )
    yield from touches(
        ours.touches,
        blank.touches,
        press=f"touch to the chip under the finger at {width}x{height}",
        lift=f"lift to the chip on the cloth at {width}x{height}",
        where=where,
        budget_ms=2 * FRAME_MS,
    )
    yield from touches(
        ours.rolling_touches,
        blank.touches,
        press=f"touch while it turns at {width}x{height}",
        lift=f"lift from a key while it turns at {width}x{height}",
        where=where,
        budget_ms=2 * FRAME_MS,
    )


def late_share(frames: Sequence[ShownFrame], most_s: float = _FRAME_S) -> float:
    return 100 * sum(frame.took_s > most_s for frame in frames) / len(frames)


def took(frames: Iterable[ShownFrame]) -> str:
    times_s = [frame.took_s for frame in frames]
    return f"{len(times_s)} frames, {Spread.of(times_s)}"


def _camera(filmed: Seen) -> Iterator[Figure]:
    """The picture itself: how often it is another one, and how old it is."""
    between_s = [b - a for times_s in filmed.camera_shown_s for a, b in pairwise(times_s)] or [inf]
    mean_ms = 1e3 * sum(between_s) / len(between_s)
    yield Figure(
        "from one camera frame to the next on the screen, mean",
        mean_ms,
        "ms",
        CAMERA_FRAME_MS,
        f"640x360, {1e3 / mean_ms:.1f} a second of {FRAMES_A_SECOND} filmed; "
        f"{Spread.of(between_s)}",
        Beside("filmed", mean_ms, 1e3 / FRAMES_A_SECOND, "ms"),
    )
    ages = Spread.of(filmed.camera_ages_s)
    yield Figure(
        "camera frame to screen, p99",
        ages.p99_s * 1e3,
        "ms",
        CAMERA_AGE_MS,
        f"{ages}; read off {len(filmed.camera_ages_s)} pictures of the window",
        Beside("one frame of the camera", ages.p99_s * 1e3, 1e3 / FRAMES_A_SECOND, "ms"),
    )


def _start(ours_s: Sequence[float], blank_s: Sequence[float]) -> Figure:
    ours, blank = median(ours_s), median(blank_s)
    return Figure(
        "start to first usable frame / blank window",
        ours / blank,
        "x",
        2.2,
        f"{ours * 1e3:.0f} ms against {blank * 1e3:.0f} ms, the middle of {len(ours_s)} starts",
        Beside(BLANK, ours * 1e3, blank * 1e3, "ms"),
    )


def _memory(ours: Seen, blank: Seen) -> Figure:
    return Figure(
        "memory at rest / blank window",
        ours.memory_bytes / blank.memory_bytes,
        "x",
        2,
        f"{ours.memory_bytes / _MB:.0f} MB against {blank.memory_bytes / _MB:.0f} MB",
        Beside(BLANK, ours.memory_bytes / _MB, blank.memory_bytes / _MB, "MB"),
    )


def _growth(growth: Growth) -> Figure:
    warm, end = growth.warm_bytes, growth.end_bytes
    return Figure(
        f"growth of memory over {growth.rounds:,} rounds",
        100 * (end - warm) / warm,
        "%",
        2,
        f"{warm / _MB:.1f} MB before, {end / _MB:.1f} MB after",
        Beside("before the evening", end / _MB, warm / _MB, "MB"),
    )
