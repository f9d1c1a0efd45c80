"""A disk that keeps what it has acknowledged, and breaks in every way that a real one may.

A log on it behaves as `DurableLog` does over a `Journal`: the same chain, the same order, the same
errors. Only the file is missing, and the seed decides how long a commit takes and what becomes of
one that fails.
"""

import asyncio
from bisect import bisect_left
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Literal, TypeAlias

from kiosk.journal.errors import (
    Break,
    BrokenChainError,
    JournalBusyError,
    JournalError,
    JournalFaultError,
    KeyTakenError,
    UnusableError,
    WriterFullError,
    WrongMachineError,
)
from kiosk.journal.journal import Journal
from kiosk.journal.log import Start
from kiosk.journal.record import Entry, Head, Record, genesis, keys_of, link
from kiosk.journal.snapshot import Snapshot
from kiosk.lab.simulate.faults import Faults

When: TypeAlias = Literal["before", "after"]

_COMMIT_S = (0.001, 0.008)
_LONG_COMMIT_S = (0.2, 4.0)
_TROUBLE_S = (5.0, 60.0)
_LOST_COMMITS = (1, 5)
_QUEUE_MAX = 10_000
_SNAPSHOTS_KEPT = 3


class VirtualDisk:
    """The disk of one machine. It outlives the processes that write to it."""

    def __init__(self, random: Random, faults: Faults, *, lossy: bool = False) -> None:
        """Lossy, it acknowledges what a power cut still takes away, as SQLite does with
        synchronous=NORMAL: it is there to prove that the checks notice."""
        self.on_commit: Callable[[When, Sequence[Record]], None] = lambda when, records: None
        """Called before anything of a commit is written, and again when it is durable but nobody
        knows yet. Death may strike here."""
        self._random = random
        self._faults = faults
        self._lossy = lossy
        self._records: list[Record] = []
        self._by_key: dict[str, Record] = {}
        self._commit_ends: list[int] = []
        self.snapshots: deque[Snapshot] = deque(maxlen=_SNAPSHOTS_KEPT)
        self._machine: str | None = None
        self._log: VirtualLog | None = None
        self._full_until_s = self._read_only_until_s = 0.0

    @property
    def durable(self) -> list[Record]:
        """All that the log would hold if it were opened now."""
        return list(self._records)

    def durable_after(self, seq: int) -> list[Record]:
        return self._records[seq:]

    def open(self, machine: str) -> "VirtualLog":
        path = Path(f"{machine}.journal")
        if self._log is not None:
            raise JournalBusyError(path)
        if self._is_read_only():
            raise UnusableError(path, "the journal cannot be used: Read-only file system")
        if self._machine not in (None, machine):
            raise WrongMachineError(path, wanted=machine, found=self._machine or "")
        self._machine = machine
        # Opening makes durable what it shows, so even a lossy disk keeps that from now on.
        self._commit_ends = [len(self._records)]
        self._log = VirtualLog(self, path, genesis(machine))
        return self._log

    def die(self) -> None:
        """The process that has it open is gone, and what it was writing is there or not."""
        if self._log is None:
            return
        in_flight = self._log.abandon()
        self._log = None
        if not in_flight:
            return
        if self._random.random() < 1 / 2:
            self._faults.count("death keeps the commit in flight")
            self._keep(in_flight)
        else:
            self._faults.count("death loses the commit in flight")

    def lose_power(self) -> None:
        """As `die`; and a lossy disk loses the last few commits that it has acknowledged."""
        self.die()
        if self._lossy and len(self._commit_ends) > 1:
            lost = self._random.randint(*_LOST_COMMITS)
            del self._commit_ends[max(1, len(self._commit_ends) - lost) :]
            del self._records[self._commit_ends[-1] :]
            self._by_key = {record.key: record for record in self._records if record.key}

    def put_back(self, seq: int) -> None:
        """Somebody has put a copy of before in its place, which ends with this fact."""
        assert self._log is None, "it is in use"
        del self._records[seq:]
        self._by_key = {record.key: record for record in self._records if record.key}
        self._commit_ends = [seq]
        self.snapshots = deque((s for s in self.snapshots if s.at.seq <= seq), _SNAPSHOTS_KEPT)

    def fill(self, seconds: float) -> None:
        self._full_until_s = _now_s() + seconds

    @property
    def is_full(self) -> bool:
        return _now_s() < self._full_until_s

    def make_room(self) -> None:
        """Staff has seen to the disk: it can be written to again."""
        self._full_until_s = self._read_only_until_s = 0.0

    def find(self, key: str) -> Record | None:
        return self._by_key.get(key)

    def head_at(self, seq: int) -> Head | None:
        return self._records[seq - 1].head if 0 < seq <= len(self._records) else None

    def last_head(self) -> Head | None:
        return self.head_at(len(self._records))

    def commit_s(self) -> float:
        """How long the next commit takes."""
        long = self._faults.fires("commit takes long")
        return self._random.uniform(*(_LONG_COMMIT_S if long else _COMMIT_S))

    def commit(self, records: Sequence[Record]) -> JournalFaultError | None:
        """The end of a commit: all of it is written, or nothing; and the error, if it says so."""
        message = f"the disk failed writing facts {records[0].seq} to {records[-1].seq}"
        path = Path(f"{self._machine}.journal")
        if not self.takes_writes():
            # A file that cannot be opened for writing cannot be settled: a journal cannot tell.
            written = None if self._is_read_only() else False
            return JournalFaultError(path, f"{message}: it cannot be written to", written=written)
        in_doubt = JournalFaultError(path, f"{message}: nobody can tell", written=None)
        if self._faults.fires("commit in doubt, and it is not there"):
            return in_doubt
        self._keep(records)
        return in_doubt if self._faults.fires("commit in doubt, and it is there") else None

    def takes_writes(self) -> bool:
        """Asked for each write, because each may be the one that finds the disk full."""
        if self._faults.fires("disk full"):
            self._full_until_s = _now_s() + self._random.uniform(*_TROUBLE_S)
        if self._faults.fires("disk read-only"):
            self._read_only_until_s = _now_s() + self._random.uniform(*_TROUBLE_S)
        return _now_s() >= self._full_until_s and not self._is_read_only()

    def let_go(self, log: "VirtualLog") -> None:
        """This log is closed, and another can be opened."""
        if self._log is log:
            self._log = None

    def _is_read_only(self) -> bool:
        return _now_s() < self._read_only_until_s

    def _keep(self, records: Sequence[Record]) -> None:
        self._records.extend(records)
        self._by_key.update({record.key: record for record in records if record.key})
        self._commit_ends.append(len(self._records))


