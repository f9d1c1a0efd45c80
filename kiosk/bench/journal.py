"""The journal: a durable fact against a bare SQLite commit, and checking a million of them."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

import pysqlite3  # type: ignore[import-untyped]

from kiosk.bench.measure import Figure, best_s
from kiosk.journal.journal import Journal
from kiosk.journal.record import Entry, Record
from kiosk.progress import Progress

# On a disk: /tmp is memory on many systems, where a sync costs nothing and proves nothing.
_DISK = "/var/tmp"
_APPENDS = 100
_ROUNDS = 60
_FACTS = 1_000_000
_FACTS_AT_ONCE = 20_000


def figures() -> Iterator[Figure]:
    with TemporaryDirectory(dir=_DISK) as folder:
        yield _appending(Path(folder))
    yield checking(_facts(_FACTS), count=_FACTS, budget_s=20)


def checking(
    facts: Iterable[Entry],
    *,
    count: int,
    budget_s: float,
    fold: Callable[[Iterator[Record]], object] | None = None,
) -> Figure:
    """What a machine does with these facts at its start, if it has no snapshot: verify the chain
    and, if `fold` is given, read them all again into it."""
    with TemporaryDirectory(dir=_DISK) as folder:
        path = Path(folder) / "journal.db"
        with Journal.open(path, machine="bench") as journal, Progress("writing") as progress:
            _append_all(journal, facts, lambda done: progress(done, count))
        start = time.perf_counter()
        with Journal.open(path, machine="bench") as journal, Progress("verifying") as progress:
            journal.verify(progress=progress)
            verified_s = time.perf_counter() - start
            if fold is not None:
                fold(journal.records())
        taken_s = time.perf_counter() - start
    return Figure(
        f"verify {'and fold ' if fold else ''}{count:,} facts",
        taken_s,
        "s",
        budget_s,
        f"{count / verified_s:,.0f} facts verified a second",
    )


def _append_all(journal: Journal, facts: Iterable[Entry], progress: Callable[[int], None]) -> None:
    remaining = iter(facts)
    while batch := list(islice(remaining, _FACTS_AT_ONCE)):
        progress(journal.append(batch).seq)


def _facts(count: int) -> Iterator[Entry]:
    for number in range(count):
        body = b'{"round":%d,"wager":"straight:%d","cents":500}' % (number // 50, number % 37)
        # Of what a terminal writes, most is touches; what moves money has a key.
        key = "" if number % 10 else f"terminal-7/{number:012}"
        yield Entry(kind="wager_placed", body=body, at_ms=1_700_000_000_000 + number, key=key)


def _appending(folder: Path) -> Figure:
    body = b'{"round":1,"wagers":{"straight:17":500,"red":2000,"dozen:2":1000},"credit":125000}' * 2
    entries = [
        Entry(kind="slip_registered", body=body, at_ms=number, key=f"terminal-7/{number:012}")
        for number in range(_ROUNDS * _APPENDS)
    ]
    rows = iter([(entry.at_ms, entry.kind, entry.key, entry.body) for entry in entries])
    facts = iter(entries)
    with (
        Journal.open(folder / "ours.db", machine="bench") as journal,
        closing(_bare(folder / "bare.db")) as bare,
    ):

        def ours() -> None:
            for entry in islice(facts, _APPENDS):
                journal.append([entry])

        def bare_commits() -> None:
            for row in islice(rows, _APPENDS):
                bare.execute("BEGIN")
                bare.execute("INSERT INTO facts (at_ms, kind, key, body) VALUES (?, ?, ?, ?)", row)
                bare.execute("COMMIT")

        ours_s, bare_s = best_s(ours, bare_commits, rounds=_ROUNDS)
    return Figure(
        "durable append of a fact / bare SQLite commit",
        ours_s / bare_s,
        "x",
        1.5,
        f"{ours_s / _APPENDS * 1e6:.0f} us against {bare_s / _APPENDS * 1e6:.0f} us",
    )


def _bare(path: Path) -> pysqlite3.Connection:
    """The same durability and the same bytes; no chain, no keys that are unique."""
    connection = pysqlite3.connect(str(path), isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(
        "CREATE TABLE facts"
        " (seq INTEGER PRIMARY KEY, at_ms INTEGER, kind TEXT, key TEXT, body BLOB)"
    )
    return connection
