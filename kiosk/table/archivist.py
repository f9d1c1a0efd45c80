"""Tickets that are over leave the table's state, so that a year of them costs what a day does.

The newest of those that were paid or cancelled stay, for they are asked about most. What has left
is told from the archive beside the journal, in which every ticket is.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from itertools import islice

from kiosk.game import facts as f
from kiosk.game.table import commands as c
from kiosk.game.tickets.state import TicketStatus
from kiosk.game.tickets.table import ARCHIVED_MAX, EXPIRED_KEPT_MS, is_over
from kiosk.table.decider import Decider
from kiosk.table.settings import TableSources, TicketRecords

CLOSED_KEPT = 1000
"""Of the tickets that were paid or cancelled."""
_FACTS_AT_ONCE = 5
"""In one pause: an old journal has all tickets of its table, and is rid of them in a few hours."""


class Archivist:
    def __init__(self, decider: Decider, sources: TableSources) -> None:
        self._decider = decider
        self._now_ms = sources.now_ms
        self._archive: TicketRecords | None = sources.tickets
        self._wake = asyncio.Event()
        self._wake.set()
        tickets = decider.state.tickets.items()
        self._closed = deque(n for n, t in tickets if t.status in _CLOSED)
        """As they were closed, or at a start as they were printed."""
        self._owed = deque(n for n, t in tickets if t.status not in _CLOSED)
        """As they were printed, and so as they expire; closed ones among them are passed over."""

    async def run(self) -> None:
        """Keep the archive up to date."""
        while self._archive is not None:
            await self._wake.wait()
            self._wake.clear()
            await self._archive.keep_up()

    def see(self, facts: Sequence[f.Fact]) -> None:
        """Durable ones."""
        for fact in facts:
            match fact:
                case f.TicketPaid() | f.TicketCancelled() | f.TicketPaidElsewhere():
                    self._closed.append(fact.number)
                case f.TicketIssued() | f.TicketVouched():
                    self._owed.append(fact.number)
                case f.TicketRecovered(status=TicketStatus.PAID):
                    self._closed.append(fact.number)
                case f.TicketRecovered():
                    self._owed.append(fact.number)

    def rest(self) -> None:
        """Between rounds, when nobody waits."""
        state = self._decider.state
        if state.recovery.active or state.clock.doubt is not None:
            return
        for _ in range(_FACTS_AT_ONCE):
            numbers = self._over()
            if not numbers:
                return
            self._decider.submit("table", c.ArchiveTickets(numbers))
            self._wake.set()

    def _over(self) -> tuple[str, ...]:
        """The next that leave."""
        state, now_ms = self._decider.state, self._now_ms()
        over = [*self._expired(now_ms)]
        if len(self._closed) >= CLOSED_KEPT + ARCHIVED_MAX:
            oldest = [self._closed.popleft() for _ in range(ARCHIVED_MAX - len(over))]
            leaving = {n: is_over(state, n, now_ms) for n in dict.fromkeys(oldest)}
            over += [number for number, leaves in leaving.items() if leaves]
            # The last ticket of a seat waits for the next one there.
            self._closed += [
                n for n, leaves in leaving.items() if not leaves and n in state.tickets
            ]
        return tuple(over)

    def _expired(self, now_ms: int) -> list[str]:
        """Some that nobody has redeemed, and closed ones in front of them."""
        state = self._decider.state
        waiting: list[str] = []
        expired: list[str] = []
        for number in [*islice(self._owed, ARCHIVED_MAX)]:
            ticket = state.tickets.get(number)
            if ticket is not None and ticket.status not in _CLOSED:
                if now_ms < ticket.expires_ms + EXPIRED_KEPT_MS:
                    break
                leaves = is_over(state, number, now_ms)
                (expired if leaves else waiting).append(number)
            self._owed.popleft()
        self._owed += waiting
        return [*dict.fromkeys(expired)]


_CLOSED = (TicketStatus.PAID, TicketStatus.CANCELLED)
