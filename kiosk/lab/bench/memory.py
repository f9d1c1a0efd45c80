"""A log without a disk, for machines whose own disk is not what is measured."""

import asyncio
from bisect import bisect_left
from collections.abc import Awaitable, Iterator, Sequence
from pathlib import Path

from kiosk.journal.log import Start
from kiosk.journal.record import Entry, Head, Record, genesis, link
from kiosk.journal.snapshot import Snapshot


class MemoryLog:
    """It is a `FactLog`: the same facts and the same chain, durable at once and gone at the end."""

    def __init__(self, machine: str) -> None:
        self.path = Path(machine)
        self.start = Start()
        self.head = genesis(machine)
        self._start = self.head
        self._records: list[Record] = []
        self._by_key: dict[str, Record] = {}

    def append(self, entries: Sequence[Entry]) -> Awaitable[Head]:
        written: asyncio.Future[Head] = asyncio.get_running_loop().create_future()
        written.set_result(self.write(entries))
        return written

    def write(self, entries: Sequence[Entry]) -> Head:
        records = link(self.head, entries)
        self._records += records
        self._by_key.update({record.key: record for record in records if record.key})
        self.head = records[-1].head if records else self.head
        return self.head

    def find(self, key: str) -> Record | None:
        return self._by_key.get(key)

    def holds(self, head: Head) -> bool:
        return head == (self._records[head.seq - 1].head if head.seq else self._start)

    def records(self, after: int = 0) -> Iterator[Record]:
        yield from self._records[after:]

    def seq_before(self, at_ms: int) -> int:
        return bisect_left(self._records, at_ms, key=lambda record: record.at_ms)

    def latest_snapshot(self) -> Snapshot | None:
        return None

    def snapshots(self) -> list[Snapshot]:
        return []

    async def forget_snapshots(self) -> None:
        pass

    async def save_snapshot(self, seq: int, state: bytes) -> None:
        """There is no next start."""

    async def tidy(self) -> None:
        """Every commit is quick."""

    async def close_some(self, now_ms: int, written: int) -> None:
        pass  # all that it has is in memory

    def close(self) -> None:
        """Nothing is held."""
