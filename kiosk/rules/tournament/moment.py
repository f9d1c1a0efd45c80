"""A moment as terms write it: 2027-03-12 20:00 +08:00. Rules know no clock and no calendar of the
machine, and need none to read one."""

import re

_WRITTEN = re.compile(r"(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d) ([+-])(\d\d):(\d\d)", re.ASCII)
_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_FEBRUARY = 2
_DAYS_TO_1970 = 719_162
"""From the first day of the year 1."""
_HOURS, _MINUTES, _MINUTE_MS = 24, 60, 60_000


def moment_ms(text: str) -> int | None:
    """Since 1970; none if there is no such moment, or it was before."""
    written = _WRITTEN.fullmatch(text)
    if written is None:
        return None
    *_, sign, zone_hour, zone_minute = written.groups()
    year, month, day, hour, minute = map(int, written.groups()[:5])
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    there = year >= 1 and 1 <= month <= len(_DAYS)
    if not there or not 1 <= day <= _DAYS[month - 1] + (leap and month == _FEBRUARY):
        return None
    if hour >= _HOURS or max(minute, int(zone_minute)) >= _MINUTES or int(zone_hour) >= _HOURS:
        return None
    past = year - 1
    days = 365 * past + past // 4 - past // 100 + past // 400
    days += sum(_DAYS[: month - 1]) + (leap and month > _FEBRUARY) + day - 1 - _DAYS_TO_1970
    east = (int(zone_hour) * _MINUTES + int(zone_minute)) * (1 if sign == "+" else -1)
    minutes = (days * _HOURS + hour) * _MINUTES + minute - east
    return minutes * _MINUTE_MS if minutes >= 0 else None
