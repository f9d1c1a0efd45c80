"""Whoever looks is told at once: what PostgreSQL NOTIFYs reaches every page that is open."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import suppress

from kiosk.floor.database.connections import Connections
from kiosk.floor.database.errors import DatabaseError, in_our_words

_log = logging.getLogger(__name__)
CHANNEL = "floor"
_AGAIN_S = 1.0
LOOK_S = 1.0
"""Figures age although nothing happens: pages are made anew so often at least."""
SETTLE_S = 0.15
"""What changes within so short a time is told together."""


class Hub:
    """Counts what was notified. Pages wait for the count to change."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._changed = asyncio.Condition()
        self.count = 0
        self.hears = False
        """The database is there and tells."""
        self._told: list[Callable[[str], None]] = []

    def when_told(self, tell: Callable[[str], None]) -> None:
        """Called with each payload, and with nothing after a silence in which any may be lost."""
        self._told.append(tell)

    async def run(self) -> None:
        """Until it is cancelled. Listens again when the database is back."""
        while True:
            try:
                await self._listen()
            except (DatabaseError, OSError) as error:
                _log.warning("pages hear nothing from the database: %s", error)
            self.hears = False
            await self._tell("")
            await asyncio.sleep(_AGAIN_S)

    async def _listen(self) -> None:
        connection = await self._connections.listening(CHANNEL)
        try:
            self.hears = True
            await self._tell("")
            with in_our_words():
                async for notice in connection.notifies():
                    await self._tell(notice.payload)
        finally:
            with suppress(DatabaseError, OSError), in_our_words():
                await connection.close()

    async def _tell(self, payload: str) -> None:
        for tell in self._told:
            tell(payload)
        async with self._changed:
            self.count += 1
            self._changed.notify_all()

    async def changes(self) -> AsyncIterator[None]:
        """Something may look otherwise now: at first, upon each change, and every second."""
        seen = -1
        while True:
            if seen == self.count:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_S), self._changed:
                        await self._changed.wait()
            await asyncio.sleep(SETTLE_S)
            seen = self.count
            yield
