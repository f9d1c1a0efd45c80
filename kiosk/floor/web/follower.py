"""Counts what the tables' facts say of money, as they come, each once.

A table's journal is folded as the table itself folds it, a few facts at a time between other work;
figures and how far they are counted are one commit. What cannot be folded is an alarm, and the
other tables go on.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from kiosk import resources
from kiosk.clock import HouseDay, begin_ms, date_at
from kiosk.floor.database import alarms, days, monitor
from kiosk.floor.database.connections import Connections
from kiosk.floor.database.days import Fact, Followed
from kiosk.floor.database.errors import DatabaseError
from kiosk.floor.database.monitor import Machine
from kiosk.floor.figures import NOTHING, Event, Hour, counted, event_of, owed
from kiosk.game import facts as f
from kiosk.game.history import apply, decode_state, encode_state, first_state
from kiosk.game.round.state import TablePhase
from kiosk.game.table.state import Table
from kiosk.journal.facts import NOT_A_STATE
from kiosk.rules.rulebook import RuleBook

_log = logging.getLogger(__name__)
_AT_ONCE = 400
_TURN = 20
"""After so many facts others have a turn."""
_KEEP_EACH = 5000
"""So many facts at most are folded again at a start."""
_LOOK_S = 1.0
_AGAIN_S = 2.0
_EVENTS = 30
_FRESH_MS = 600_000
"""What is older is no event."""
_PAST_MS, _AHEAD_MS = 10 * 365 * 86_400_000, 86_400_000
"""So old may be what a table brings along, and so far its clock be ahead."""
_FAR_MS = 100 * 365 * 86_400_000
"""No ticket is good for longer."""
UNREADABLE = "unreadable"
HOUR_MS = 3_600_000


@dataclass(slots=True)
class _Table:
    """As it is folded here."""

    at: Followed
    state: Table | None
    book: RuleBook | None
    folded: int
    """The last fact in the state, which may be one that was counted before."""


class Follower:
    def __init__(
        self, connections: Connections, house: HouseDay, now_ms: Callable[[], int]
    ) -> None:
        self._connections = connections
        self._house = house
        self._now_ms = now_ms
        self._tables: dict[int, _Table] = {}
        self._looks = asyncio.Event()
        self.events: deque[Event] = deque(maxlen=_EVENTS)
        """The newest first."""
        self.caught_up = False
        """All facts that have come are folded."""

    def look(self, payload: str) -> None:
        """Something was told: there may be new facts."""
        self._looks.set()

    def betting_ends_ms(self, table: str) -> int:
        """By the table's clock. 0: it is not open, stands still, or is not known here."""
        states = (one.state for one in self._tables.values() if one.at.table == table)
        state = next(states, None)
        if state is None or state.round.phase is not TablePhase.BETTING or state.round.stopped_ms:
            return 0
        return state.round.opened_ms + state.round.period_s * 1000

    def late_cases(self, now_ms: int) -> dict[str, str]:
        """Tables with a case that is not closed, and its time is over: in words."""
        found: dict[str, str] = {}
        for one in self._tables.values():
            cases = one.state.cases.values() if one.state is not None else ()
            late = [case.seat for case in cases if case.until_ms and case.until_ms <= now_ms]
            if late:
                seats = ", ".join(sorted({*late}))
                found[one.at.table] = f"A case is past its hours: seat {seats}"[:300]
        return found

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                more = await self.catch_up()
            except DatabaseError as error:
                _log.warning("facts are not counted: %s", error)
                self._tables.clear()  # what the database has is what counts
                self.caught_up = False
                await asyncio.sleep(_AGAIN_S)
                continue
            if not more:
                try:
                    async with asyncio.timeout(_LOOK_S):
                        await self._looks.wait()
                except TimeoutError:
                    pass
            self._looks.clear()

    async def catch_up(self) -> bool:
        """A piece of every table that has new facts. Whether there is more."""
        async with self._connections.one() as connection:
            machines = await monitor.machines(connection)
        more = False
        for machine in machines:
            if machine.journal == "table":
                more |= await self._step(machine)
        self.caught_up = not more
        return more

    async def _step(self, machine: Machine) -> bool:
        table = self._tables.get(machine.id) or await self._load(machine)
        if table.at.trouble or machine.head_seq <= table.folded:
            return False
        async with self._connections.one() as connection:
            rows = await days.facts_after(connection, machine.id, table.folded, _AT_ONCE)
            sealed = await days.last_sealed(connection)
        if not rows:
            return False
        open_ms = sealed.end_ms if sealed else 0
        try:
            more = await self._fold(table, rows, open_ms)
            await self._keep(machine, table, more, rows, open_ms)
        except NOT_A_STATE as error:
            await self._unreadable(machine, table, error)
            return False
        except DatabaseError as error:
            if error.passing:
                raise
            await self._unreadable(machine, table, error)  # such sums no database can keep
            return False
        return len(rows) == _AT_ONCE

    async def _load(self, machine: Machine) -> _Table:
        async with self._connections.one() as connection:
            kept = await days.kept_state(connection, machine.id)
            first = await days.facts_after(connection, machine.id, 0, 1)
        at, body = kept or (Followed(machine.id, machine.table, 0, 0, 0, ""), None)
        table = _Table(replace(at, trouble=""), None, None, 0)
        if body is not None and first:
            try:
                state = decode_state(f.Role.TABLE, body)
                assert isinstance(state, Table)
                table.book = _book_of(f.decode(first[0].body), state)
                table.state, table.folded = state, at.state_seq
            except NOT_A_STATE:
                # Of another version: the facts say it all, from the first on.
                table.state, table.folded = None, 0
        self._tables[machine.id] = table
        return table

    async def _fold(self, table: _Table, rows: list[Fact], open_ms: int) -> dict[int, Hour]:
        """`open_ms` is the end of the last day that is sealed: what comes now counts after it."""
        found: dict[int, Hour] = {}

        def add(at_ms: int, more: Hour) -> None:
            hour_ms = self._hour_of(max(at_ms, open_ms))
            found[hour_ms] = found.get(hour_ms, NOTHING) + more

        for place, row in enumerate(rows):
            fact = f.decode(row.body)
            if table.state is None:
                table.book = _book_of(fact, None)
                assert isinstance(fact, f.Begun)
                begun = first_state(table.book, fact)
                assert isinstance(begun, Table), "a table's journal begins as one"
                table.state, table.folded = begun, row.seq
                continue
            before = table.state
            after = apply(before, fact)
            assert isinstance(after, Table)
            table.state, table.folded = after, row.seq
            if row.seq > table.at.seq and table.book is not None:
                more = counted(fact, before, after, table.book)
                if more is not None:
                    add(_when(row), more)
                tickets = owed(fact, before, after)
                if tickets is not None:
                    count, cents, expires_ms = tickets
                    add(row.arrived_ms, Hour(owed=count, owed_cents=cents))
                    ends_ms = min(max(expires_ms, row.arrived_ms), row.arrived_ms + _FAR_MS)
                    add(ends_ms, Hour(owed=-count, owed_cents=-cents))
                self._tell(event_of(fact, table.at.table, row.at_ms, after))
            if place % _TURN == 0:
                await asyncio.sleep(0)
        return found

    def _hour_of(self, at_ms: int) -> int:
        """Hours are those of the house's day, which need not begin on a full one."""
        begin = begin_ms(date_at(at_ms, *self._house), *self._house)
        return begin + (at_ms - begin) // HOUR_MS * HOUR_MS

    def _tell(self, event: Event | None) -> None:
        if event is not None and abs(self._now_ms() - event.at_ms) < _FRESH_MS:
            self.events.appendleft(event)

    async def _keep(
        self,
        machine: Machine,
        table: _Table,
        more: dict[int, Hour],
        rows: list[Fact],
        open_ms: int,
    ) -> None:
        state, before_seq = table.state, table.at.seq
        assert state is not None
        if table.folded <= before_seq:
            return  # all of it was counted before
        due = table.folded - table.at.state_seq >= _KEEP_EACH or not table.at.state_seq
        after = replace(
            table.at,
            seq=table.folded,
            state_seq=table.folded if due else table.at.state_seq,
            until_ms=max(_when(rows[-1]), table.at.until_ms),
        )
        async with self._connections.one() as connection, connection.transaction():
            body = encode_state(state) if due else None
            same_day = await days.open_since(connection) == open_ms
            if not same_day or not await days.advance(
                connection, after, before_seq=before_seq, state=body
            ):
                # A day was sealed, or another one counts, too: go on from what the database has.
                self._tables.pop(machine.id, None)
                return
            await days.add_hours(connection, machine.table, more)
        table.at = after

    async def _unreadable(self, machine: Machine, table: _Table, error: Exception) -> None:
        what = f"Fact {table.folded + 1} cannot be counted: {error}"[:300]
        _log.error("%s: %s", machine.table, what)
        table.at = replace(table.at, trouble=what)
        async with self._connections.one() as connection, connection.transaction():
            await alarms.raise_alarm(connection, UNREADABLE, machine.table, what, "table")


def _when(row: Fact) -> int:
    """By the table's clock, unless that cannot be right: then it is when the fact came. A machine
    whose battery is empty begins decades ago, and each of those days would be sealed."""
    can_be = row.arrived_ms - _PAST_MS <= row.at_ms <= row.arrived_ms + _AHEAD_MS
    return row.at_ms if can_be else row.arrived_ms


def _book_of(first: f.AnyFact, state: Table | None) -> RuleBook:
    """The edition in force, or the one that the journal was begun under."""
    assert isinstance(first, f.Begun), "a journal begins by saying whose it is"
    digest = state.edition if state is not None and state.edition else first.digest
    return resources.rulebook_edition(first.rulebook, digest)
