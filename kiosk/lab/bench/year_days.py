"""Audit, report and disk of a year beside those of a day.

Each audit is a process of its own, so that its memory is its own: in this one, and in those that it
starts. Years are made (`year_made.py`), with the journals of all terminals.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from kiosk import resources
from kiosk.clock import HouseDay
from kiosk.journal.closed import days_folder
from kiosk.journal.journal import Journal
from kiosk.lab.bench.growth import growth
from kiosk.lab.bench.measure import Beside, Figure, Wanted
from kiosk.lab.bench.year_made import MadeYear, YearPlan, make_year
from kiosk.progress import Progress
from kiosk.records.day import Day
from kiosk.records.folder import TableFolder
from kiosk.records.report import report
from kiosk.rules.rulebook import RuleBook

FACTS_ENV = "TAPIS_BENCH_YEAR_FACTS"
"""Of all journals of the larger year together, for whoever has less time."""
_CACHE = "XDG_CACHE_HOME"
_FACTS, _FACTS_SHORT = (100_000, 5_000_000), (600, 1200)
_SEATS, _SEATS_SHORT = 10, 2
_ROUNDS_A_DAY, _ROUNDS_A_DAY_SHORT = 480, 6
_REPORTS, _REPORTS_SHORT = 5, 1
_KEY_BYTES = 24
"""Of each that stays in the journal's file: two numbers of eight bytes, and what SQLite needs."""
_AUDIT = """
import json, os, resource, sys, time
from pathlib import Path
from kiosk import resources
from kiosk.audit.auditing import Plan, audit_files

books = resources.rulebooks()
files = sorted(Path(sys.argv[1]).glob("*.db"))
began_s, began_cpu_s = time.perf_counter(), time.process_time()
outcome = audit_files(Plan(files=files, cores=int(sys.argv[2]), again=True), books)
took_s, cpu_s = time.perf_counter() - began_s, time.process_time() - began_cpu_s
found = len(outcome.differences) + sum(len(journal.findings) for journal in outcome.journals)
told = Path("/proc/self/status").read_text()
own_kib = int(told.partition("VmHWM:")[2].split()[0])  # what it was started from counts elsewhere
kib = max(own_kib, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
children = resource.getrusage(resource.RUSAGE_CHILDREN)
cpu_s += children.ru_utime + children.ru_stime
print(json.dumps([took_s, cpu_s, kib, outcome.decided, found]))
"""


@dataclass(frozen=True, slots=True)
class _Audit:
    took_s: float
    cpu_s: float
    """Of all its processes."""
    mib: float
    """The most that one of its processes had."""
    facts: int
    found: int


def figures(wanted: Wanted) -> Iterator[Figure]:
    book = resources.rulebook("crown-single-zero")
    years = {facts: _made(wanted, book, facts) for facts in _sizes(wanted)}
    with _own_cache(wanted.folder / "cache"):
        measured = [*_audits(years), *_reports(wanted, book, years)]
    yield from measured
    yield _closed(years[max(years)])


@contextmanager
def _own_cache(folder: Path) -> Iterator[None]:
    """Nothing is known of what is measured but what the measurement has made itself."""
    before = os.environ.get(_CACHE)
    os.environ[_CACHE] = str(folder)
    try:
        yield
    finally:
        del os.environ[_CACHE]
        if before is not None:
            os.environ[_CACHE] = before


def _sizes(wanted: Wanted) -> tuple[int, int]:
    least, most = _FACTS_SHORT if wanted.short else _FACTS
    return least, max(2 * least, int(os.environ.get(FACTS_ENV, most)))


def _made(wanted: Wanted, book: RuleBook, facts: int) -> MadeYear:
    folder = wanted.folder / f"days {facts}"
    folder.mkdir()
    seats = _SEATS_SHORT if wanted.short else _SEATS
    # The table's journal is about a quarter of all.
    plan = YearPlan(
        facts=facts // 4,
        seats=seats,
        days=4000,
        rounds_a_day=_ROUNDS_A_DAY_SHORT if wanted.short else _ROUNDS_A_DAY,
        ticket_every=seats,
    )
    with Progress(f"making {facts:,} facts ") as progress:
        return make_year(folder, book, plan, progress)


# ---- Audit -------------------------------------------------------------------------------------


