"""A day of a table: from one hour to the same hour of the next date, by the clocks of the house."""

from bisect import bisect
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from kiosk.clock import UTC_ZONE, begin_ms, date_at, zone_of
from kiosk.game.times import HOUR_MS


@dataclass(frozen=True, slots=True)
class Day:
    date: date
    starts_ms: int = 0
    """How long after midnight. An evening that ends after midnight is then one day."""
    zone: str = UTC_ZONE
    """By whose clocks, as in Asia/Singapore."""
    shifts_ms: tuple[int, ...] = ()
    """How long after midnight each shift begins. The first begins with the day."""

    @property
    def shifts(self) -> tuple[int, ...]:
        """When each begins, the first with the day."""
        begin, next_day = self.begin_ms, self.date + timedelta(days=1)
        begins = {
            begin_ms(self.date if ms >= self.starts_ms else next_day, ms, self.zone)
            for ms in self.shifts_ms
        }
        return tuple(sorted({begin} | {ms for ms in begins if ms in self}))

    def shift_of(self, at_ms: int) -> int:
        """0 for the first."""
        return bisect(self.shifts, at_ms) - 1

    def shift_text(self, shift: int) -> str:
        ends = (*self.shifts[1:], self.end_ms)
        begins = self._there(self.shifts[shift])
        return f"{begins:%H:%M}–{self._there(ends[shift]):%H:%M}"

    @property
    def begin_ms(self) -> int:
        return begin_ms(self.date, self.starts_ms, self.zone)

    @property
    def end_ms(self) -> int:
        return begin_ms(self.date + timedelta(days=1), self.starts_ms, self.zone)

    @property
    def hours(self) -> int:
        """23 or 25 where clocks are set."""
        return -(-(self.end_ms - self.begin_ms) // HOUR_MS)

    def hour_of(self, at_ms: int) -> int:
        """0 for the first."""
        return (at_ms - self.begin_ms) // HOUR_MS

    def hour_text(self, hour: int) -> str:
        return f"{self._there(self.begin_ms + hour * HOUR_MS):%H:%M}"

    def time_text(self, at_ms: int) -> str:
        """By the clocks of the house."""
        return f"{self._there(at_ms):%Y-%m-%d %H:%M:%S}"

    def _there(self, at_ms: int) -> datetime:
        return datetime.fromtimestamp(at_ms / 1000, zone_of(self.zone))

    def __contains__(self, at_ms: int) -> bool:
        return self.begin_ms <= at_ms < self.end_ms

    def __str__(self) -> str:
        begins, ends = self.time_text(self.begin_ms)[:-3], self.time_text(self.end_ms)[:-3]
        return f"{begins} to {ends} {self.zone}"


def day_of(at_ms: int, starts_ms: int = 0, zone: str = UTC_ZONE) -> Day:
    """The day that this moment belongs to."""
    return Day(date_at(at_ms, starts_ms, zone), starts_ms, zone)


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
