"""Years that are made are like played ones, or what is measured with them means nothing."""

from pathlib import Path

import pytest

from kiosk import resources
from kiosk.cli import main
from kiosk.game import facts as f
from kiosk.game.table.state import Table
from kiosk.journal.facts import restore
from kiosk.journal.reader import JournalReader
from kiosk.lab.bench import year_made
from kiosk.lab.bench.year_made import TABLE_FILE, YearPlan, make_year

BOOK = resources.rulebook("crown-single-zero")
PLAN = YearPlan(
    seats=3,
    days=12,
    rounds_a_day=3,
    ticket_every=2,
    lost_every=4,
    ticket_days=1,
    closed_kept=0,
)


@pytest.fixture(autouse=True)
def few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(year_made, "ARCHIVED_MAX", 20)


def test_an_audit_finds_nothing_in_a_year_that_was_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = make_year(tmp_path, BOOK, PLAN)
    assert main(["audit", str(tmp_path)]) == 0, capsys.readouterr().out
    assert len(made.terminals) == PLAN.seats
    assert made.days == PLAN.days
    assert made.tickets > PLAN.seats * PLAN.days
    with JournalReader.read_only(made.table) as journal:
        table = restore(journal, BOOK)
        archived = [f.decode(r.body) for r in journal.records() if r.kind == "tickets_archived"]
    assert isinstance(table, Table)
    left = sum(len(fact.numbers) for fact in archived if isinstance(fact, f.TicketsArchived))
    assert len(archived) > 2
    assert len(table.tickets) == made.tickets - left


def test_a_table_alone_is_made_as_long_as_it_is_wanted(tmp_path: Path) -> None:
    made = make_year(tmp_path, BOOK, YearPlan(seats=2, facts=500, terminals=False))
    assert [path.name for path in tmp_path.glob("*.db")] == [TABLE_FILE]
    with JournalReader.read_only(made.table) as journal:
        assert journal.verify().seq == made.table_facts >= 500
        restore(journal, BOOK)
