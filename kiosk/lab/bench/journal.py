"""The journal: a durable fact against a bare SQLite commit, and checking a million of them."""

import time
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import pysqlite3  # type: ignore[import-untyped]

from kiosk import resources
from kiosk.game.history import apply, first_state
from kiosk.journal.facts import begun_of, entries, read_facts
from kiosk.journal.journal import Journal
from kiosk.journal.record import Entry
from kiosk.lab.bench import rounds
from kiosk.lab.bench.measure import Beside, Figure, Wanted, best_s
from kiosk.progress import Progress

_APPENDS, _APPENDS_SHORT = 5000, 50
_FACTS, _FACTS_SHORT = 1_000_000, 50
_FACTS_AT_ONCE = 20_000


def figures(wanted: Wanted) -> Iterator[Figure]:
    yield _appending(wanted.folder, _APPENDS_SHORT if wanted.short else _APPENDS)
    count = _FACTS_SHORT if wanted.short else _FACTS
    yield checking(wanted.folder / "terminal.db", count=count)


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
    bare_s = _bare_reading_s(path)
    return Figure(
        f"verify and fold {count:,} facts",
        verified_s + folded_s,
        "s",
        120,
        f"{count / verified_s:,.0f} facts verified a second, {count / folded_s:,.0f} folded",
        Beside("bare SQLite reading of the same rows", verified_s + folded_s, bare_s, "s"),
    )


def _bare_reading_s(path: Path) -> float:
    start = time.perf_counter()
    with closing(pysqlite3.connect(str(path))) as bare:
        for _ in bare.execute("SELECT seq, at_ms, kind, key, body, hash FROM facts ORDER BY seq"):
            pass
    return time.perf_counter() - start


def _appending(folder: Path, appends: int) -> Figure:
    body = b'{"round":1,"wagers":{"straight:17":500,"red":2000,"dozen:2":1000},"credit":125000}' * 2
    entries = [
        Entry(kind="slip_registered", body=body, at_ms=number, key=f"terminal-7/{number:012}")
        for number in range(appends)
    ]
    facts = iter(entries)
    rows = iter([(entry.at_ms, entry.kind, entry.key, entry.body) for entry in entries])
    with (
        Journal.open(folder / "ours.db", machine="bench") as journal,
        closing(bare_journal(folder / "bare.db")) as bare,
    ):

        def bare_commit() -> None:
            bare.execute("BEGIN")
            bare.execute(
                "INSERT INTO facts (at_ms, kind, key, body) VALUES (?, ?, ?, ?)", next(rows)
            )
            bare.execute("COMMIT")

        # One commit at a time: of many together some always meet a busy moment of the disk.
        ours_s, bare_s = best_s(lambda: journal.append([next(facts)]), bare_commit, rounds=appends)
    return Figure(
        "durable append of a fact / bare SQLite commit",
        ours_s / bare_s,
        "x",
        1.5,
        f"{ours_s * 1e6:.0f} us against {bare_s * 1e6:.0f} us",
        Beside("bare SQLite commit", ours_s * 1e6, bare_s * 1e6, "us"),
    )


def bare_journal(path: Path) -> pysqlite3.Connection:
    """The same durability and the same bytes; no chain, no keys that are unique."""
    connection = pysqlite3.connect(str(path), isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(
        "CREATE TABLE facts"
        " (seq INTEGER PRIMARY KEY, at_ms INTEGER, kind TEXT, key TEXT, body BLOB)"
    )
    return connection
