"""Records as a table gives them to its consoles: page by page, from a process of its own."""

import asyncio
import shutil
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from kiosk.link.look_up import FindRecords, LookedUp, MakeBundle, MakeReport
from kiosk.records.figures import NOTHING
from kiosk.records.folder import RecordsError
from kiosk.records.page import Page, place_of
from kiosk.records.reader import Asked, ReaderProcess
from kiosk.records.reading import answer
from kiosk.records.report import DayReport
from kiosk.records.report_csv import report_csv
from kiosk.records.requests import day_report
from kiosk.records.rows import Movement
from kiosk.records.search import Query, search
from kiosk.table.settings import ReadingError
from tests.records.nights import NUMBER, OTHER_NUMBER, opened

SEATS = ("1", "2")


@pytest.fixture
def table_alone(hard: Path, tmp_path: Path) -> Path:
    """As on a table's own machine, where no terminal's journal is."""
    shutil.copy(hard / "table.db", tmp_path)
    return tmp_path


def page(folder: Path, asked: FindRecords) -> Page:
    return msgspec.json.decode(answer(folder, Asked(asked, SEATS)), type=Page)


def test_page_after_page_has_every_record_once(hard: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where an order and what it did are of one moment."""
    monkeypatch.setattr("kiosk.records.reading.PAGE_MAX", 30)
    pages = [page(hard, FindRecords())]
    while pages[-1].older:
        pages.append(page(hard, FindRecords(before=place_of(pages[-1].rows[0]))))
    with opened(hard) as journals:
        every = sorted(search(journals, Query()), key=lambda row: row.place)
    assert [row for told in pages[::-1] for row in told.rows] == every
    assert len(pages) > 3 and all(len(told.rows) == 30 for told in pages[:-1])
    assert not pages[0].missing


@pytest.mark.parametrize(
    "about", [FindRecords(), MakeReport(), MakeReport(date="2026-11-17")], ids=str
)
def test_no_ticket_number_leaves_the_table(hard: Path, about: LookedUp) -> None:
    told = answer(hard, Asked(about, SEATS)).decode()
    assert NUMBER[-4:] in told or isinstance(about, MakeReport)
    assert NUMBER not in told and OTHER_NUMBER not in told


def test_a_report_is_the_same_at_the_other_end(hard: Path) -> None:
    told = msgspec.json.decode(answer(hard, Asked(MakeReport(), SEATS)), type=DayReport)
    here = day_report(hard, None, 0)
    assert told == here and report_csv(told) == report_csv(here)


@pytest.mark.parametrize(
    "about",
    [
        FindRecords(kind="pins"),
        MakeReport(date="2026-02-31"),
        MakeReport(date="9999-12-31"),
        MakeReport(zone="../../none"),
        MakeBundle(case="none"),
    ],
)
def test_what_cannot_be_told_is_refused_in_words(hard: Path, about: LookedUp) -> None:
    with pytest.raises(RecordsError, match=r"pins|2026-02-31|9999-12-31|none"):
        answer(hard, Asked(about, SEATS))


async def test_a_process_reads_and_ends_with_whoever_waits(table_alone: Path) -> None:
    reader = ReaderProcess(table_alone)
    with pytest.raises(ReadingError, match="pins"):
        await reader.read(FindRecords(kind="pins"), SEATS)
    first = reader._process
    told = msgspec.json.decode(await reader.read(FindRecords(), SEATS), type=Page)
    assert told.rows and told.missing == SEATS, "what is missing is said"
    assert reader._process is first, "it is kept for the next question"
    waits = asyncio.ensure_future(reader.read(MakeReport(), SEATS))
    while not reader._one_at_a_time.locked():
        await asyncio.sleep(0)
    waits.cancel()
    await asyncio.gather(waits, return_exceptions=True)
    assert first is not None and await asyncio.to_thread(first.wait) < 0
    again = await reader.read(FindRecords(kind="rounds"), SEATS)
    assert len(msgspec.json.decode(again, type=Page).rows) == 5
    last = reader._process
    reader.close()
    assert last is not None and await asyncio.to_thread(last.wait) < 0


def test_of_seats_whose_journals_are_elsewhere_the_table_tells_what_it_knows(
    faulty: Path, tmp_path: Path
) -> None:
    """The same money as in their own journals, whatever went wrong; and these are not counted."""
    shutil.copy(faulty / "table.db", tmp_path)
    whole, alone = day_report(faulty, None, 0), day_report(tmp_path, None, 0)
    assert (whole.missing, whole.at_table.told) == ((), {})
    assert alone.missing == (*whole.by_seat,) and alone.total == NOTHING
    names = ("notes_cents", "tickets_in_cents", "staff_credits_cents", "tickets_out_cents")
    names += ("hand_paid_cents", "handle_cents", "paid_cents", "promotional_cents", "slips")
    moved = page(faulty, FindRecords(kind="money")).money
    for seat, figures in whole.by_seat.items():
        # Whether a case was paid by hand or as credit only the terminal knows.
        cases = [row for row in moved if row.movement is Movement.CASE_PAID and seat in row.seats]
        by_hand_cents = sum(row.cents for row in cases if "by hand" in row.what)
        own = replace(figures, hand_paid_cents=figures.hand_paid_cents - by_hand_cents)
        for name in names:
            assert getattr(alone.at_table.told[seat], name) == getattr(own, name), (seat, name)
    told = page(tmp_path, FindRecords(kind="money")).money
    for movement in (Movement.NOTE, Movement.TICKET_IN, Movement.TICKET_OUT, Movement.HAND_PAY):
        cents = sum(row.cents for row in moved if row.movement is movement)
        assert sum(row.cents for row in told if row.movement is movement) == cents
    assert all(row.what.endswith("as the table was told") for row in told)
    assert not page(tmp_path, FindRecords(kind="money", seat="9")).money
