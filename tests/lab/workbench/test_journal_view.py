"""The facts of a journal on the bench: followed while they are written, and checked on the way."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.journal.facts import entries
from kiosk.journal.journal import Journal
from kiosk.lab.workbench.journal_view import PAGE_FACTS, JournalView
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.clearing import put_away
from tests.journal.tampering import altered

NUMBER = "001234567890123456"


@pytest.fixture
def journal(tmp_path: Path, crown: RuleBook) -> Iterator[Journal]:
    with Journal.open(tmp_path / "terminal-1.db", machine="terminal-1") as journal:
        journal.append(entries([begun(crown, f.Role.TERMINAL, "1")], at_ms=0))
        yield journal


@pytest.fixture
def view(tmp_path: Path, journal: Journal) -> Iterator[JournalView]:
    with closing(JournalView(tmp_path, "1")) as view:
        yield view


def shown(view: JournalView) -> list[str]:
    asyncio.run(view.look())
    return [f"{row.number} {row.text}" for row in view.rows.rows]


def touch(view: JournalView, what: str, *told: object) -> list[str]:
    """And what is shown once that is done."""

    async def touched() -> None:
        getattr(view, what)(*told)
        await asyncio.gather(*view._tasks)

    asyncio.run(touched())
    return shown(view)


def write(journal: Journal, *facts: f.Fact) -> None:
    journal.append(entries(facts, at_ms=1_700_000_000_000))


def test_what_is_written_is_seen_newest_first(view: JournalView, journal: Journal) -> None:
    assert len(shown(view)) == 1
    write(journal, f.AccountOpened(account=1), f.NoteCredited(key="n1", cents=2000))
    assert shown(view)[:2] == ["3 note credited: 20.00", "2 account opened: account 1"]
    assert view.chain == "3 facts, chain good"
    assert view.good


def test_a_fact_is_told_in_full_but_for_what_is_worth_something(
    view: JournalView, journal: Journal
) -> None:
    write(journal, f.TicketPrinted(key=NUMBER))
    write(
        journal,
        f.StaffEnrolled(name="sue", role=f.StaffRole.DEALER, salt="aa", pin_hash="bb", by=""),
    )
    assert shown(view)[1] == "2 ticket printed: number …3456"
    touch(view, "open", 2)
    assert NUMBER not in view.openedText
    assert journal.head.seq == 3
    assert f"hash: {journal.find(f'ticket_printed {NUMBER}').hash.hex()}" in view.openedText  # type: ignore[union-attr]
    touch(view, "open", 3)
    assert view.openedTitle == "Fact 3, staff enrolled"
    assert '"salt": "***"' in view.openedText
    assert '"pin_hash": "***"' in view.openedText
    touch(view, "open", 0)
    assert view.openedTitle == ""


def test_facts_are_found_by_kind_and_by_round(view: JournalView, journal: Journal) -> None:
    for round_ in range(1, 4):
        write(journal, f.WageringOpened(round=round_, period_s=20), f.HelpAsked())
        write(journal, f.WageringEnded(round=round_, key=f"k{round_}", stakes={}, vouchers={}))
    assert len(shown(view)) == 10
    assert touch(view, "chooseKind", "wagering_opened") == [
        f"{n} wagering opened: round {r}, period 20 s" for n, r in ((8, 3), (5, 2), (2, 1))
    ]
    assert {row.kind: row.facts for row in view.kinds.rows}["help_asked"] == "3"
    touch(view, "stepRound", -1)
    assert touch(view, "stepRound", -1) == ["5 wagering opened: round 2, period 20 s"]
    assert view.round == "Round 2"
    assert touch(view, "chooseKind", "") == [
        "7 wagering ended: round 2",
        "6 help asked",
        "5 wagering opened: round 2, period 20 s",
    ]
    touch(view, "stepRound", 1)
    assert len(touch(view, "stepRound", 1)) == 10
    assert view.round == "All rounds"


def test_a_long_journal_is_turned_over_page_by_page(view: JournalView, journal: Journal) -> None:
    write(journal, *[f.HelpAsked()] * (2 * PAGE_FACTS))
    assert shown(view)[0].startswith(f"{2 * PAGE_FACTS + 1} ")
    assert touch(view, "older")[0].startswith(f"{PAGE_FACTS + 1} ")
    assert not view.live
    write(journal, f.HelpEnded())
    assert shown(view)[0].startswith(f"{PAGE_FACTS + 1} ")  # who reads is not moved away
    assert len(touch(view, "older")) == 1
    assert not view.hasOlder
    assert touch(view, "newest")[0] == f"{2 * PAGE_FACTS + 2} help ended"


def test_a_terminal_whose_memory_was_cleared_is_followed_into_its_next_journal(
    view: JournalView, journal: Journal, tmp_path: Path, crown: RuleBook
) -> None:
    write(journal, f.HelpAsked())
    assert len(shown(view)) == 2
    journal.close()
    put_away(tmp_path / "terminal-1.db")
    with Journal.open(tmp_path / "terminal-1.db", machine="terminal-1") as following:
        following.append(entries([begun(crown, f.Role.TERMINAL, "1")], at_ms=0))
        assert len(shown(view)) == 1
        assert view.good


def test_a_journal_that_was_changed_is_named_with_the_fact(
    view: JournalView, journal: Journal, tmp_path: Path
) -> None:
    write(journal, f.HelpAsked(), f.HelpEnded(), f.HelpAsked())
    journal.close()
    altered(tmp_path / "terminal-1.db", "UPDATE facts SET at_ms = at_ms + 1 WHERE seq = 3")
    shown(view)
    assert not view.good
    assert "terminal-1.db" in view.chain
    assert "fact 3" in view.chain


def test_a_journal_that_is_not_there_is_named(tmp_path: Path) -> None:
    view = JournalView(tmp_path, "9")
    assert shown(view) == []
    assert "terminal-9.db" in view.chain
