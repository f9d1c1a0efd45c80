"""The float, the dealers and the note boxes, in records and report."""

from datetime import date
from pathlib import Path

import pytest

from kiosk.game import facts as f
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.times import HOUR_MS
from kiosk.records.day import Day, day_of
from kiosk.records.report import DayReport, report
from kiosk.records.report_csv import report_csv
from kiosk.records.report_text import report_text
from kiosk.records.rows import RecordKind, RoundRow
from kiosk.records.search import Query, search
from tests.conftest import BOOKS
from tests.records.nights import START_MS, Night, opened, write


def shift() -> Night:
    night = Night(BOOKS["crown-single-zero"], seats=1, seed=1)
    night.table.tell(sgc.TellFunds("1", 0))
    night.order(sgc.EnrolStaff("dan", f.StaffRole.DEALER, "00", "hash"))
    night.order(sgc.FillFloat(500_000), "the float was low")
    night.seats["1"].tell(ats.StackNote("note", 10_000))
    night.spin({"1": {"red": 500}}, "1")
    night.order(sgc.ChangeDealer("dan"))
    night.spin({"1": {"red": 500}}, "2")
    night.spin({"1": {"red": 500}}, "2")
    night.order(sgc.ChangeDealer("bob"))
    night.spin({"1": {"red": 500}}, "2")
    night.order(sgc.CreditFloat(200_000))
    night.order(sgc.CollectBox("1"))
    night.order(sgc.CountBox("1", 1, 9_000))
    night.order(sgc.CollectBox("1"))
    return night


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("pit") / "shift", shift().journals(), every_ms=60_000)


def told(folder: Path, day: Day) -> DayReport:
    with opened(folder) as journals:
        return report(journals, day)


def test_the_report_tells_the_float_the_boxes_and_who_dealt_which_rounds(folder: Path) -> None:
    day = told(folder, day_of(START_MS, 6 * HOUR_MS, "Asia/Singapore"))
    assert (day.day.date, str(day.day)) == (
        date(2026, 11, 16),
        "2026-11-16 06:00 to 2026-11-17 06:00 Asia/Singapore",
    )
    text = report_text(day)
    assert day.at_table.pit.filled_cents == 500_000
    assert " fill of 5,000.00 by ann with bob" in text
    assert " credit of 2,000.00 by ann with bob" in text
    box = "seat 1, box 1: 90.00, by the meter 100.00, difference -10.00, by ann with bob"
    assert box in text
    assert "seat 1, box 2: collected by ann, 0.00 by the meter, not counted" in text
    assert [(d.name, d.first, d.last, d.rounds) for d in day.at_table.pit.dealt] == [
        ("ann", 1, 1, 1),
        ("dan", 2, 3, 2),
        ("bob", 4, 4, 1),
    ]
    assert "dan: rounds 2 to 3, 2 of them" in text
    # 18:00 in UTC is two in the morning there, and still the day of before.
    (first, *_) = (line for line in text.splitlines() if "fill of" in line)
    assert first.strip().startswith("2026-11-17 02:")
    assert "difference of note boxes,cents,-1000" in report_csv(day).replace("\r", "")


def test_the_next_day_has_none_of_it_but_the_box_that_waits(folder: Path) -> None:
    late = told(folder, day_of(START_MS + 24 * HOUR_MS))
    pit = late.at_table.pit
    assert (pit.fills, pit.credits, pit.boxes, pit.dealt) == ([], [], [], [])
    assert [*pit.collected] == ["1 2"]


def test_a_round_says_who_dealt_it(folder: Path) -> None:
    with opened(folder) as journals:
        rows = [*search(journals, Query(kinds=frozenset({RecordKind.ROUNDS})))]
        orders = [*search(journals, Query(kinds=frozenset({RecordKind.STAFF}), text="float"))]
    rounds = [row for row in rows if isinstance(row, RoundRow)]
    assert [row.dealer for row in rounds] == ["", "dan", "dan", "bob"]
    assert "dealt by dan" in rounds[1].what
    filled, credited = orders[-2:]  # after the opening, which counts the float
    assert (filled.order, filled.second) == ("fill_float", "bob")
    assert "the float was low" in filled.what and credited.order == "credit_float"


def test_a_day_on_which_clocks_are_set_back_has_an_hour_more() -> None:
    day = Day(date(2026, 10, 24), 6 * HOUR_MS, "Europe/Vienna")
    assert day.hours == 25 and day.hour_text(24) == "05:00"
    assert day.end_ms - 1 in day and day.hour_of(day.end_ms - 1) == 24


def test_tips_are_told_by_dealer(tmp_path: Path) -> None:
    """Where nobody said who deals, it is whoever confirmed the last number."""
    night = Night(BOOKS["crown-single-zero"], seats=1, seed=1)
    night.table.tell(sgc.AllowTips(5000), sgc.TellFunds("1", 0))
    night.order(sgc.EnrolStaff("dan", f.StaffRole.DEALER, "00", "hash"))
    night.seats["1"].tell(ats.StackNote("note", 10_000))
    night.spin({"1": {"red": 500}}, "1")
    confirmed = next(x for x in night.table.facts if isinstance(x, f.ResultConfirmed)).who
    night.seats["1"].tell(ats.GiveTip(100, "one"))
    night.exchange()
    night.order(sgc.ChangeDealer("dan"))
    night.seats["1"].tell(ats.GiveTip(200, "two"), ats.GiveTip(300, "three"))
    night.exchange()
    folder = write(tmp_path / "tips", night.journals(), every_ms=60_000)
    day = told(folder, day_of(START_MS))
    assert day.at_table.pit.tips == {confirmed: 100, "dan": 500}
    assert day.total.tips_cents == 600
    assert "every cent is there" in report_text(day)
    assert f"{confirmed}  " in report_text(day) and "By the meters" in report_text(day)
    assert "2026" in report_csv(day) and ",dealer,dan,tips,cents,500" in report_csv(day)