@dataclass(frozen=True, slots=True)
class _Submission:
    entries: tuple[Entry, ...]
    keys: frozenset[str]
    future: asyncio.Future[Head]


@dataclass(frozen=True, slots=True)
class _Commit:
    submissions: list[_Submission]
    records: list[Record]


class VirtualLog:
    """The log of one process, made by `VirtualDisk.open`. It is a `FactLog`."""

    def __init__(self, disk: VirtualDisk, path: Path, start: Head) -> None:
        self._disk = disk
        self.path = path
        self.start = Start()
        self._start = start
        self._head = disk.last_head() or start
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[_Submission] = deque()
        self._commit: _Commit | None = None
        self._faulty = self._closed = self._dead = False

    @property
    def head(self) -> Head:
        return self._head

    def append(self, entries: Sequence[Entry]) -> Awaitable[Head]:
        keys = keys_of(entries)
        if self._closed:
            raise RuntimeError("the journal's writer is closed")
        if len(self._waiting) >= _QUEUE_MAX:
            raise WriterFullError(self.path, waiting=len(self._waiting))
        future: asyncio.Future[Head] = self._loop.create_future()
        # Nobody tells a dead process anything: there the future stays as it is.
        if not self._dead:
            self._waiting.append(_Submission(tuple(entries), keys, future))
            self._loop.call_soon(self._begin)
        return future

    def find(self, key: str) -> Record | None:
        self._require_usable()
        return self._disk.find(key)

    def holds(self, head: Head) -> bool:
        self._require_usable()
        return head == (self._disk.head_at(head.seq) if head.seq else self._start)

    def records(self, after: int = 0) -> Iterator[Record]:
        self._require_usable()
        if after and self._disk.head_at(after) is None:
            raise BrokenChainError(self.path, after, Break.MISSING)
        yield from self._disk.durable_after(after)

    def seq_before(self, at_ms: int) -> int:
        self._require_usable()
        return bisect_left(self._disk.durable_after(0), at_ms, key=lambda record: record.at_ms)

    def snapshots(self) -> list[Snapshot]:
        """Those that belong to this chain: a lossy disk may have lost what they were made of."""
        self._require_usable()
        return [kept for kept in reversed(self._disk.snapshots) if self.holds(kept.at)]

    def latest_snapshot(self) -> Snapshot | None:
        return next(iter(self.snapshots()), None)

    async def forget_snapshots(self) -> None:
        self._require_usable()
        self._disk.snapshots.clear()

    async def save_snapshot(self, seq: int, state: bytes) -> None:
        self._require_usable()
        at = self._disk.head_at(seq) if seq else self._start
        if at is None:
            raise BrokenChainError(self.path, seq, Break.MISSING)
        await self.tidy()
        # Nothing is ever damaged here, so there is no damage for a digest to show.
        self._disk.snapshots.append(Snapshot(at, state, digest=b""))

    async def tidy(self) -> None:
        self._require_usable()
        await asyncio.sleep(self._disk.commit_s())
        if self._dead:
            await self._loop.create_future()
        self._require_usable()
        if not self._disk.takes_writes():
            self._faulty = True
            message = "the disk failed saving beside the facts"
            raise JournalFaultError(self.path, message, written=None)

    async def close_some(self, now_ms: int, written: int) -> None:
        pass  # all that it has is in memory

    def close(self) -> None:
        """Write what is waiting, then stop. No time passes meanwhile: nothing else can run."""
        self._closed = True
        while self._commit is not None or self._waiting:
            self._begin()
            self._finish()
        if not self._dead:
            self._disk.let_go(self)

    def abandon(self) -> list[Record]:
        """Its process is dead. Returns what it was just writing."""
        self._dead = True
        self._waiting.clear()
        commit, self._commit = self._commit, None
        return [] if commit is None else commit.records

    def _begin(self) -> None:
        """One commit for all that waits, unless one is on its way: its end begins the next."""
        if self._commit is not None or not self._waiting:
            return
        submissions = [submission for submission in self._take() if self._accepts(submission)]
        records = link(self._head, [entry for taken in submissions for entry in taken.entries])
        if not records:
            self._done(submissions, records)
            return
        self._disk.on_commit("before", records)
        if not self._dead:
            self._commit = _Commit(submissions, records)
            self._loop.call_later(self._disk.commit_s(), self._finish)

    def _take(self) -> Iterator[_Submission]:
        """The second use of a key waits: by then the first is written, and its caller is told."""
        keys: set[str] = set()
        while self._waiting and not keys & self._waiting[0].keys:
            keys |= self._waiting[0].keys
            yield self._waiting.popleft()

    def _accepts(self, submission: _Submission) -> bool:
        try:
            self._require_sound()
            for entry in submission.entries:
                if (record := self._disk.find(entry.key)) is not None:
                    raise KeyTakenError(self.path, record)
        except JournalError as error:
            _fail(submission, error)
            return False
        return True

    def _finish(self) -> None:
        """The commit ends, well or not. Only then does anyone hear of it."""
        commit, self._commit = self._commit, None
        if commit is None:  # death was quicker, or the log was closed meanwhile
            return
        error = self._disk.commit(commit.records)
        if error is not None:
            self._faulty = True
            for submission in commit.submissions:
                _fail(submission, error)
            self._loop.call_soon(self._begin)
            return
        self._disk.on_commit("after", commit.records)
        if not self._dead:
            self._done(commit.submissions, commit.records)

    def _done(self, submissions: Sequence[_Submission], records: Sequence[Record]) -> None:
        before = self._head
        self._head = records[-1].head if records else before
        ends = accumulate(len(submission.entries) for submission in submissions)
        for submission, end in zip(submissions, ends, strict=True):
            if not submission.future.done():
                submission.future.set_result(records[end - 1].head if end else before)
        self._loop.call_soon(self._begin)

    def _require_usable(self) -> None:
        if self._closed:
            raise ValueError(f"{self.path}: the journal is closed")
        self._require_sound()

    def _require_sound(self) -> None:
        if self._faulty or self._dead:
            message = "nothing more is written or read, because the disk failed before"
            raise JournalFaultError(self.path, message, written=False)


def write_journal(records: Sequence[Record], path: Path, machine: str) -> None:
    """The same facts as a file, for the tools that read one."""
    with Journal.open(path, machine=machine) as journal:
        journal.append(
            [
                Entry(kind=record.kind, body=record.body, at_ms=record.at_ms, key=record.key)
                for record in records
            ]
        )
        wanted = records[-1].head if records else genesis(machine)
        assert journal.head == wanted, f"the file ends at {journal.head}, the facts at {wanted}"


def _fail(submission: _Submission, error: JournalError) -> None:
    # Whoever waited may have been cancelled; what becomes of the facts does not depend on it.
    if not submission.future.done():
        submission.future.set_exception(error)


def _now_s() -> float:
    return asyncio.get_running_loop().time()