def _audits(years: dict[int, MadeYear]) -> Iterator[Figure]:
    """Each year on one core, and the larger one on two."""
    alone = {facts: _audit(year, cores=1) for facts, year in years.items()}
    most = max(alone)
    found = sum(audit.found for audit in alone.values())
    yield Figure("audit of honest years", found, "found", 0, "nothing is to be found in them")
    each_us = {size: 1e6 * audit.cpu_s / audit.facts for size, audit in alone.items()}
    # 0.9 of the facts a second are 1.11 of the time a fact.
    yield growth("audit: processor a fact, facts", each_us, "us", budget=1 / 0.9, more="")
    mib = {size: audit.mib for size, audit in alone.items()}
    yield growth("audit: memory, facts", mib, "MiB", budget=1.5, more="")
    two = _audit(years[most], cores=2)
    yield Figure(
        f"audit of {most:,} facts, 2 cores / 1",
        two.took_s / alone[most].took_s,
        "x",
        0.6,
        f"{two.took_s:.1f} s and {alone[most].took_s:.1f} s; {two.cpu_s:.1f} s and "
        f"{alone[most].cpu_s:.1f} s of the processor, the most of one process {two.mib:.0f} MiB",
        Beside("on one core", two.took_s, alone[most].took_s, "s"),
    )


def _audit(year: MadeYear, *, cores: int) -> _Audit:
    command = [sys.executable, "-c", _AUDIT, str(year.table.parent), str(cores)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    took_s, cpu_s, kib, facts, found = json.loads(done.stdout)
    return _Audit(took_s, cpu_s, kib / 1024, facts, found)


# ---- Report ------------------------------------------------------------------------------------


def _reports(wanted: Wanted, book: RuleBook, years: dict[int, MadeYear]) -> Iterator[Figure]:
    """The first day of a journal that has no other, and the last of one that has many. What that
    day began with was kept when the one before it was reported."""
    least, most = min(years), max(years)
    cost: dict[int, float] = {}
    for number, (facts, year) in enumerate(((least, years[least]), (most, years[most]))):
        last = HouseDay().begin_ms(year.end_ms - 1)
        day = Day(datetime.fromtimestamp(last / 1000, UTC).date())
        if number:
            _report_s(year, book, day)
        runs = _REPORTS_SHORT if wanted.short else _REPORTS
        took_s = [_report_s(year, book, day) for _ in range(runs)]
        cost[facts] = 1e6 * min(took_s) / _facts_of(year, day)
    yield growth("report of one day: time a fact of it, facts", cost, "us", budget=1.5, more="")


def _report_s(year: MadeYear, book: RuleBook, day: Day) -> float:
    began_s = time.perf_counter()
    with TableFolder(year.table.parent, {book.digest: book}) as folder:
        report(folder, day)
    return time.perf_counter() - began_s


def _facts_of(year: MadeYear, day: Day) -> int:
    with TableFolder(year.table.parent, resources.rulebooks()) as folder:
        return sum(
            source.journal.head.seq - source.journal.seq_before(day.begin_ms)
            for source in folder.sources
        )


# ---- Disk --------------------------------------------------------------------------------------


def _closed(year: MadeYear) -> Figure:
    """All days but the last two, of the table and of a terminal."""
    today = closed = facts = 0
    for path in (year.table, year.terminals[0]):
        with Journal.open(path, machine=path.stem) as journal:
            journal.tidy()
            before_bytes, before_facts = path.stat().st_size, journal.head.seq
            until_ms = HouseDay().begin_ms(year.end_ms)
            with Progress(f"closing days of {path.name} ") as progress:
                while journal.close_some(until_ms, HouseDay().begin_ms):
                    progress(journal.closed_until, before_facts)
            moved = journal.closed_until
            today += before_bytes * moved // before_facts
            keys_bytes = _KEY_BYTES * journal.closed_keys
        closed += keys_bytes + sum(day.stat().st_size for day in days_folder(path).iterdir())
        facts += moved
    return Figure(
        "disk a fact, closed days / today",
        closed / today,
        "x",
        0.4,
        f"{closed / facts:.0f} and {today / facts:.0f} bytes, with the keys that stay",
        Beside("in the journal's own file", closed / facts, today / facts, "B"),
    )
