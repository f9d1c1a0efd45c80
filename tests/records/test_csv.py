"""The report for a spreadsheet: RFC 4180, every figure, and nothing that runs."""

import csv
import re
from dataclasses import replace
from fractions import Fraction
from io import StringIO
from pathlib import Path

from kiosk.game import facts as f
from kiosk.game.times import HOUR_MS
from kiosk.records.day import day_of
from kiosk.records.report import DayReport, report
from kiosk.records.report_csv import HEAD, report_csv
from tests.records.nights import NUMBER, START_MS, hard_night, opened, write


def told(folder: Path) -> DayReport:
    with opened(folder) as journals:
        return report(journals, day_of(START_MS, 6 * HOUR_MS))


def rows(text: str) -> list[list[str]]:
    return [*csv.reader(StringIO(text, newline=""), strict=True)]


def test_it_is_what_the_rfc_says(hard: Path) -> None:
    text = report_csv(told(hard))
    assert text.endswith("\r\n") and "\n" not in text.replace("\r\n", "")
    head, *lines = rows(text)
    assert tuple(head) == HEAD
    assert {len(line) for line in lines} == {len(HEAD)}
    assert {line[0] for line in lines} == {"2026-11-16"}
    keys = [tuple(line[:5]) for line in lines]
    assert len(set(keys)) == len(keys), "each figure has one line"


def test_it_has_every_figure_of_every_seat_and_hour(hard: Path) -> None:
    report_ = told(hard)
    said = {tuple(line[1:5]): line[5] for line in rows(report_csv(report_))}
    parts = {("total", ""): report_.total}
    parts |= {("seat", seat): figures for seat, figures in report_.by_seat.items()}
    parts |= {
        ("hour", report_.day.hour_text(hour)): figures
        for hour, figures in enumerate(report_.by_hour)
    }
    assert len(parts) == 1 + 2 + 24
    for part, figures in parts.items():
        for figure in ("drop", "win", "handle", "paid", "hand_paid", "promotional"):
            assert int(said[*part, figure, "cents"]) == getattr(figures, f"{figure}_cents")
        share = said[*part, "hold_on_drop", "fraction"]
        assert (Fraction(share) if share else None) == figures.hold_on_drop
    assert int(said["table", "", "tickets outstanding", "cents"]) == 44_000


def test_no_number_of_a_ticket_is_in_it(hard: Path) -> None:
    text = report_csv(told(hard))
    assert NUMBER not in text and NUMBER[-4:] in text
    hashes = [line for line in rows(text) if line[4] == "sha256"]
    assert hashes and all(re.fullmatch(r"[0-9a-f]{64}", line[5]) for line in hashes)


def test_what_staff_typed_is_quoted_and_never_a_formula(tmp_path: Path) -> None:
    journals = hard_night().journals()
    reason = 'said "stop", and left'
    changed = [
        f.RoundVoided(round=fact.round, reason=reason) if isinstance(fact, f.RoundVoided) else fact
        for fact in journals["table"]
    ]
    folder = write(tmp_path / "night", {**journals, "table": changed})
    (void,) = [line[5] for line in rows(report_csv(told(folder))) if line[2] == "void rounds"]
    assert void.endswith(reason)
    named = replace(told(folder), table="=HYPERLINK(1)")
    (table,) = [line[5] for line in rows(report_csv(named)) if line[3] == "table"]
    assert table == "'=HYPERLINK(1)"
