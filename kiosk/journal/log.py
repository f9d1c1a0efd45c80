"""A journal as a service sees it: facts go in, in order, and are awaited until they are durable."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Protocol

from kiosk.journal.journal import Journal
from kiosk.journal.record import Entry, Head, Record
from kiosk.journal.snapshot import Snapshot
from kiosk.journal.writer import JournalWriter


class FactLog(Protocol):
    """The disk, real or simulated."""

    path: Path

    @property
    def head(self) -> Head:
        """The last fact that is durable."""

    def append(self, entries: Sequence[Entry]) -> Awaitable[Head]:
        """Takes its place in the order at once; the result is there when these are durable. After
        a fault nothing more is written or read until the log is opened again."""

    def find(self, key: str) -> Record | None: ...

    def holds(self, head: Head) -> bool: ...

    def records(self, after: int = 0) -> Iterator[Record]: ...

    def latest_snapshot(self) -> Snapshot | None: ...

    def snapshots(self) -> list[Snapshot]: ...

    async def forget_snapshots(self) -> None:
        """The next start folds all facts."""

    async def save_snapshot(self, seq: int, state: bytes) -> None:
        """So that the next start is quick. Nothing is lost if it fails."""

    async def tidy(self) -> None:
        """So that the next commit is quick."""

    def close(self) -> None: ...


def last_ms(log: FactLog) -> int:
    """When the last fact was written, by the clock of then."""
    return max((record.at_ms for record in log.records(max(0, log.head.seq - 1))), default=0)


class DurableLog:
    """The journal of this machine, written to off the event loop and many facts to a commit."""

    def __init__(self, journal: Journal) -> None:
        self.path = journal.path
        self._journal = journal
        self._writer = JournalWriter(journal)
        self._waiting: deque[tuple[Future[Head], asyncio.Future[Head]]] = deque()
        self._woken = False

    @property
    def head(self) -> Head:
        return self._journal.head

    def append(self, entries: Sequence[Entry]) -> Awaitable[Head]:
        loop = asyncio.get_running_loop()
        written = self._writer.submit(entries)
        told: asyncio.Future[Head] = loop.create_future()
        self._waiting.append((written, told))
        written.add_done_callback(partial(self._wake, loop))
        return told

    def find(self, key: str) -> Record | None:
        return self._journal.find(key)

    def holds(self, head: Head) -> bool:
        return self._journal.holds(head)

    def records(self, after: int = 0) -> Iterator[Record]:
        return self._journal.records(after)

    def latest_snapshot(self) -> Snapshot | None:
        return self._journal.latest_snapshot()

    def snapshots(self) -> list[Snapshot]:
        return self._journal.snapshots()

    async def forget_snapshots(self) -> None:
        await asyncio.to_thread(self._journal.forget_snapshots)

    async def save_snapshot(self, seq: int, state: bytes) -> None:
        await asyncio.to_thread(self._journal.save_snapshot, seq, state)

    async def tidy(self) -> None:
        await asyncio.to_thread(self._journal.tidy)

    def close(self) -> None:
        self._writer.close()
        self._journal.close()

    def _wake(self, loop: asyncio.AbstractEventLoop, _: Future[Head]) -> None:
        """On the writer's thread. Once for all that a commit has made durable: waking a busy event
        loop for each of a hundred slips takes longer than writing them."""
        if not self._woken:
            self._woken = True
            loop.call_soon_threadsafe(self._tell)

    def _tell(self) -> None:
        self._woken = False  # before looking: what is written from here on wakes us again
        while self._waiting and self._waiting[0][0].done():
            written, told = self._waiting.popleft()
            if told.cancelled():
                continue
            if (error := written.exception()) is not None:
                told.set_exception(error)
            else:
                told.set_result(written.result())
