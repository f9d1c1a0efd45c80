"""The player's screen on the software renderer at 1080p, each figure beside a blank window's."""

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from kiosk.bench.measure import Figure, Spread
from kiosk.bench.processes import apart
from kiosk.bench.starting import starts
from kiosk.bench.windows import Growth, Plan, Seen, blank_window, long_evening, terminal_window
from kiosk.ui.glass import Frame

# On a disk: /tmp is memory on many systems, where a sync costs nothing and proves nothing.
_DISK = "/var/tmp"
_FRAME_S = 1 / 60
_MB = 1_000_000


def figures(rounds: int = Plan().rounds) -> Iterator[Figure]:
    with TemporaryDirectory(dir=_DISK) as folder:
        yield from measured(Path(folder), Plan(rounds=rounds))


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
    )


def _memory(ours: Seen, blank: Seen) -> Figure:
    return Figure(
        "memory at rest / blank window",
        ours.memory_bytes / blank.memory_bytes,
        "x",
        2,
        f"{ours.memory_bytes / _MB:.0f} MB against {blank.memory_bytes / _MB:.0f} MB",
    )


def _growth(growth: Growth) -> Figure:
    warm, end = growth.warm_bytes, growth.end_bytes
    return Figure(
        f"growth of memory over {growth.rounds:,} rounds",
        100 * (end - warm) / warm,
        "%",
        2,
        f"{warm / _MB:.1f} MB before, {end / _MB:.1f} MB after",
    )
