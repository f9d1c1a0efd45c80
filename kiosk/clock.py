"""The time of day as a machine keeps it: set once, then counted, so that nobody turns it back."""

import logging
import time
from collections.abc import Callable
from typing import NamedTuple

_log = logging.getLogger(__name__)
JUMP_MS = 2000
"""What is logged."""
TOLERANCE_MS = 10 * 60_000
"""So far two clocks may be apart and both be right: nobody is asked."""
START_JUMP_HOURS = 96
"""A house that is closed over a long weekend is not asked; a ticket that is good for 30 days is
not expired by such a jump."""
HOUR_MS = 3_600_000


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


class TimeSources(NamedTuple):
    wall_ms: Callable[[], int]
    monotonic_s: Callable[[], float]


OF_THIS_MACHINE = TimeSources(wall_ms, time.monotonic)


class SteadyClock:
    """Begins with the wall clock, but never before the last fact that was written, nor far behind
    it; then only the monotonic clock moves it. So the time of a journal never runs backwards, and
    a wall clock that jumps frees nobody who is barred, ends no notice and lets no ticket expire
    before somebody has said that it is right."""

    def __init__(
        self,
        *,
        wall_ms: Callable[[], int],
        monotonic_s: Callable[[], float],
        at_least_ms: int = 0,
        start_jump_ms: int = START_JUMP_HOURS * HOUR_MS,
    ) -> None:
        """`at_least_ms` is when the last fact was written; 0: there is none."""
        self._wall_ms = wall_ms
        self._monotonic_s = monotonic_s
        starts_ms = max(wall_ms(), at_least_ms)
        if at_least_ms and starts_ms - at_least_ms > start_jump_ms:
            starts_ms = at_least_ms
        self._offset_ms = starts_ms - self._counted_ms()
        self._logged_ms = 0

    def now_ms(self) -> int:
        now_ms = self._offset_ms + self._counted_ms()
        ahead_ms = self._wall_ms() - now_ms
        if abs(ahead_ms - self._logged_ms) > JUMP_MS:
            _log.warning("the wall clock jumped by %d ms", ahead_ms - self._logged_ms)
            self._logged_ms = ahead_ms
        return now_ms

    def wall_ahead_ms(self) -> int:
        """How far the wall clock is ahead of this one."""
        return self._wall_ms() - self.now_ms()

    def follow(self, time_ms: int) -> None:
        """Go on from this time, which somebody vouches for; but never back."""
        self._offset_ms += max(0, time_ms - self.now_ms())

    def follow_wall(self) -> None:
        self.follow(self._wall_ms())

    def _counted_ms(self) -> int:
        return int(self._monotonic_s() * 1000)
