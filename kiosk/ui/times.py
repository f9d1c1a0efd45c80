"""The time of day and the time that passes, as screens need them."""

import time
from collections.abc import Callable
from datetime import datetime

from msgspec import Struct


class Times(Struct, frozen=True):
    now_ms: Callable[[], int]
    of_day: Callable[[int], str]
    """A time of day with seconds, as it is written here."""
    monotonic_s: Callable[[], float]


def moment(time_ms: int) -> str:
    """A day and a time of day, as they are written here."""
    return datetime.fromtimestamp(time_ms / 1000).strftime("%Y-%m-%d %H:%M")


def wall_times() -> Times:
    return Times(
        now_ms=lambda: time.time_ns() // 1_000_000,
        of_day=lambda ms: datetime.fromtimestamp(ms / 1000).strftime("%H:%M:%S"),
        monotonic_s=time.monotonic,
    )
