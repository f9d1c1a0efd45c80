"""The player's screen on the software renderer at 1080p, each figure beside a blank window's."""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median

from kiosk.bench.measure import Beside, Figure, Spread, Wanted
from kiosk.bench.processes import apart
from kiosk.bench.starting import starts
from kiosk.bench.windows import Growth, Plan, Seen, blank_window, long_evening, terminal_window
from kiosk.ui.glass import Frame

_FRAME_S = 1 / 60
_MB = 1_000_000
BLANK = "blank window"


SHORT = Plan(touches=6, countdowns=0, results=1, rounds=3, starts=1)


def figures(wanted: Wanted) -> Iterator[Figure]:
    plan = SHORT if wanted.short else Plan()
    yield from measured(wanted.folder, replace(plan, rounds=wanted.rounds or plan.rounds))


def measured(folder: Path, plan: Plan) -> Iterator[Figure]:
    where = choose_display()
    blank = apart(blank_window, plan)
    ours = apart(terminal_window, folder, plan)
    yield from _touches(ours, blank, where)
    yield from _frames(ours, blank)
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


def _touches(ours: Seen, blank: Seen, where: str) -> Iterator[Figure]:
    parts = {
        "touch to the chip under the finger, p99": [touch.press_s for touch in ours.touches],
        "lift to the chip on the cloth, p99": [touch.lift_s for touch in ours.touches],
    }
    empty = Spread.of(s for touch in blank.touches for s in (touch.press_s, touch.lift_s))
    for what, times_s in parts.items():
        spread = Spread.of(times_s)
        yield Figure(
            what,
            spread.p99_s * 1e3,
            "ms",
            round(_FRAME_S * 1e3, 1),
            f"{spread}; blank {empty}; {len(times_s)} touches, {where}",
            Beside(BLANK, spread.p99_s * 1e3, empty.p99_s * 1e3, "ms"),
        )


def _frames(ours: Seen, blank: Seen) -> Iterator[Figure]:
    parts = {"betting": ours.betting, "countdown": ours.countdown, "result": ours.result}
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


def late_share(frames: Sequence[Frame]) -> float:
    return 100 * sum(frame.took_s > _FRAME_S for frame in frames) / len(frames)


def took(frames: Iterable[Frame]) -> str:
    times_s = [frame.took_s for frame in frames]
    return f"{len(times_s)} frames, {Spread.of(times_s)}"


def _start(ours_s: Sequence[float], blank_s: Sequence[float]) -> Figure:
    ours, blank = median(ours_s), median(blank_s)
    return Figure(
        "start to first usable frame / blank window",
        ours / blank,
        "x",
        2.5,
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
