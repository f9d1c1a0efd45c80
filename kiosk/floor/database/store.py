"""What the floor keeps, in PostgreSQL.

A commit whose answer was lost is neither done nor undone: it is not known. So nothing here is ever
cancelled, and whatever failed with the database is said again, as often as it takes; each statement
answers alike however often it is said.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from datetime import date
from functools import partial
from typing import Any, TypeVar

import msgspec

from kiosk.floor.answers import Asked, Held
from kiosk.floor.chain import begins_anew, following, put_aside
from kiosk.floor.database import tickets
from kiosk.floor.database.connections import Connection, Connections
from kiosk.floor.database.errors import DatabaseError
from kiosk.floor.database.migrate import months
from kiosk.floor.moves import Anew, Confirm, End, Give, HomeKnows, Move, Wrong, moves
from kiosk.floor.store import JOURNALS_MAX, ChainError, Known, NameTakenError, NoRoomError
from kiosk.journal.record import Head, Record, genesis
from kiosk.link.floor import BLOCKS_MAX, HOLDS_MAX, FloorTold, HoldKept, NumbersLent
from kiosk.witness import BATCH_FACTS, batch_of

_log = logging.getLogger(__name__)

T = TypeVar("T")

RETRY_S = 0.2
RETRY_S_MAX = 2.0
BLOCK_NUMBERS = 100_000
"""Of a million million that begin alike: nobody finds one by trying."""
PAID_ELSEWHERE_AT_ONCE = 100


class PostgresStore:
    def __init__(self, conninfo: str, now_ms: Callable[[], int]) -> None:
        self.connections = Connections(conninfo)
        self._now_ms = now_ms
        self._under_way: set[asyncio.Task[object]] = set()
        self.trouble = ""
        """Why the database does not answer at this moment."""

    async def close(self) -> None:
        self.connections.close()
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def do(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Whoever gives up waiting does not stop it. Raises `DatabaseError` for what no database
        would do."""
        task = asyncio.create_task(self._until_done(work))
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may have given up

    async def _until_done(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        wait_s = RETRY_S
        while True:
            try:
                async with self.connections.one() as connection:
                    done = await work(connection)
            except DatabaseError as error:
                if not error.passing:
                    raise
                if str(error) != self.trouble:
                    _log.warning("%s; it is asked again", error)
                self.trouble = str(error)
            else:
                self.trouble = ""
                return done
            await asyncio.sleep(wait_s)
            wait_s = min(RETRY_S_MAX, 2 * wait_s)

    # ---- Tables -------------------------------------------------------------------------------

    async def welcome(self, table: str, head: Head, says_so: Callable[[], bool]) -> Known:
        work = partial(self._welcome, table=table, told=head)
        known = await self._guarded(table, "table", work, says_so)
        if known.blocks or (block := await self.more_numbers(table)) is None:
            return known
        return Known(known.head, (block,), known.holds)

    async def _welcome(self, connection: Connection, table: str, told: Head) -> Known:
        async with connection.transaction():
            await _require_one_name(connection, table)
            machine, head = await _machine(connection, table, "table")
            if told.seq < head.seq:
                raise ChainError(
                    f"cut: the journal ends at fact {told.seq}, and fact {head.seq} was told before"
                )
            if told.seq == head.seq and told.hash != head.hash:
                raise ChainError(f"fork: fact {told.seq} is another one than was told before")
            await connection.execute(
                "UPDATE machines SET told_seq = %s, seen_at = now() WHERE id = %s",
                [told.seq, machine],
            )
            await connection.execute(
                "INSERT INTO table_state (table_name, connected) VALUES (%s, true)"
                " ON CONFLICT (table_name) DO UPDATE SET connected = true, told_at = now()",
                [table],
            )
            blocks = await connection.execute(
                "SELECT prefix, numbers FROM number_blocks WHERE table_name = %s"
                " ORDER BY given_at DESC LIMIT %s",
                [table, BLOCKS_MAX],
            )
            lent = tuple(NumbersLent(*row) for row in reversed(await blocks.fetchall()))
            holds = await connection.execute(
                "SELECT key, number, terminal FROM redemptions"
                " WHERE table_name = %s AND state = 'held' ORDER BY asked_at LIMIT %s",
                [table, HOLDS_MAX],
            )
            return Known(head, lent, tuple(HoldKept(*row) for row in await holds.fetchall()))

    async def gone(self, table: str) -> None:
        await self.do(
            lambda c: _say(
                c,
                "UPDATE table_state SET connected = false, told_at = now() WHERE table_name = %s",
                [table],
            )
        )

    async def show(self, table: str, told: FloorTold) -> None:
        state = msgspec.json.encode(told.told).decode()
        ahead_ms = told.now_ms - self._now_ms()
        await self.do(
            lambda c: _say(
                c,
                "UPDATE table_state SET state = %s, clock_ahead_ms = %s, told_at = now()"
                " WHERE table_name = %s",
                [state, ahead_ms, table],
            )
        )

    async def more_numbers(self, table: str) -> NumbersLent | None:
        return await self.do(lambda c: self._more_numbers(c, table))

    async def _more_numbers(self, connection: Connection, table: str) -> NumbersLent | None:
        """Six figures that no table has yet, drawn by chance."""
        given = "SELECT count(*) FROM number_blocks WHERE table_name = %s"
        row = await _row(connection, given, [table])
        if row is None or row[0] >= BLOCKS_MAX:
            return None
        while True:
            row = await _row(
                connection,
                "INSERT INTO number_blocks (prefix, table_name, numbers) VALUES (%s, %s, %s)"
                " ON CONFLICT DO NOTHING RETURNING prefix, numbers",
                [f"{secrets.randbelow(10**6):06}", table, BLOCK_NUMBERS],
            )
            if row is not None:
                return NumbersLent(*row)

    # ---- Tickets ------------------------------------------------------------------------------

    async def hold(self, asked: Asked) -> Held:
        return await self.do(lambda c: tickets.hold(c, asked, self._now_ms()))

    async def doubt(self, table: str, key: str) -> None:
        why = "its table has lost what it wrote down of it"
        await self.do(
            lambda c: _say(
                c,
                "SELECT doubt_hold(key, %s) FROM redemptions WHERE key = %s AND table_name = %s",
                [why, key, table],
            )
        )

    async def paid_elsewhere(self, table: str) -> list[tuple[str, str]]:
        async def found(connection: Connection) -> list[tuple[str, str]]:
            rows = await connection.execute(
                "SELECT number, redeemed_by FROM tickets WHERE issued_by = %s"
                " AND state = 'redeemed' AND redeemed_by <> issued_by AND NOT home_knows LIMIT %s",
                [table, PAID_ELSEWHERE_AT_ONCE],
            )
            return [(number, where) for number, where in await rows.fetchall()]

        return await self.do(found)

    async def expire(self) -> None:
        await self.do(
            lambda c: _say(c, "SELECT expire_tickets(%s)", [tickets.moment(self._now_ms())])
        )

    async def look_for_silence(self) -> None:
        await self.do(lambda c: _say(c, "SELECT look_for_silence()", []))

    async def make_partitions(self) -> None:
        """Of this month and the next ones."""
        for month in months(date.fromtimestamp(self._now_ms() / 1000)):
            await self.do(
                lambda c, month=month: _say(c, "SELECT make_facts_partition(%s)", [month])  # type: ignore[misc]
            )

    # ---- Facts --------------------------------------------------------------------------------

    async def head(self, table: str, journal: str) -> Head:
        async def found(connection: Connection) -> Head:
            return (await _machine(connection, table, journal))[1]

        return await self.do(found)

    async def copied(self, table: str, after: int) -> tuple[list[Record], int]:
        async def read(connection: Connection) -> tuple[list[Record], int]:
            told = await _row(
                connection,
                "SELECT id, told_seq FROM machines WHERE table_name = %s AND journal = 'table'",
                [table],
            )
            if told is None:
                return [], 0
            if after == 0:
                why = "its facts were asked for, to restore it"
                await connection.execute(
                    "SELECT raise_alarm('machine restored', %s, 'table', %s)", [table, why]
                )
            found = await connection.execute(
                "SELECT seq, at_ms, kind, key, body, hash FROM facts"
                " WHERE machine = %s AND seq > %s ORDER BY seq LIMIT %s",
                [told[0], after, BATCH_FACTS],
            )
            rows = (Record(*row) for row in await found.fetchall())
            return batch_of(rows), told[1]

        return await self.do(read)

    async def keep(self, table: str, journal: str, records: Sequence[Record]) -> Head:
        return await self._guarded(table, journal, lambda c: self._keep(c, table, journal, records))

    async def _guarded(
        self,
        table: str,
        journal: str,
        work: Callable[[Connection], Awaitable[T]],
        says_so: Callable[[], bool] = lambda: True,
    ) -> T:
        """What does not follow upon the facts that are kept is shown at once."""
        try:
            return await self.do(work)
        except ChainError as error:
            if not says_so():
                raise
            await self.complain(table, journal, str(error))
            raise

    async def complain(self, table: str, journal: str, why: str) -> None:
        alarm = "SELECT raise_alarm('chain broken', %s, %s, %s)"
        await self.do(lambda c: _say(c, alarm, [table, journal, why]))

    async def _keep(
        self, connection: Connection, table: str, journal: str, records: Sequence[Record]
    ) -> Head:
        async with connection.transaction():
            machine, head = await _machine(connection, table, journal)
            kept = await _hash_at(connection, machine, records[0].seq) if records else None
            # A table never begins anew: whoever says so would have its past forgotten.
            anew = journal != "table" and begins_anew(kept, records)
            if anew and await _set_aside(connection, machine, journal):
                machine, head = await _machine(connection, table, journal)
                kept = None
            new = following(head, kept, records)
            if not new:
                return head
            async with connection.pipeline():
                await _insert(connection, machine, new)
                for move in moves(table, new) if journal == "table" else ():
                    await self._move(connection, table, move)
                head = new[-1].head
                await connection.execute(
                    "UPDATE machines SET head_seq = %s, head_hash = %s, seen_at = now(),"
                    " told_seq = greatest(told_seq, %s) WHERE id = %s",
                    [head.seq, head.hash, head.seq, machine],
                )
        return head

    async def _move(self, connection: Connection, table: str, move: Move) -> None:
        now = tickets.moment(self._now_ms())
        match move:
            case Give(given):
                await tickets.give(connection, given, self._now_ms())
            case Confirm(asked):
                await connection.execute(
                    "SELECT confirm_hold(%s, %s, %s, %s, %s)",
                    [asked.key, asked.number, asked.table, asked.terminal, now],
                )
            case End(asked, outcome) if asked.key:
                await connection.execute(
                    "SELECT end_redemption(%s, %s, %s, %s, %s, %s)",
                    [asked.key, asked.number, asked.table, asked.terminal, outcome, now],
                )
            case End(asked, outcome):
                await connection.execute(
                    "SELECT end_held(%s, %s, %s, %s, %s)",
                    [asked.number, asked.table, asked.terminal, outcome, now],
                )
            case HomeKnows(number):
                await connection.execute(
                    "UPDATE tickets SET home_knows = true WHERE number = %s AND issued_by = %s",
                    [number, table],
                )
            case Anew(journal, seq):
                await connection.execute(
                    "UPDATE machines SET begins = begins + 1, told_seq = greatest(told_seq, %s)"
                    " WHERE table_name = %s AND journal = %s AND head_seq > 0",
                    [seq, table, journal],
                )
            case Wrong(what):
                await connection.execute(
                    "SELECT raise_alarm('wrong fact', %s, 'table', %s)", [table, what]
                )


async def _machine(connection: Connection, table: str, journal: str) -> tuple[int, Head]:
    """Its row, locked if this is a transaction: facts of one machine come one after another."""
    for _ in range(2):
        row = await _row(
            connection,
            "SELECT id, head_seq, head_hash FROM machines"
            " WHERE table_name = %s AND journal = %s FOR UPDATE",
            [table, journal],
        )
        if row is not None:
            return row[0], Head(row[1], bytes(row[2]))
        await connection.execute(
            "INSERT INTO machines (table_name, journal, head_hash) SELECT %s, %s, %s"
            " WHERE (SELECT count(*) FROM machines WHERE table_name = %s) < %s"
            " ON CONFLICT DO NOTHING",
            [table, journal, genesis(journal).hash, table, JOURNALS_MAX],
        )
    raise NoRoomError(f"{table} has told of more than {JOURNALS_MAX} journals")


async def _require_one_name(connection: Connection, table: str) -> None:
    """One certificate is one table, however its name is written: or a table that lies would be as
    many as it likes."""
    row = await _row(
        connection,
        "SELECT table_name FROM machines WHERE journal = 'table' AND table_name <> %s"
        " AND regexp_replace(table_name, '[^A-Za-z0-9]', '', 'g')"
        " = regexp_replace(%s, '[^A-Za-z0-9]', '', 'g') AND NOT EXISTS"
        " (SELECT FROM machines WHERE journal = 'table' AND table_name = %s) LIMIT 1",
        [table, table, table],
    )
    if row is not None:
        raise NameTakenError(f"{row[0]!r} is on this floor, and {table!r} has its certificate")


async def _set_aside(connection: Connection, machine: int, journal: str) -> bool:
    """Another journal of the same terminal follows, if its table has said so."""
    row = await _row(
        connection,
        "UPDATE machines SET journal = %s WHERE id = %s AND begins > 0"
        " RETURNING table_name, begins - 1",
        [put_aside(journal, machine), machine],
    )
    if row is None:
        return False
    table, begins = row
    new, _ = await _machine(connection, table, journal)
    await connection.execute("UPDATE machines SET begins = %s WHERE id = %s", [begins, new])
    return True


async def _hash_at(connection: Connection, machine: int, seq: int) -> bytes | None:
    found = await _row(
        connection, "SELECT hash FROM facts WHERE machine = %s AND seq = %s", [machine, seq]
    )
    return bytes(found[0]) if found else None


async def _insert(connection: Connection, machine: int, records: Sequence[Record]) -> None:
    columns = [list(column) for column in zip(*records, strict=True)]
    await connection.execute(
        "INSERT INTO facts (machine, seq, at_ms, kind, key, body, hash)"
        " SELECT %s, * FROM unnest(%s::bigint[], %s::bigint[], %s::text[], %s::text[],"
        " %s::bytea[], %s::bytea[])",
        [machine, *columns],
    )


async def _say(connection: Connection, query: str, values: Sequence[object]) -> None:
    await connection.execute(query.encode(), values)


async def _row(
    connection: Connection, query: str, values: Sequence[object]
) -> tuple[Any, ...] | None:
    return await (await connection.execute(query.encode(), values)).fetchone()
