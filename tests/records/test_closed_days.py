"""A folder whose days are closed is one history for every tool, and says what is missing of it."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from kiosk.cli import main
from kiosk.clock import HouseDay
from kiosk.journal.closed import days_folder
from kiosk.journal.journal import Journal
from kiosk.lab.bench.year_made import BEGIN_MS, MadeYear, YearPlan, make_year
from kiosk.records.day import Day
from kiosk.records.report import DayReport, report
from kiosk.records.search import Query, search_newest
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


def reports(year: MadeYear) -> list[DayReport]:
    dates = [
        datetime.fromtimestamp((BEGIN_MS + n * DAY_MS) / 1000, UTC).date() for n in range(PLAN.days)
    ]
    with opened(year.table.parent) as folder:
        return [report(folder, Day(day)) for day in dates]


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
