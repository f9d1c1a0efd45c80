"""A day of a table: from one hour to the same hour of the next date, in UTC."""

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from kiosk.game.times import DAY_MS, HOUR_MS, MINUTE_MS

HOURS = DAY_MS // HOUR_MS
_CLOCK = re.compile(r"([01]\d|2[0-3]):([0-5]\d)")


@dataclass(frozen=True, slots=True)
class Day:
    date: date
    starts_ms: int = 0
    """How long after midnight, UTC. An evening that ends after midnight is then one day."""

    @property
    def begin_ms(self) -> int:
        midnight = datetime.combine(self.date, time(), UTC)
        return int(midnight.timestamp()) * 1000 + self.starts_ms

    @property
    def end_ms(self) -> int:
        return self.begin_ms + DAY_MS

    def hour_of(self, at_ms: int) -> int:
        """0 for the first."""
        return (at_ms - self.begin_ms) // HOUR_MS

    def hour_text(self, hour: int) -> str:
        begins = datetime.fromtimestamp((self.begin_ms + hour * HOUR_MS) / 1000, UTC)
        return f"{begins:%H:%M}"

    def __contains__(self, at_ms: int) -> bool:
        return self.begin_ms <= at_ms < self.end_ms

    def __str__(self) -> str:
        begins = datetime.fromtimestamp(self.begin_ms / 1000, UTC)
        return f"{begins:%Y-%m-%d %H:%M} to {begins + timedelta(days=1):%Y-%m-%d %H:%M} UTC"


def day_of(at_ms: int, starts_ms: int = 0) -> Day:
    """The day that this moment belongs to."""
    there = datetime.fromtimestamp((at_ms - starts_ms) / 1000, UTC)
    return Day(there.date(), starts_ms)


_YEARS = (1970, 2999)
"""In which a table can have been open."""


def parse_date(text: str) -> date:
    try:
        day = date.fromisoformat(text)
        if not _YEARS[0] <= day.year <= _YEARS[1]:
            raise ValueError
        return day
    except ValueError:
        raise ValueError(f"{text!r} is no date; one is written 2026-11-16") from None


def parse_clock(text: str) -> int:
    """Milliseconds after midnight."""
    if (found := _CLOCK.fullmatch(text)) is None:
        raise ValueError(f"{text!r} is no time of day; one is written 06:00")
    return int(found[1]) * HOUR_MS + int(found[2]) * MINUTE_MS
