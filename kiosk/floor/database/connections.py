"""A few connections to the database, which come back when it does.

Nothing is ever cancelled here and no statement has a time limit: a commit that is given up on is
not undone, it is only not known any more. Whoever waits too long stops waiting; the statement goes
on.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

import psycopg
from psycopg.rows import TupleRow

from kiosk.floor.database.errors import in_our_words

Connection: TypeAlias = psycopg.AsyncConnection[TupleRow]

CONNECTIONS_MAX = 16
CONNECT_S = 5
_ALIVE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""A database whose machine is gone is noticed, and not only one whose process is."""


class Connections:
    def __init__(self, conninfo: str, most: int = CONNECTIONS_MAX) -> None:
        self._conninfo = psycopg.conninfo.make_conninfo(
            conninfo, connect_timeout=CONNECT_S, application_name="tapis floor", **_ALIVE
        )
        self._places = asyncio.Semaphore(most)
        self._idle: list[Connection] = []
        self._open: set[Connection] = set()

    @property
    def conninfo(self) -> str:
        """For whoever needs a connection of another kind."""
        return self._conninfo

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Connection]:
        """In autocommit: a transaction is begun by `connection.transaction()`. Raises
        `DatabaseError`."""
        async with self._places:
            with in_our_words():
                connection = self._idle.pop() if self._idle else await self._connect()
                try:
                    yield connection
                finally:
                    if connection in self._open and _at_rest(connection):
                        self._idle.append(connection)
                    else:
                        self._hang_up(connection)

    async def listening(self, channel: str) -> Connection:
        """One of its own, which hears what is NOTIFYed. Whoever asked for it closes it."""
        with in_our_words():
            connection = await self._connect()
            await connection.execute(psycopg.sql.SQL("LISTEN {}").format(_name(channel)))
            self._open.discard(connection)
            return connection

    def close(self) -> None:
        """Hang up without a word: what is under way is not cancelled, it is only not heard of."""
        for connection in list(self._open):
            self._hang_up(connection)
        self._idle.clear()

    async def _connect(self) -> Connection:
        connection = await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)
        self._open.add(connection)
        return connection

    def _hang_up(self, connection: Connection) -> None:
        self._open.discard(connection)
        connection.pgconn.finish()


def _name(channel: str) -> psycopg.sql.Identifier:
    return psycopg.sql.Identifier(channel)


def _at_rest(connection: Connection) -> bool:
    """Whatever it was asked is over, and it can be asked again."""
    idle = connection.info.transaction_status is psycopg.pq.TransactionStatus.IDLE
    return idle and not connection.closed
