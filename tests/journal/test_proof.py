"""Snapshots are a saving of time, and never trusted for money that nobody has folded."""

import asyncio
import logging
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.audit.audit import audit_file
from kiosk.game import facts as f
from kiosk.game.history import begun, encode_state, rebuild
from kiosk.game.money import MoneyPlace, Source
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import ForgedSnapshotError
from kiosk.journal.facts import STEP_FACTS, entries, restore, restore_in_turns, save_state
from kiosk.journal.journal import Journal
from kiosk.journal.log import DurableLog
from kiosk.journal.proof import prove_snapshots
from kiosk.rules.rulebook import RuleBook
from tests.conftest import BOOKS
from tests.game.floor import Floor

RICHER_CENTS = 10_000_000


@pytest.fixture
def facts(crown: RuleBook) -> list[f.Fact]:
    return Floor(crown, seats=1, seed=3).play(20).seats["1"].facts


@pytest.fixture
def journal(tmp_path: Path, facts: list[f.Fact]) -> Journal:
    journal = Journal.open(tmp_path / "terminal-1.db", machine="terminal-1")
    journal.append(entries(facts, at_ms=1))
    return journal


def richer(state: object) -> Terminal:
    """By 100,000.00 of credit, and the money equation holds."""
    assert isinstance(state, Terminal)
    more = state.money.came_in(RICHER_CENTS, Source.NOTES, MoneyPlace.CREDIT)
    return replace(state, money=more)


UNREADABLE = [b"", b"{", b"no JSON", b"[" * 100_000, b"\xff\xfe", b"null"]


@pytest.mark.parametrize("state", UNREADABLE, ids=range(len(UNREADABLE)))
def test_a_snapshot_that_cannot_be_read_is_passed_over_for_the_one_before(
    crown: RuleBook,
    journal: Journal,
    facts: list[f.Fact],
    caplog: pytest.LogCaptureFixture,
    state: bytes,
) -> None:
    journal.save_snapshot(9, encode_state(rebuild(crown, facts[:9])))
    journal.save_snapshot(len(facts) - 3, state)
    assert restore(journal, crown) == rebuild(crown, facts)
    assert f"the snapshot at fact {len(facts) - 3} is passed over" in caplog.text


def test_a_snapshot_of_an_earlier_state_than_it_says_is_passed_over(
    crown: RuleBook, journal: Journal, facts: list[f.Fact], caplog: pytest.LogCaptureFixture
) -> None:
    """At the first fact that cannot follow."""
    redone = next(n for n in count(2) if isinstance(facts[n], f.NoteCredited))
    journal.save_snapshot(redone, encode_state(rebuild(crown, facts[:1])))
    assert restore(journal, crown) == rebuild(crown, facts)
    assert f"the snapshot at fact {redone} is passed over" in caplog.text


async def test_a_start_from_the_facts_leaves_the_loop_its_turns(
    crown: RuleBook, tmp_path: Path
) -> None:
    """However many there are, whoever waits for a sign of life gets it."""
    first = begun(crown, f.Role.TERMINAL, "1")
    notes = [
        fact
        for number in range(1000)
        for fact in (
            f.NoteStacked(key=str(number), cents=500),
            f.NoteCredited(key=str(number), cents=500),
        )
    ]
    opened = f.AccountOpened(account=1)
    journal = Journal.open(tmp_path / "terminal-1.db", machine="terminal-1")
    journal.append(entries([first, opened, *notes], at_ms=1))
    turns = 0

    async def live() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    living = asyncio.create_task(live())
    state = await restore_in_turns(journal, crown)
    living.cancel()
    journal.close()
    assert isinstance(state, Terminal) and state.credit_cents == 500_000
    assert turns >= len(notes) // STEP_FACTS


async def test_an_honest_snapshot_is_proven(
    crown: RuleBook, journal: Journal, caplog: pytest.LogCaptureFixture
) -> None:
    save_state(journal, restore(journal, crown))
    log = DurableLog(journal)
    with caplog.at_level(logging.INFO):
        await prove_snapshots(log, crown)
    assert "its snapshots are what the facts come to" in caplog.text
    assert log.latest_snapshot() is not None
    log.close()


async def test_a_forged_snapshot_takes_the_machine_out_of_service_and_is_forgotten(
    crown: RuleBook, journal: Journal, facts: list[f.Fact]
) -> None:
    save_state(journal, richer(restore(journal, crown)))
    log = DurableLog(journal)
    assert restore(log, crown) != rebuild(crown, facts)
    with pytest.raises(ForgedSnapshotError, match=f"the snapshot at fact {len(facts)} is not"):
        await prove_snapshots(log, crown)
    assert restore(log, crown) == rebuild(crown, facts)
    log.close()


def test_the_audit_finds_a_forged_snapshot(crown: RuleBook, journal: Journal) -> None:
    path = journal.path
    save_state(journal, restore(journal, crown))
    journal.close()
    assert audit_file(path, BOOKS).findings == []
    with Journal.open(path, machine="terminal-1") as again:
        save_state(again, richer(restore(again, crown)))
    (finding,) = audit_file(path, BOOKS).findings
    assert "the snapshot that was kept here is not what the facts say" in finding.what
