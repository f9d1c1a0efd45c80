"""A window whose frames are not blamed for the time that others had the processor.

On a floor a terminal is a computer of its own. Here table, devices and other programs share its
cores, and whoever wakes more often waits more often for one. The kernel counts how long a thread
was ready and had no core; what is left of a frame is its work, and what it waited for in vain.
"""

import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from kiosk.lab.bench.polling import Span
from kiosk.lab.windows.touch_screen import TouchScreen

_STAT = Path("/proc/thread-self/schedstat")
"""Nanoseconds on a core, nanoseconds ready without one, and turns (proc(5))."""

_SHORT_S = 0.001


class FairScreen(TouchScreen):
    _queued_s = 0.0

    def __init__(self, *args: Any) -> None:
        self.starved: list[Span] = []
        """When the thread of the window was ready and had no core."""
        super().__init__(*args)

    def _free(self) -> None:
        super()._free()
        self._starved_s()

    def _shown(self) -> None:
        super()._shown()
        frame = self.frames[-1]
        self.frames[-1] = replace(frame, took_s=max(0.0, frame.took_s - self._starved_s()))

    def _starved_s(self) -> float:
        """Since the last time."""
        before_s, self._queued_s = self._queued_s, _queued_s()
        starved_s = self._queued_s - before_s
        if starved_s > _SHORT_S:
            now_s = time.monotonic()
            self.starved.append(Span(now_s - starved_s, now_s))
        return starved_s


def _queued_s() -> float:
    return int(_STAT.read_text().split()[1]) / 1e9
