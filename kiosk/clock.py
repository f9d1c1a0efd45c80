"""The time of day as a machine keeps it: set once, then counted, so that nobody turns it back."""

import logging
from collections.abc import Callable

_log = logging.getLogger(__name__)
JUMP_MS = 2000


class SteadyClock:
    """Begins with the wall clock, but never before the last fact that was written; then only the
    monotonic clock moves it. A jump of the wall clock is logged and changes nothing: it frees
    nobody who is barred and ends no notice."""

    def __init__(
        self, *, wall_ms: Callable[[], int], monotonic_s: Callable[[], float], at_least_ms: int = 0
    ) -> None:
        self._wall_ms = wall_ms
        self._monotonic_s = monotonic_s
        self._offset_ms = max(wall_ms(), at_least_ms) - self._counted_ms()
        self._ahead_ms = 0

    def now_ms(self) -> int:
        now_ms = self._offset_ms + self._counted_ms()
        ahead_ms = self._wall_ms() - now_ms
        if abs(ahead_ms - self._ahead_ms) > JUMP_MS:
            _log.warning("the wall clock jumped by %d ms", ahead_ms - self._ahead_ms)
            self._ahead_ms = ahead_ms
        return now_ms

    def _counted_ms(self) -> int:
        return int(self._monotonic_s() * 1000)
