"""What is decided runs ahead; what is told waits for the disk."""

import asyncio
import shutil
from collections.abc import Awaitable, Sequence
from pathlib import Path
from random import Random

import pytest

from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.game.refusal import Reason, Refused
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import JournalFaultError, KeyTakenError
from kiosk.journal.facts import entries, restore
from kiosk.journal.journal import Journal
from kiosk.journal.keeper import SNAPSHOT_FACTS, TIDY_FACTS, Keeper
from kiosk.journal.log import DurableLog
from kiosk.journal.reader import JournalReader
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from kiosk.simulate.disk import VirtualDisk, VirtualLog
from kiosk.simulate.faults import Faults
from kiosk.simulate.virtual_time import run


class Bench:
    def __init__(self, book: RuleBook) -> None:
        self.book = book
        self.faults = Faults(Random(1), likely={})
        self.disk = VirtualDisk(Random(1), self.faults)
        self.told: list[str] = []

    async def keeper(self) -> tuple[Keeper[Terminal], VirtualLog]:
        log = self.disk.open("terminal-1")
        if not log.head.seq:
            await log.append(entries([begun(self.book, f.Role.TERMINAL, "1")], at_ms=0))
        state = restore(log, self.book)
        assert isinstance(state, Terminal)
        return Keeper(log, state, now_ms=lambda: 7, on_durable=self._hear), log

    def _hear(self, facts: Sequence[f.Fact]) -> None:
        self.told += [f.kind_of_fact(fact) for fact in facts]


def note(number: int) -> list[f.Fact]:
    return [f.NoteStacked(key=f"note {number}", cents=500)]


@pytest.fixture
def bench(crown: RuleBook) -> Bench:
    return Bench(crown)


def test_nobody_hears_of_what_is_not_durable(bench: Bench) -> None:
    async def story() -> None:
        keeper, _ = await bench.keeper()
        recording: Awaitable[None] = asyncio.ensure_future(keeper.record(note(1)))
        await asyncio.sleep(0)
        assert (sum(keeper.state.notes.values()), keeper.durable.notes) == (500, {})
        assert bench.told == []
        await recording
        assert keeper.durable == keeper.state
        assert bench.told == ["note_stacked"]
        assert keeper.head.seq == 2

    run(story())


def test_nothing_to_write_still_waits_for_what_was_decided_before(bench: Bench) -> None:
    """An answer to a request that came again must not overtake the first one's commit."""

    async def story() -> None:
        keeper, _ = await bench.keeper()
        keeper.submit(note(1))
        await keeper.record(())
        assert keeper.durable.notes

    run(story())


def test_what_is_decided_in_one_turn_is_written_in_one_go(bench: Bench) -> None:
    async def story() -> None:
        keeper, _ = await bench.keeper()
        commits: list[int] = []
        bench.disk.on_commit = lambda when, records: commits.append(len(records))
        for number in range(3):
            keeper.submit(note(number))
        await keeper.record(())
        keeper.submit(note(3))
        await asyncio.sleep(1)
        assert commits == [3, 3, 1, 1], "before and after each commit"
        assert keeper.durable == keeper.state
        assert bench.told == ["note_stacked"] * 4

    run(story())


def test_the_second_use_of_a_key_in_one_turn_fails_alone(bench: Bench) -> None:
    async def story() -> None:
        keeper, log = await bench.keeper()
        credit = f.StaffCredited(key="credit 1", cents=500, tender=Tender.CASH, who="ann")
        keeper.submit([credit])
        with pytest.raises(KeyTakenError):
            await keeper.record([credit])
        assert log.head.seq == 2
        assert bench.told == ["staff_credited"]
        assert keeper.durable.credit_cents == 500

    run(story())


def test_what_was_decided_before_the_end_is_still_written(bench: Bench) -> None:
    async def story() -> None:
        keeper, log = await bench.keeper()
        keeper.submit(note(1))
        keeper.stop()
        await asyncio.sleep(1)
        assert log.head.seq == 2

    run(story())


def test_giving_up_the_wait_does_not_take_the_facts_back(bench: Bench) -> None:
    async def story() -> None:
        keeper, _ = await bench.keeper()
        recording = asyncio.ensure_future(keeper.record(note(1)))
        await asyncio.sleep(0)
        recording.cancel()
        await keeper.record(note(2))
        assert list(keeper.durable.notes) == ["note 1", "note 2"]

    run(story())


def test_a_fact_that_breaks_the_money_equation_is_never_written(bench: Bench) -> None:
    async def story() -> None:
        keeper, log = await bench.keeper()
        with pytest.raises(AssertionError):
            keeper.submit([f.NoteCredited(key="none", cents=500)])
        assert keeper.state == keeper.durable
        await keeper.record(note(1))
        assert log.head.seq == 2

    run(story())


def test_after_a_fault_everything_is_refused_and_the_fault_is_told(bench: Bench) -> None:
    async def story() -> None:
        keeper, _ = await bench.keeper()
        bench.faults.arm("disk full")
        with pytest.raises(JournalFaultError):
            await keeper.record(note(1))
        with pytest.raises(JournalFaultError):
            await keeper.fail()
        for use in (lambda: keeper.submit(note(2)), lambda: keeper.find("note_stacked", "x")):
            with pytest.raises(Refused) as refused:
                use()
            assert refused.value.reason is Reason.OUT_OF_SERVICE
        assert keeper.durable.notes == {}

    run(story())


def test_a_snapshot_is_kept_when_enough_has_happened(bench: Bench) -> None:
    async def story() -> None:
        keeper, log = await bench.keeper()
        await keeper.record(note(0))
        await keeper.rest()
        assert log.latest_snapshot() is None
        for number in range(1, SNAPSHOT_FACTS):
            facts = note(number)
            keeper.submit([*facts, f.NoteCredited(key=f"note {number}", cents=500)])
        await keeper.record(())
        await keeper.rest()
        latest = log.latest_snapshot()
        assert latest is not None and latest.at == keeper.head
        assert restore(log, bench.book) == keeper.durable

    run(story())


def test_between_rounds_the_log_is_moved_into_the_file(tmp_path: Path, crown: RuleBook) -> None:
    """SQLite would else do it within the commit of a full house."""
    path, alone = tmp_path / "terminal-1.db", tmp_path / "without its log.db"

    async def story() -> None:
        log = DurableLog(Journal.open(path, machine="terminal-1"))
        await log.append(entries([begun(crown, f.Role.TERMINAL, "1")], at_ms=0))
        state = restore(log, crown)
        assert isinstance(state, Terminal)
        keeper = Keeper(log, state, now_ms=lambda: 7, on_durable=lambda facts: None)
        for number in range(TIDY_FACTS):
            keeper.submit(note(number))
        await keeper.record(())
        await keeper.rest()
        shutil.copy(path, alone)
        log.close()

    asyncio.run(story())
    with JournalReader.read_only(alone) as journal:
        assert journal.head.seq == 1 + TIDY_FACTS
