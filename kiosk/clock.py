"""The time of day as a machine keeps it: set once, then counted, so that nobody turns it back."""

import logging
import re
import time
from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from kiosk.late import Late

if TYPE_CHECKING:
    import zoneinfo
else:  # not every house names one, and no screen is shown sooner for it
    zoneinfo = Late("zoneinfo")

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


# ---- The day of a house ------------------------------------------------------------------------

UTC_ZONE = "UTC"
_OF_DAY = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")


class HouseDay(NamedTuple):
    """When a day begins, by whose clocks."""

    starts_ms: int = 0
    zone: str = UTC_ZONE

    def begin_ms(self, at_ms: int) -> int:
        """Of the day that this moment belongs to."""
        return begin_ms(date_at(at_ms, *self), *self)


def parse_clock(text: str) -> int:
    """Milliseconds after midnight."""
    if (found := _OF_DAY.fullmatch(text)) is None:
        raise ValueError(f"{text!r} is no time of day; one is written 06:00")
    return int(found[1]) * HOUR_MS + int(found[2]) * 60_000


@cache
def zone_of(name: str) -> "zoneinfo.ZoneInfo":
    """Raises `ValueError`, in words, where there is none of this name."""
    try:
        return zoneinfo.ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        raise ValueError(
            f"{name!r} is no time zone; one is written Asia/Singapore, and UTC is one"
        ) from None


@lru_cache(maxsize=1024)
def begin_ms(day: date, starts_ms: int, zone: str) -> int:
    """By the wall: after a change of clocks a day still begins when the house says."""
    clock = datetime(day.year, day.month, day.day) + timedelta(milliseconds=starts_ms)
    return int(clock.replace(tzinfo=zone_of(zone)).timestamp()) * 1000


def date_at(at_ms: int, starts_ms: int, zone: str) -> date:
    """Of the day that this moment belongs to."""
    there = datetime.fromtimestamp(at_ms / 1000, zone_of(zone)).date()
    early = at_ms < begin_ms(there, starts_ms, zone)
    return there - timedelta(days=1) if early else there
