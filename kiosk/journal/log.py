"""A journal as a service sees it: facts go in, in order, and are awaited until they are durable."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from kiosk.game.times import DAY_MS
from kiosk.journal.closed import FRAME_FACTS
from kiosk.journal.journal import Journal
from kiosk.journal.proof_file import ProofFile
from kiosk.journal.record import Entry, Head, Record
from kiosk.journal.snapshot import Snapshot
from kiosk.journal.writer import JournalWriter

_STEP_FACTS = FRAME_FACTS // 4
"""One step of closing a day for so many new facts. Two steps move a frame, so that it is twice as
quick as they come."""
_STEPS_MAX = 20
"""At once: a few tenths of a second."""


@dataclass(slots=True)
class Start:
    """How a machine comes to its state from this log."""

    progress: Callable[[int, int], None] = lambda folded, of: None
    """Told of the facts that are folded, and of all."""
    from_seq: int = 0
    """The fact of the snapshot that was gone on from. 1: of none, so that those there are it has
    made itself. 0: nobody has started from this log yet."""
    proof: ProofFile | None = None
    """What was proven before. None: nothing is remembered, and all is proven at each start."""


class Closing(NamedTuple):
    """When days leave the journal's own file."""

    live_days: int
    """So many stay, beside the one that it is."""
    begin_ms: Callable[[int], int]
    """Of the day of the house that a moment belongs to."""

    def before_ms(self, now_ms: int) -> int:
        return self.begin_ms(now_ms - self.live_days * DAY_MS)


class FactLog(Protocol):
    """The disk, real or simulated."""

    path: Path
    start: Start

    @property
    def head(self) -> Head:
        """The last fact that is durable."""

    def append(self, entries: Sequence[Entry]) -> Awaitable[Head]:
        """Takes its place in the order at once; the result is there when these are durable. After
        a fault nothing more is written or read until the log is opened again."""

    def find(self, key: str) -> Record | None: ...

    def holds(self, head: Head) -> bool: ...

    def records(self, after: int = 0) -> Iterator[Record]: ...

    def seq_before(self, at_ms: int) -> int:
        """The last fact that was written before a time."""

    def latest_snapshot(self) -> Snapshot | None: ...

    def snapshots(self) -> list[Snapshot]: ...

    async def forget_snapshots(self) -> None:
        """The next start folds all facts."""

    async def save_snapshot(self, seq: int, state: bytes) -> None:
        """So that the next start is quick. Nothing is lost if it fails."""

    async def tidy(self) -> None:
        """So that the next commit is quick."""

    async def close_some(self, now_ms: int, written: int) -> None:
        """A little of moving days that are over out of the way, and more the more facts were
        written since the last time: so it comes to an end at every table."""

    def close(self) -> None: ...


def last_ms(log: FactLog) -> int:
    """When the last fact was written, by the clock of then."""
    return max((record.at_ms for record in log.records(max(0, log.head.seq - 1))), default=0)


class DurableLog:
    """The journal of this machine, written to off the event loop and many facts to a commit."""

    def __init__(
        self, journal: Journal, proof: ProofFile | None = None, closing: Closing | None = None
    ) -> None:
        """Without `closing` all facts stay in one file."""
        self.path = journal.path
        self.start = Start(proof=proof)
        self._closing = closing
        self._closed_ms = 0
        """All days that were over by then are closed."""
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

    def seq_before(self, at_ms: int) -> int:
        return self._journal.seq_before(at_ms)

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

    async def close_some(self, now_ms: int, written: int) -> None:
        if self._closing is None:
            return
        before_ms, begin_ms = self._closing.before_ms(now_ms), self._closing.begin_ms
        for _ in range(min(1 + written // _STEP_FACTS, _STEPS_MAX)):
            if before_ms <= self._closed_ms:
                return
            if not await asyncio.to_thread(self._journal.close_some, before_ms, begin_ms):
                self._closed_ms = before_ms

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
