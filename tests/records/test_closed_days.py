"""A folder whose days are closed is one history for every tool, and says what is missing of it."""

from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from kiosk import resources
from kiosk.audit.auditing import Plan, audit_files
from kiosk.cli import main
from kiosk.clock import HouseDay
from kiosk.journal.closed import days_folder
from kiosk.journal.journal import Journal
from kiosk.lab.bench.year_made import BEGIN_MS, MadeYear, YearPlan, make_year
from kiosk.records.day import Day
from kiosk.records.report import DayReport, report
from kiosk.records.search import Query, search_newest
from kiosk.ui.past.archive import find_terminals
from kiosk.ui.past.journey import Journey
from tests.conftest import BOOKS
from tests.records.nights import opened

DAY_MS = 86_400_000
PLAN = YearPlan(seats=2, days=3, rounds_a_day=3, ticket_every=2)


@pytest.fixture
def year(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MadeYear:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    (tmp_path / "days").mkdir()
    return make_year(tmp_path / "days", BOOKS["crown-single-zero"], PLAN)


def close_days(year: MadeYear) -> None:
    for path in (year.table, *year.terminals):
        with Journal.open(path, machine=path.stem) as journal:
            while journal.close_some(year.end_ms, HouseDay().begin_ms):
                pass


def date_of(number: int) -> date:
    return datetime.fromtimestamp((BEGIN_MS + number * DAY_MS) / 1000, UTC).date()


def reports(year: MadeYear) -> list[DayReport]:
    with opened(year.table.parent) as folder:
        return [report(folder, Day(date_of(number))) for number in range(PLAN.days)]


def test_every_tool_reads_closed_days(
    year: MadeYear, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(year.table.parent)
    assert main(["audit", folder]) == 0
    before = reports(year)
    with opened(year.table.parent) as there:
        rows = search_newest(there, Query(), 500)
    commands = (
        ["records", folder, "--last", "30"],
        ["recall", str(year.terminals[0])],
        ["recall", str(year.terminals[0]), "2"],
        ["report", folder, "--day", str(before[0].day.date)],
    )
    capsys.readouterr()
    told = []
    for command in commands:
        main(command)
        told.append(capsys.readouterr().out)
    close_days(year)
    assert all(len([*days_folder(p).iterdir()]) == 2 for p in (year.table, *year.terminals))
    assert main(["audit", folder, "--again"]) == 0
    assert reports(year) == before
    with opened(year.table.parent) as there:
        assert search_newest(there, Query(), 500) == rows
    capsys.readouterr()
    for command, expected in zip(commands, told, strict=True):
        main(command)
        assert capsys.readouterr().out == expected
    bundle = tmp_path / "round.zip"
    assert main(["export", folder, "--round", "2", str(bundle)]) == 0
    assert main(["audit", str(bundle), folder]) == 0


def test_a_day_that_is_missing_or_changed_is_found(
    year: MadeYear, capsys: pytest.CaptureFixture[str]
) -> None:
    close_days(year)
    folder = str(year.table.parent)
    assert main(["audit", folder]) == 0
    day = sorted(days_folder(year.table).iterdir())[0]
    kept = day.read_bytes()
    day.unlink()
    capsys.readouterr()
    assert main(["audit", folder]) == 1
    assert "a file of its closed days is not there" in capsys.readouterr().out
    assert main(["report", folder]) == 2
    assert "a file of its closed days is not there" in capsys.readouterr().err
    day.write_bytes(kept.replace(b"\x00", b"\x01", 1))
    assert main(["audit", folder]) == 1
    assert day.name in capsys.readouterr().out


def test_a_journey_is_the_same_over_closed_days_and_while_they_are_closed(year: MadeYear) -> None:
    def states(journey: Journey) -> list[object]:
        return [_state_at(journey, number) for number in range(1, len(journey) + 1)]

    with (
        closing(Journey(lambda: find_terminals(year.table.parent), seat="1")) as before,
        closing(Journey(lambda: find_terminals(year.table.parent), seat="1")) as after,
    ):
        before.read()
        known = states(before)
        close_days(year)
        assert states(before) == known
        after.read()
        assert states(after) == known


def _state_at(journey: Journey, number: int) -> object:
    journey.go_to(number)
    return journey.moments[-1].state


def test_an_audit_while_days_are_closed_finds_nothing(year: MadeYear) -> None:
    """Of every journal a step between any two pieces."""
    files = (year.table, *year.terminals)
    with ExitStack() as opened:
        journals = [opened.enter_context(Journal.open(p, machine=p.stem)) for p in files]

        def close_some(done: int, of: int) -> None:
            for journal in journals:
                journal.close_some(year.end_ms, HouseDay().begin_ms)

        plan = Plan(files=sorted(files), piece_facts=120, again=True)
        outcome = audit_files(plan, resources.rulebooks(), close_some)
        assert all(journal.closed_until for journal in journals)
    assert outcome.decided == year.facts
    assert [*outcome.differences, *(f for j in outcome.journals for f in j.findings)] == []


def missing(first: Path, second: Path, other: Path) -> None:
    first.unlink()


def swapped(first: Path, second: Path, other: Path) -> None:
    kept = first.read_bytes()
    first.write_bytes(second.read_bytes())
    second.write_bytes(kept)


def cut(first: Path, second: Path, other: Path) -> None:
    first.write_bytes(first.read_bytes()[:-50])


def emptied(first: Path, second: Path, other: Path) -> None:
    first.write_bytes(b"")


def of_another_table(first: Path, second: Path, other: Path) -> None:
    first.write_bytes(other.read_bytes())


def named_otherwise(first: Path, second: Path, other: Path) -> None:
    first.rename(first.with_name("000000000001-000000000009.day"))


def a_folder(first: Path, second: Path, other: Path) -> None:
    first.unlink()
    first.mkdir()


@pytest.mark.parametrize("of_table", [True, False], ids=["table", "terminal"])
@pytest.mark.parametrize(
    "done", [missing, swapped, cut, emptied, of_another_table, named_otherwise, a_folder]
)
def test_whatever_is_done_to_a_closed_day_each_tool_says_so(
    year: MadeYear,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    done: Callable[[Path, Path, Path], None],
    of_table: bool,
) -> None:
    """In one line that names a file, and never by a traceback."""
    (tmp_path / "other").mkdir()
    other = make_year(tmp_path / "other", BOOKS["crown-single-zero"], replace(PLAN, seed=2))
    for made in (year, other):
        close_days(made)
    journal = year.table if of_table else year.terminals[0]
    first, second = sorted(days_folder(journal).iterdir())
    of_other = sorted(days_folder(other.table if of_table else other.terminals[0]).iterdir())[0]
    for path in (first, second):
        path.chmod(0o600)
    done(first, second, of_other)
    folder, day = str(year.table.parent), date_of(0)
    capsys.readouterr()
    assert main(["audit", folder]) == 1
    assert journal.name in capsys.readouterr().out
    for command in (
        ["report", folder, "--day", str(day)],
        ["records", folder],
        ["export", folder, "--round", "2", str(tmp_path / "round.zip")],
        ["recall", str(year.terminals[0])],
        ["travel", folder, "--seat", "1", "--at", "9", "--picture", str(tmp_path / "screen.png")],
    ):
        reads = not of_table or command[0] not in ("recall", "travel")
        if not reads:
            continue
        assert main(command) == 2, command
        said = capsys.readouterr().err
        assert journal.name in said and said.count("\n") == 1, said
