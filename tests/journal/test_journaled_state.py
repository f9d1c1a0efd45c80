"""What is decided runs ahead; what is told waits for the disk."""

import asyncio
import shutil
from collections.abc import Awaitable, Sequence
from pathlib import Path
from random import Random

import pytest

from kiosk.clock import HouseDay
from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.game.refusal import Reason, Refused
from kiosk.game.terminal.state import Terminal
from kiosk.game.times import DAY_MS
from kiosk.journal.errors import JournalFaultError, KeyTakenError
from kiosk.journal.facts import entries, restore
from kiosk.journal.journal import Journal
from kiosk.journal.journaled_state import SNAPSHOT_FACTS, TIDY_FACTS, JournaledState
from kiosk.journal.log import Closing, DurableLog
from kiosk.journal.reader import JournalReader
from kiosk.lab.simulate.disk import VirtualDisk, VirtualLog
from kiosk.lab.simulate.faults import Faults
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender


class Bench:
    def __init__(self, book: RuleBook) -> None:
        self.book = book
        self.faults = Faults(Random(1), likely={})
        self.disk = VirtualDisk(Random(1), self.faults)
        self.told: list[str] = []

    async def journaled(self) -> tuple[JournaledState[Terminal], VirtualLog]:
        log = self.disk.open("terminal-1")
        if not log.head.seq:
            await log.append(entries([begun(self.book, f.Role.TERMINAL, "1")], at_ms=0))
        state = restore(log, self.book)
        assert isinstance(state, Terminal)
        return JournaledState(log, state, now_ms=lambda: 7, on_durable=self._hear), log

    def _hear(self, facts: Sequence[f.Fact]) -> None:
        self.told += [f.kind_of_fact(fact) for fact in facts]


def note(number: int) -> list[f.Fact]:
    return [f.NoteStacked(key=f"note {number}", cents=500)]


@pytest.fixture
def bench(crown: RuleBook) -> Bench:
    return Bench(crown)


@pytest.mark.virtual_time
async def test_nobody_hears_of_what_is_not_durable(bench: Bench) -> None:
    journaled, _ = await bench.journaled()
    recording: Awaitable[None] = asyncio.ensure_future(journaled.record(note(1)))
    await asyncio.sleep(0)
    assert (sum(journaled.state.cash.notes.values()), journaled.durable.cash.notes) == (500, {})
    assert bench.told == []
    await recording
    assert journaled.durable == journaled.state
    assert bench.told == ["note_stacked"]
    assert journaled.head.seq == 2


@pytest.mark.virtual_time
async def test_nothing_to_write_still_waits_for_what_was_decided_before(bench: Bench) -> None:
    """An answer to a request that came again must not overtake the first one's commit."""
    journaled, _ = await bench.journaled()
    journaled.submit(note(1))
    await journaled.record(())
    assert journaled.durable.cash.notes


@pytest.mark.virtual_time
async def test_what_is_decided_in_one_turn_is_written_in_one_go(bench: Bench) -> None:
    journaled, _ = await bench.journaled()
    commits: list[int] = []
    bench.disk.on_commit = lambda when, records: commits.append(len(records))
    for number in range(3):
        journaled.submit(note(number))
    await journaled.record(())
    journaled.submit(note(3))
    await asyncio.sleep(1)
    assert commits == [3, 3, 1, 1], "before and after each commit"
    assert journaled.durable == journaled.state
    assert bench.told == ["note_stacked"] * 4


@pytest.mark.virtual_time
async def test_the_second_use_of_a_key_in_one_turn_fails_alone(bench: Bench) -> None:
    journaled, log = await bench.journaled()
    credit = f.StaffCredited(key="credit 1", cents=500, tender=Tender.CASH, who="ann")
    journaled.submit([credit])
    with pytest.raises(KeyTakenError):
        await journaled.record([credit])
    assert log.head.seq == 2
    assert bench.told == ["staff_credited"]
    assert journaled.durable.credit_cents == 500


@pytest.mark.virtual_time
async def test_what_was_decided_before_the_end_is_still_written(bench: Bench) -> None:
    journaled, log = await bench.journaled()
    journaled.submit(note(1))
    journaled.stop()
    await asyncio.sleep(1)
    assert log.head.seq == 2


