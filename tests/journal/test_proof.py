"""Snapshots are a saving of time, and never trusted for money that nobody has folded."""

import asyncio
import logging
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from kiosk.audit.audit import audit_file
from kiosk.game import facts as f
from kiosk.game.history import State, begun, encode_state, fold, rebuild
from kiosk.game.money import MoneyPlace, Source
from kiosk.game.terminal.state import Terminal
from kiosk.journal import facts as journal_facts
from kiosk.journal import proof
from kiosk.journal.errors import ForgedSnapshotError
from kiosk.journal.facts import STEP_FACTS, entries, restore, restore_in_turns, save_state
from kiosk.journal.journal import Journal
from kiosk.journal.log import DurableLog
from kiosk.journal.proof import prove_snapshots
from kiosk.journal.proof_file import ProofFile
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
    log = DurableLog(journal)
    told: list[tuple[int, int]] = []
    log.start.progress = lambda folded, of: told.append((folded, of))
    state = await restore_in_turns(log, crown)
    living.cancel()
    log.close()
    assert told[0] == (1, 2002) and told[-1] == (2002, 2002)
    assert log.start.from_seq == 1
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


async def test_a_long_start_that_is_cut_short_is_gone_on_with(
    crown: RuleBook, journal: Journal, facts: list[f.Fact], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that found nothing but snapshots of another version."""
    monkeypatch.setattr(journal_facts, "STEP_FACTS", 5)
    monkeypatch.setattr(journal_facts, "KEPT_FACTS", 20)
    for back in range(3):
        journal.save_snapshot(len(facts) - back, b'{"of": "another version"}')
    log = DurableLog(journal)

    def cut(folded: int, of: int) -> None:
        if folded > 50:
            raise ZeroDivisionError

    log.start.progress = cut
    with pytest.raises(ZeroDivisionError):
        await restore_in_turns(log, crown)
    assert [snapshot.at.seq for snapshot in log.snapshots()] == [41, 21]
    assert log.snapshots()[0].state == encode_state(rebuild(crown, facts[:41]))

    begun_at: list[int] = []
    log.start.progress = lambda folded, of: begun_at.append(folded)
    assert await restore_in_turns(log, crown) == rebuild(crown, facts)
    assert begun_at[0] == 41
    assert log.start.from_seq == 41  # what the other process kept is proven beside the work
    log.close()


async def test_what_this_process_has_folded_is_not_folded_again_to_prove_it(
    crown: RuleBook, journal: Journal, caplog: pytest.LogCaptureFixture
) -> None:
    log = DurableLog(journal)
    state = await restore_in_turns(log, crown)
    save_state(journal, state)
    with caplog.at_level(logging.INFO):
        await prove_snapshots(log, crown)
    assert "its snapshots are" not in caplog.text
    log.close()


class Folded:
    """How many facts were folded to prove it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.facts = 0
        monkeypatch.setattr(proof, "fold", self._fold)

    def _fold(self, state: State, facts: tuple[f.Fact]) -> State:
        self.facts += len(facts)
        return fold(state, facts)


async def started(journal: Journal, crown: RuleBook, cache: Path) -> tuple[DurableLog, State]:
    log = DurableLog(journal, ProofFile(journal.path, cache))
    return log, await restore_in_turns(log, crown)


async def test_what_was_proven_is_not_folded_at_the_next_start(
    crown: RuleBook,
    journal: Journal,
    facts: list[f.Fact],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folded, cache = Folded(monkeypatch), tmp_path / "cache"
    journal.save_snapshot(50, encode_state(rebuild(crown, facts[:50])))
    log, _ = await started(journal, crown, cache)
    for expected in (49, 49):
        await prove_snapshots(log, crown)
        assert folded.facts == expected
    journal.save_snapshot(60, encode_state(rebuild(crown, facts[:60])))
    log, _ = await started(journal, crown, cache)
    await prove_snapshots(log, crown)
    assert folded.facts == 49 + 10
    log.close()


async def test_a_snapshot_forged_behind_a_proof_is_found(
    crown: RuleBook, journal: Journal, facts: list[f.Fact], tmp_path: Path
) -> None:
    """At the fact of the proof, behind it, or before it where a later one was spoilt."""
    cache = tmp_path / "cache"
    honest = encode_state(rebuild(crown, facts[:50]))
    journal.save_snapshot(50, honest)
    log, _ = await started(journal, crown, cache)
    await prove_snapshots(log, crown)
    for forged, also in ((50, None), (60, None), (40, 50)):
        journal.forget_snapshots()
        state = richer(rebuild(crown, facts[:forged]))
        journal.save_snapshot(forged, encode_state(state))
        if also:
            journal.save_snapshot(also, b"spoilt")
        log, _ = await started(journal, crown, cache)
        assert log.start.from_seq == forged
        with pytest.raises(ForgedSnapshotError):
            await prove_snapshots(log, crown)
    log.close()


async def test_a_proof_that_others_could_have_written_counts_for_nothing(
    crown: RuleBook,
    journal: Journal,
    facts: list[f.Fact],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folded, cache = Folded(monkeypatch), tmp_path / "cache"
    journal.save_snapshot(50, encode_state(rebuild(crown, facts[:50])))
    log, _ = await started(journal, crown, cache)
    await prove_snapshots(log, crown)
    (cache / "proofs").chmod(0o770)
    await prove_snapshots(log, crown)
    assert folded.facts == 2 * 49
    (cache / "proofs").chmod(0o700)
    (kept,) = (cache / "proofs").iterdir()
    kept.write_bytes(b"something else")
    await prove_snapshots(log, crown)
    assert folded.facts == 3 * 49
    log.close()
