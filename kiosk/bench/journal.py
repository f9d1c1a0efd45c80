"""The journal: a durable fact against a bare SQLite commit, and checking a million of them."""

import time
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

import pysqlite3  # type: ignore[import-untyped]

from kiosk import resources
from kiosk.bench import rounds
from kiosk.bench.measure import Figure, best_s
from kiosk.game.history import apply, first_state
from kiosk.journal.facts import begun_of, entries, read_facts
from kiosk.journal.journal import Journal
from kiosk.journal.record import Entry
from kiosk.progress import Progress

# On a disk: /tmp is memory on many systems, where a sync costs nothing and proves nothing.
_DISK = "/var/tmp"
_APPENDS = 5000
_FACTS = 1_000_000
_FACTS_AT_ONCE = 20_000


def figures() -> Iterator[Figure]:
    with TemporaryDirectory(dir=_DISK) as folder:
        yield _appending(Path(folder))
    with TemporaryDirectory(dir=_DISK) as folder:
        yield checking(Path(folder) / "terminal.db", count=_FACTS)


def checking(path: Path, *, count: int) -> Figure:
    """What a terminal does with its facts at a start without a snapshot: verify the chain, then
    fold every fact with the money equation checked after each."""
    book = resources.rulebook("crown-single-zero")
    with Journal.open(path, machine="bench") as journal, Progress("writing  ") as progress:
        evening = rounds.facts(book, count)
        while batch := list(islice(evening, _FACTS_AT_ONCE)):
            progress(journal.append(entries(batch, at_ms=0)).seq, count)
    start = time.perf_counter()
    with Journal.open(path, machine="bench") as journal:
        with Progress("verifying") as progress:
            journal.verify(progress=progress)
        verified_s = time.perf_counter() - start
        with Progress("folding  ") as progress:
            state = first_state(book, begun_of(journal))
            for record, fact in read_facts(journal, after=1):
                state = apply(state, fact)
                if record.seq % _FACTS_AT_ONCE == 0:
                    progress(record.seq, count)
    folded_s = time.perf_counter() - start - verified_s
    return Figure(
        f"verify and fold {count:,} facts",
        verified_s + folded_s,
        "s",
        120,
        f"{count / verified_s:,.0f} facts verified a second, {count / folded_s:,.0f} folded",
    )


def _appending(folder: Path) -> Figure:
    body = b'{"round":1,"wagers":{"straight:17":500,"red":2000,"dozen:2":1000},"credit":125000}' * 2
    entries = [
        Entry(kind="slip_registered", body=body, at_ms=number, key=f"terminal-7/{number:012}")
        for number in range(_APPENDS)
    ]
    facts = iter(entries)
    rows = iter([(entry.at_ms, entry.kind, entry.key, entry.body) for entry in entries])
    with (
        Journal.open(folder / "ours.db", machine="bench") as journal,
        closing(_bare(folder / "bare.db")) as bare,
    ):

        def bare_commit() -> None:
            bare.execute("BEGIN")
            bare.execute(
                "INSERT INTO facts (at_ms, kind, key, body) VALUES (?, ?, ?, ?)", next(rows)
            )
            bare.execute("COMMIT")

        # One commit at a time: of many together some always meet a busy moment of the disk.
        ours_s, bare_s = best_s(lambda: journal.append([next(facts)]), bare_commit, rounds=_APPENDS)
    return Figure(
        "durable append of a fact / bare SQLite commit",
        ours_s / bare_s,
        "x",
        1.5,
        f"{ours_s * 1e6:.0f} us against {bare_s * 1e6:.0f} us",
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
