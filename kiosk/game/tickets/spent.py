"""Numbers of tickets that have left the register while their paper could still be shown.

A ticket that is paid or cancelled is not needed any more, but until it would have expired its
number must be known for spent: nobody is paid for it again, whoever tells of it and whatever became
of the archive. That takes eight bytes each, by the day of expiry, and a day goes as a whole.
"""

import struct
import sys
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from kiosk.game.tickets.state import Ticket, TicketStatus
from kiosk.game.times import DAY_MS

Spent: TypeAlias = Mapping[int, bytes]
"""By the day of expiry, in order: of each number twice itself, and one more if it was paid."""

_ENTRY = struct.Struct("<Q")
assert sys.byteorder == "little", "entries are looked for where they are"


NUMBER_DIGITS = 18


def is_number(number: str) -> bool:
    """As the table gives them."""
    return len(number) == NUMBER_DIGITS and number.isascii() and number.isdecimal()


def spent_as(spent: Spent, number: str) -> TicketStatus | None:
    """What became of it. None: it is not spent, or would have expired by now."""
    if not is_number(number):
        return None
    wanted = 2 * int(number)
    for day in spent.values():
        entries = memoryview(day).cast("Q")
        place = bisect_left(entries, wanted)
        if place < len(entries) and entries[place] <= wanted + 1:
            paid = entries[place] == wanted + 1
            return TicketStatus.PAID if paid else TicketStatus.CANCELLED
    return None


def with_spent(spent: Spent, tickets: Iterable[tuple[str, Ticket]], now_ms: int) -> Spent:
    """With those of these tickets that could still be shown, and without the days that are over."""
    today = now_ms // DAY_MS
    more: dict[int, list[int]] = {}
    for number, ticket in tickets:
        if ticket.status in (TicketStatus.PAID, TicketStatus.CANCELLED):
            entry = 2 * int(number) + (ticket.status is TicketStatus.PAID)
            more.setdefault(ticket.expires_ms // DAY_MS, []).append(entry)
    days = sorted(day for day in {*spent, *more} if day >= today)
    return {day: _joined(spent.get(day, b""), more.get(day, [])) for day in days}


def _joined(day: bytes, entries: list[int]) -> bytes:
    if not entries:
        return day
    return b"".join(map(_ENTRY.pack, sorted([*memoryview(day).cast("Q"), *entries])))