@pytest.mark.virtual_time
async def test_giving_up_the_wait_does_not_take_the_facts_back(bench: Bench) -> None:
    journaled, _ = await bench.journaled()
    recording = asyncio.ensure_future(journaled.record(note(1)))
    await asyncio.sleep(0)
    recording.cancel()
    await journaled.record(note(2))
    assert list(journaled.durable.cash.notes) == ["note 1", "note 2"]


@pytest.mark.virtual_time
async def test_a_fact_that_breaks_the_money_equation_is_never_written(bench: Bench) -> None:
    journaled, log = await bench.journaled()
    with pytest.raises(AssertionError):
        journaled.submit([f.NoteCredited(key="none", cents=500)])
    assert journaled.state == journaled.durable
    await journaled.record(note(1))
    assert log.head.seq == 2


@pytest.mark.virtual_time
async def test_after_a_fault_everything_is_refused_and_the_fault_is_told(bench: Bench) -> None:
    journaled, _ = await bench.journaled()
    bench.faults.arm("disk full")
    with pytest.raises(JournalFaultError):
        await journaled.record(note(1))
    with pytest.raises(JournalFaultError):
        await journaled.fail()
    for use in (lambda: journaled.submit(note(2)), lambda: journaled.find("note_stacked", "x")):
        with pytest.raises(Refused) as refused:
            use()
        assert refused.value.reason is Reason.OUT_OF_SERVICE
    assert journaled.durable.cash.notes == {}


@pytest.mark.virtual_time
async def test_a_snapshot_is_kept_when_enough_has_happened(bench: Bench) -> None:
    journaled, log = await bench.journaled()
    await journaled.record(note(0))
    await journaled.rest()
    assert log.latest_snapshot() is None
    for number in range(1, SNAPSHOT_FACTS):
        facts = note(number)
        journaled.submit([*facts, f.NoteCredited(key=f"note {number}", cents=500)])
    await journaled.record(())
    await journaled.rest()
    latest = log.latest_snapshot()
    assert latest is not None and latest.at == journaled.head
    assert restore(log, bench.book) == journaled.durable


async def test_between_rounds_the_log_is_moved_into_the_file(
    tmp_path: Path, crown: RuleBook
) -> None:
    """SQLite would else do it within the commit of a full house."""
    path, alone = tmp_path / "terminal-1.db", tmp_path / "without its log.db"

    log = DurableLog(Journal.open(path, machine="terminal-1"))
    await log.append(entries([begun(crown, f.Role.TERMINAL, "1")], at_ms=0))
    state = restore(log, crown)
    assert isinstance(state, Terminal)
    journaled = JournaledState(log, state, now_ms=lambda: 7, on_durable=lambda facts: None)
    for number in range(TIDY_FACTS):
        journaled.submit(note(number))
    await journaled.record(())
    await journaled.rest()
    shutil.copy(path, alone)
    log.close()
    with JournalReader.read_only(alone) as journal:
        assert journal.head.seq == 1 + TIDY_FACTS


async def test_days_are_closed_as_quickly_as_facts_come(tmp_path: Path, crown: RuleBook) -> None:
    """However many play: each pause is behind more facts than the log is tidied for."""
    path, now_ms = tmp_path / "terminal-1.db", DAY_MS
    closing = Closing(1, HouseDay().begin_ms)
    log = DurableLog(Journal.open(path, machine="terminal-1"), closing=closing)
    await log.append(entries([begun(crown, f.Role.TERMINAL, "1")], at_ms=now_ms))
    state = restore(log, crown)
    assert isinstance(state, Terminal)
    journaled = JournaledState(log, state, now_ms=lambda: now_ms, on_durable=lambda facts: None)
    pauses, notes = 6, TIDY_FACTS + 100
    for day in range(1, 5):
        now_ms = day * DAY_MS
        for pause in range(pauses):
            for number in range(notes):
                journaled.submit([f.NoteStacked(key=f"{day} {pause} {number}", cents=500)])
            await journaled.record(())
            await journaled.rest()
    a_day = pauses * notes
    assert log.head.seq - closed_until(log) <= 3 * a_day
    log.close()


def closed_until(log: DurableLog) -> int:
    with JournalReader.read_only(log.path) as journal:
        return journal.closed_until
