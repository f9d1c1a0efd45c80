"""A report and a search read their own time: what was before is known from marks."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from kiosk.journal import marks
from kiosk.records import folder as records_folder
from kiosk.records import search as searching
from kiosk.records.day import Day
from kiosk.records.report import DayReport, last_day, report
from kiosk.records.rows import RecordKind
from kiosk.records.search import Query, newest, search, search_newest
from tests.records.nights import hard_night, opened, write

HOUR_MS = 3_600_000


@pytest.fixture(scope="module")
def days(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The night in which everything happens, so slow that it takes days."""
    folder = tmp_path_factory.mktemp("days") / "night"
    return write(folder, hard_night().journals(), every_ms=HOUR_MS)


@pytest.fixture(autouse=True)
def nothing_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The facts that are read, one after the other."""
    seen: list[int] = []

    def counted(journal: Any, after: int = 0) -> Iterator[Any]:
        for record, fact in _read_facts(journal, after):
            seen.append(record.seq)
            yield record, fact

    _read_facts = records_folder.read_facts
    monkeypatch.setattr(records_folder, "read_facts", counted)
    return seen


def _all_days(folder: Path) -> list[Day]:
    with opened(folder) as table:
        first = min(next(source.journal.records()).at_ms for source in table.sources)
        last = last_day(table)
    begin = date.fromtimestamp(first / 1000)
    return [Day(begin + timedelta(days=n)) for n in range((last.date - begin).days + 1)]


def _report(folder: Path, day: Day) -> DayReport:
    with opened(folder) as table:
        return report(table, day)


def test_days_are_told_alike_whatever_was_read_before(
    days: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = _all_days(days)
    assert len(there) > 3
    alone = {}
    for number, day in enumerate(there):
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / f"cache {number}"))
        alone[day] = _report(days, day)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache of all"))
    for day in (*there[::-1], *there):
        assert _report(days, day) == alone[day]


def test_the_last_day_reads_that_day(days: Path, read: list[int]) -> None:
    last = _all_days(days)[-1]
    _report(days, last)
    everything = len(read)
    read.clear()
    _report(days, last)
    with opened(days) as table:
        facts = [
            source.journal.head.seq - source.journal.seq_before(last.begin_ms)
            for source in table.sources
        ]
    # Of each journal also the one fact that shows that a time is over.
    assert sum(facts) <= len(read) <= sum(facts) + len(facts) < everything / 3


def test_a_mark_of_another_history_is_passed_over(days: Path, tmp_path: Path) -> None:
    """Two journals that begin alike and go on in another way."""
    last = _all_days(days)[-1]
    _report(days, last)
    other = hard_night().journals()
    folder = write(tmp_path / "other", {**other, "table": other["table"][:-2]}, every_ms=HOUR_MS)
    cut = _report(folder, last)
    (tmp_path / "cache").rename(tmp_path / "away")
    assert _report(folder, last) == cut


def test_marks_that_others_could_have_written_are_not_read(days: Path, read: list[int]) -> None:
    last = _all_days(days)[-1]
    _report(days, last)
    everything = len(read)
    read.clear()
    for kept in (marks.cache_folder() / "marks").iterdir():
        kept.chmod(0o770)
    _report(days, last)
    assert len(read) == everything


@pytest.mark.parametrize("kind", [None, *RecordKind])
def test_the_newest_are_found_from_the_last_days(
    days: Path, kind: RecordKind | None, read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "MARKED_FACTS", 50)
    kinds = frozenset({kind}) if kind else frozenset[RecordKind]()
    with opened(days) as table:
        told = [*search(table, Query(kinds=kinds))]
        for most in (1, 5, 40, 1000):
            assert search_newest(table, Query(kinds=kinds), most) == newest(told, most)
        for row in newest(told, 5):
            query = Query(kinds=kinds, before=row.place)
            expected = newest((r for r in told if r.place < row.place), 3)
            assert search_newest(table, query, 3) == expected
            since = Query(kinds=kinds, since_ms=row.at_ms)
            assert search_newest(table, since, 99) == newest(search(table, since), 99)
        read.clear()
        search_newest(table, Query(), 1)
        assert len(read) < table.facts_in_all() / 2
