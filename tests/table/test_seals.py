"""Closed days of a table are sealed: by the table itself, from the first on, and checked by the
audit."""

import asyncio
import secrets
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from kiosk.audit.findings import Audited
from kiosk.audit.seals import audit_seals
from kiosk.cli import main
from kiosk.clock import HouseDay, SteadyClock
from kiosk.game.anchors.anchor import read
from kiosk.game.facts import Role
from kiosk.game.history import begun
from kiosk.game.receipts.state import ReceiptKey
from kiosk.journal.closed import days_folder
from kiosk.journal.journal import Journal
from kiosk.journal.log import DurableLog
from kiosk.journal.record import Head
from kiosk.journal.seals import ClosedDay, SealFiles, closed_days, keep_seal
from kiosk.lab.bench.year_made import MadeYear, YearPlan, make_year
from kiosk.pins import hash_apart
from kiosk.table.receipt_key import TableReceiptKey
from kiosk.table.service import TableService
from kiosk.table.settings import TableSettings, TableSources
from tests.conftest import BOOKS

PLAN = YearPlan(seats=1, days=4, rounds_a_day=1)
BOOK = BOOKS["crown-single-zero"]


class Seals(SealFiles):
    """Says when it is done."""

    def __init__(self, journal: Path) -> None:
        super().__init__(journal)
        self.done = asyncio.Event()

    async def seal(self, holds: Callable[[Head], bool], signed: Callable[[ClosedDay], str]) -> None:
        await super().seal(holds, signed)
        self.done.set()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> MadeYear:
    """With all days closed but the last."""
    folder = tmp_path_factory.mktemp("made") / "year"
    folder.mkdir()
    year = make_year(folder, BOOK, PLAN)
    with Journal.open(year.table, machine="table") as journal:
        while journal.close_some(year.end_ms, HouseDay().begin_ms):
            pass
    return year


@pytest.fixture
def table(made: MadeYear, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Its journal, of which only the first day was sealed before the power failed."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    shutil.copytree(made.table.parent, tmp_path / "year")
    path = tmp_path / "year" / made.table.name
    asyncio.run(run(path, made))
    for day in closed_days(path)[1:]:
        day.seal.rename(day.seal.with_suffix(".seal.new"))
    asyncio.run(run(path, made))
    return path


async def run(path: Path, made: MadeYear) -> None:
    """A table that is started, has a pause, and is stopped."""
    log = DurableLog(Journal.open(path, machine="table"))
    seals = Seals(path)
    clock = SteadyClock(
        wall_ms=lambda: made.end_ms, monotonic_s=lambda: 0.0, at_least_ms=made.end_ms
    )
    sources = TableSources(
        clock=clock,
        draw_key=lambda: secrets.token_hex(16),
        draw_number=lambda: f"{secrets.randbelow(10**18):018}",
        hash_pin=hash_apart,
        receipts=TableReceiptKey.in_folder(path.parent),
        seals=seals,
    )
    settings = TableSettings(name="T", seats=("1",), hand_pay_limit_cents=100, ticket_days=30)
    service = await TableService.start(BOOK, log, settings, sources)
    running = asyncio.create_task(service.run())
    async with asyncio.timeout(30):
        await seals.done.wait()
    running.cancel()
    await asyncio.wait([running])
    log.close()


def audit(table: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    capsys.readouterr()
    found = main(["audit", str(table)])
    return found, capsys.readouterr().out


def test_each_closed_day_is_signed_by_the_table(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    days = closed_days(table)
    assert len(days) == PLAN.days - 1
    signed = [read(day.seal.read_text()) for day in days]
    assert [seal.anchor.heads[0].seq for seal in signed] == [day.last.seq for day in days]
    assert len({seal.anchor.day for seal in signed}) == len(days)
    assert {day.seal.stat().st_mode & 0o777 for day in days} == {0o400}
    found, told = audit(table, capsys)
    assert found == 0, told
    assert "3 closed days, 3 of them sealed" in told


def test_a_table_that_does_not_seal_yet_is_no_finding(
    made: MadeYear, capsys: pytest.CaptureFixture[str]
) -> None:
    found, told = audit(made.table, capsys)
    assert found == 0, told
    assert "3 closed days, 0 of them sealed" in told


def test_a_day_without_its_seal_is_found(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    closed_days(table)[1].seal.unlink()
    found, told = audit(table, capsys)
    assert found == 1
    assert "is not there" in told


def of_another_day(first: ClosedDay, second: ClosedDay) -> None:
    keep_seal(first, second.seal.read_text())


def garbled(first: ClosedDay, second: ClosedDay) -> None:
    text = first.seal.read_text().strip()
    keep_seal(first, text[:-9] + ("A" if text[-9] != "A" else "B") + text[-8:])


def nothing(first: ClosedDay, second: ClosedDay) -> None:
    keep_seal(first, "")


@pytest.mark.parametrize("forge", [of_another_day, garbled, nothing])
def test_a_seal_that_was_changed_is_found(
    table: Path,
    forge: Callable[[ClosedDay, ClosedDay], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    first, second, _ = closed_days(table)
    forge(first, second)
    found, told = audit(table, capsys)
    assert found == 1
    assert f"the seal {first.seal.name} of its closed day is not" in told


def test_a_seal_by_a_key_that_the_journal_does_not_name_is_found(
    table: Path, made: MadeYear, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever has no key of the table's makes one."""
    other = shutil.copytree(made.table.parent, table.parent.parent / "other") / table.name
    asyncio.run(run(other, made))
    for seal in sorted(days_folder(other).glob("*.seal")):
        (days_folder(table) / seal.name).unlink()
        shutil.copy(seal, days_folder(table))
    found, told = audit(table, capsys)
    assert found == 1
    assert "was made with a key that this journal does not name" in told


def test_a_seal_by_a_key_that_was_revoked_before_is_found(table: Path) -> None:
    """Those of days that were over by then stay good."""
    first, second, third = closed_days(table)
    signed = read(first.seal.read_text())
    audited = Audited(path=table, begun=begun(BOOK, Role.TABLE))
    audited.receipts.keys = {ReceiptKey(table="T", public=signed.public.hex()): 1}
    audited.receipts.revoked = {signed.public.hex(): (second.last.seq, 0)}
    audit_seals(audited)
    (found,) = audited.findings
    assert found.seq == third.last.seq
    assert f"a key that was revoked before, by fact {second.last.seq}" in found.what


async def test_a_day_that_is_not_on_the_chain_is_not_signed(made: MadeYear, tmp_path: Path) -> None:
    folder = tmp_path / made.table.name
    shutil.copytree(days_folder(made.table), days_folder(folder))
    await SealFiles(folder).seal(lambda head: False, lambda day: "signed")
    assert not [*days_folder(folder).glob("*.seal")]
