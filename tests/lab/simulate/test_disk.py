"""The virtual disk keeps the promises of the journal, and breaks none that it may not."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kiosk.journal.errors import (
    BrokenChainError,
    JournalBusyError,
    JournalFaultError,
    KeyTakenError,
    UnusableError,
    WrongMachineError,
)
from kiosk.journal.journal import Journal
from kiosk.journal.log import DurableLog, FactLog
from kiosk.journal.record import Entry, Head, Record, genesis, link
from kiosk.lab.simulate.disk import VirtualDisk, VirtualLog, write_journal
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.virtual_time import run
from tests.journal.samples import MACHINE, batch, entry

pytestmark = pytest.mark.virtual_time

IN_DOUBT = {
    "commit in doubt, and it is there": True,
    "commit in doubt, and it is not there": False,
}


def calm_disk(seed: int = 1, *, lossy: bool = False) -> VirtualDisk:
    return VirtualDisk(Random(seed), Faults(Random(seed), likely=0.0), lossy=lossy)


def disk_with(armed: str, seed: int = 1) -> VirtualDisk:
    faults = Faults(Random(seed), likely=0.0)
    faults.arm(armed)
    return VirtualDisk(Random(seed), faults)


def batches_on(disk: VirtualDisk) -> int:
    """How many whole batches there are. Fails if one is torn, out of order or not on the chain."""
    records = disk.durable
    entries: list[Entry] = []
    number = 0
    while len(entries) < len(records):
        number += 1
        entries += batch(number)
    assert link(genesis(MACHINE), entries) == records
    return number


async def story(log: FactLog) -> list[object]:
    """Everything that can be asked of a log, and what it said."""
    heads = await asyncio.gather(*(log.append(batch(number)) for number in range(1, 6)))
    said: list[object] = [*heads, log.head, await log.append([])]
    said.append([type(error) for error in await refused(log)])
    said += [log.find("batch-3"), log.find("batch-9"), log.find("")]
    said += [log.holds(heads[2]), log.holds(Head(2, b"other")), log.holds(Head(99, b""))]
    said += [log.holds(Head(-1, b"")), log.holds(Head(0, genesis(MACHINE).hash))]
    said += [log.latest_snapshot(), await log.save_snapshot(3, b"three"), _latest(log)]
    said += [await log.save_snapshot(0, b"none"), await log.save_snapshot(5, b"five"), _latest(log)]
    with pytest.raises(BrokenChainError):
        await log.save_snapshot(99, b"")
    said += [list(log.records()), list(log.records(heads[3].seq))]
    with pytest.raises(BrokenChainError):
        next(log.records(99))
    with pytest.raises(ValueError, match="key twice"):
        log.append([entry(1, key="same"), entry(2, key="same")])
    pending = log.append(batch(7))
    log.close()
    log.close()
    said.append(await pending)
    with pytest.raises(RuntimeError):
        log.append(batch(8))
    with pytest.raises(ValueError, match="closed"):
        log.find("batch-3")
    return said


def _latest(log: FactLog) -> tuple[Head, bytes]:
    snapshot = log.latest_snapshot()
    assert snapshot is not None
    return snapshot.at, snapshot.state


async def refused(log: FactLog) -> list[Any]:
    """A taken key refuses its own submission only, also if it was taken a moment ago."""
    requests = [batch(3), batch(6), batch(6), [entry(1)]]
    answers = await asyncio.gather(*map(log.append, requests), return_exceptions=True)
    assert isinstance(answers[0], KeyTakenError)
    assert answers[0].record.key == "batch-3"
    return answers


def test_it_answers_as_the_journal_on_a_real_disk_does(tmp_path: Path) -> None:
    async def real() -> list[object]:
        return await story(DurableLog(Journal.open(tmp_path / "real.db", machine=MACHINE)))

    async def virtual() -> list[object]:
        return await story(calm_disk().open(MACHINE))

    assert run(virtual()) == asyncio.run(real())


async def test_what_comes_in_during_a_commit_goes_into_the_next() -> None:
    commits: list[int] = []

    disk = calm_disk()
    disk.on_commit = lambda when, records: commits.append(len(records))
    log = disk.open(MACHINE)
    first = log.append([entry(1)])
    await asyncio.sleep(0.0005)
    rest = [log.append([entry(number)]) for number in range(2, 51)]
    assert (await first).seq == 1
    assert [head.seq for head in await asyncio.gather(*rest)] == list(range(2, 51))
    assert commits == [1, 1, 49, 49]


async def test_a_caller_that_gives_up_changes_nothing() -> None:
    disk = calm_disk()
    log = disk.open(MACHINE)
    given_up = asyncio.ensure_future(log.append(batch(1)))
    given_up.cancel()
    await log.append(batch(2))
    assert batches_on(disk) == 2


def power_cuts(seed: int, *, lossy: bool, power: bool = True) -> tuple[bool, Faults]:
    """Whether anything acknowledged was lost in some sessions, each ended in the middle."""
    random = Random(seed)
    faults = Faults(Random(seed), likely={"commit takes long": 0.05})
    lost = False

    async def session(log: VirtualLog, first: int, acknowledged: list[Head]) -> None:
        async def write(number: int) -> None:
            acknowledged.append(await log.append(batch(number)))

        async with asyncio.TaskGroup() as group:
            for number in range(first, first + 200):
                group.create_task(write(number))
                await asyncio.sleep(random.uniform(0, 0.004))

    async def main() -> None:
        nonlocal lost
        disk = VirtualDisk(random, faults, lossy=lossy)
        for _ in range(5):
            log = disk.open(MACHINE)
            acknowledged: list[Head] = []
            task = asyncio.ensure_future(session(log, batches_on(disk) + 1, acknowledged))
            await asyncio.sleep(random.uniform(0, 0.2))
            (disk.lose_power if power else disk.die)()
            told = len(acknowledged)
            await asyncio.sleep(10)
            assert len(acknowledged) == told, "a dead process was told something"
            task.cancel()
            seqs = [head.seq for head in acknowledged]
            assert seqs == sorted(seqs)
            lost |= not set(acknowledged) <= {record.head for record in disk.durable}
            keys = [record.key for record in disk.durable if record.key]
            assert len(set(keys)) == len(keys)

    run(main())
    return lost, faults


def test_nothing_acknowledged_is_lost_and_no_batch_torn_whenever_the_power_fails() -> None:
    runs = [power_cuts(seed, lossy=False) for seed in range(20)]
    assert not any(lost for lost, _ in runs)
    for fate in ("keeps", "loses"):
        assert sum(faults.fired[f"death {fate} the commit in flight"] for _, faults in runs) > 10


def test_a_lossy_disk_loses_what_it_has_acknowledged_at_a_power_cut_only() -> None:
    assert all(power_cuts(seed, lossy=True)[0] for seed in range(10))
    assert not any(power_cuts(seed, lossy=True, power=False)[0] for seed in range(10))


@pytest.mark.parametrize(("moment", "kept"), [("before", 1), ("after", 2)])
async def test_death_can_strike_just_before_and_just_after_a_commit(moment: str, kept: int) -> None:
    disk = calm_disk()
    log = disk.open(MACHINE)
    await log.append(batch(1))

    def strike(when: str, records: Sequence[Record]) -> None:
        assert records[0].key == "batch-2"
        if when == moment:
            disk.die()

    disk.on_commit = strike
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(3600):
            await log.append(batch(2))
    assert batches_on(disk) == kept
    log.close()
    assert disk.open(MACHINE).head == disk.durable[-1].head


async def test_what_a_dead_process_still_wants_to_write_goes_nowhere() -> None:
    disk = calm_disk()
    log = disk.open(MACHINE)
    await log.append(batch(1))
    saving = asyncio.ensure_future(log.save_snapshot(1, b"state"))
    await asyncio.sleep(0)
    disk.die()
    leftover = asyncio.ensure_future(log.append(batch(2)))
    await asyncio.sleep(10)
    assert not leftover.done()
    assert not saving.done()
    again = disk.open(MACHINE)
    assert batches_on(disk) == 1
    assert again.latest_snapshot() is None
    log.close()
    with pytest.raises(JournalBusyError):
        disk.open(MACHINE)


async def test_even_a_lossy_disk_keeps_what_a_log_showed_when_it_was_opened() -> None:
    disk = calm_disk(lossy=True)
    log = disk.open(MACHINE)
    await log.append(batch(1))
    log.close()
    disk.open(MACHINE)
    disk.lose_power()
    assert batches_on(disk) == 1


async def fails(disk: VirtualDisk, written: bool | None) -> None:
    """The second batch fails, and from then on the log gives nothing."""
    disk_log = disk.open(MACHINE)
    first, second = disk_log.append(batch(1)), disk_log.append(batch(2))
    for waiting in (first, second):
        with pytest.raises(JournalFaultError) as caught:
            await waiting
        assert caught.value.written is written
    head = disk_log.head
    for ask in _questions(disk_log):
        with pytest.raises(JournalFaultError, match="failed before"):
            await ask()
    assert disk_log.head == head
    with pytest.raises(JournalBusyError):
        disk.open(MACHINE)
    disk_log.close()


def _questions(log: FactLog) -> list[Callable[[], Coroutine[Any, Any, object]]]:
    async def append() -> object:
        return await log.append(batch(3))

    async def find() -> object:
        return log.find("batch-1")

    async def holds() -> object:
        return log.holds(genesis(MACHINE))

    async def records() -> object:
        return next(log.records())

    async def save_snapshot() -> object:
        return await log.save_snapshot(0, b"")

    async def latest_snapshot() -> object:
        return log.latest_snapshot()

    return [append, find, holds, records, save_snapshot, latest_snapshot]


@pytest.mark.parametrize("fault", IN_DOUBT)
async def test_after_a_commit_in_doubt_only_opening_again_tells(fault: str) -> None:
    disk = disk_with(fault)
    await fails(disk, None)
    log = disk.open(MACHINE)
    assert (log.find("batch-2") is not None) is IN_DOUBT[fault]
    await log.append(batch(9))


@pytest.mark.parametrize("seed", range(5))
async def test_a_full_disk_takes_nothing_until_there_is_room(seed: int) -> None:
    disk = disk_with("disk full", seed)
    await fails(disk, False)
    await fails(disk, False)
    if seed % 2:
        disk.make_room()
    else:
        await asyncio.sleep(100)
    log = disk.open(MACHINE)
    assert disk.durable == list(log.records()) == []
    await log.append(batch(1))
    assert batches_on(disk) == 1


async def test_a_read_only_disk_does_not_open_until_it_can_be_written_to() -> None:
    disk = disk_with("disk read-only")
    await fails(disk, None)
    with pytest.raises(UnusableError, match="Read-only"):
        disk.open(MACHINE)
    await asyncio.sleep(100)
    await disk.open(MACHINE).append(batch(1))


async def test_snapshots_outlive_the_process_and_a_full_disk_takes_none() -> None:
    faults = Faults(Random(1), likely=0.0)
    disk = VirtualDisk(Random(1), faults)
    log = disk.open(MACHINE)
    head = await log.append(batch(1))
    await log.save_snapshot(head.seq, b"state")
    disk.die()
    faults.arm("disk full")
    log = disk.open(MACHINE)
    assert _latest(log) == (head, b"state")
    with pytest.raises(JournalFaultError, match="beside the facts"):
        await log.save_snapshot(0, b"older")
    with pytest.raises(JournalFaultError, match="failed before"):
        await log.append(batch(2))
    log.close()
    assert _latest(disk.open(MACHINE)) == (head, b"state")


async def test_a_snapshot_of_what_was_lost_is_passed_over() -> None:
    disk = calm_disk(lossy=True)
    log = disk.open(MACHINE)
    for number in range(1, 4):
        head = await log.append(batch(number))
        await log.save_snapshot(head.seq, b"state %d" % number)
    disk.lose_power()
    kept = batches_on(disk)
    assert kept < 3
    snapshot = disk.open(MACHINE).latest_snapshot()
    assert (snapshot and snapshot.state) == (b"state %d" % kept if kept else None)


async def test_the_disk_of_another_machine_does_not_open() -> None:
    disk = calm_disk()
    disk.open(MACHINE).close()
    with pytest.raises(WrongMachineError):
        disk.open("terminal-8")


def trace(seed: int) -> list[tuple[float, str]]:
    seen: list[tuple[float, str]] = []

    async def main() -> None:
        disk = VirtualDisk(Random(seed), Faults(Random(seed + 1), likely=0.05))
        for number in range(1, 200):
            try:
                log = disk.open(MACHINE)
                head = await log.append([entry(number)])
                seen.append((asyncio.get_running_loop().time(), str(head)))
            except (JournalFaultError, UnusableError) as error:
                seen.append((asyncio.get_running_loop().time(), str(error)))
                await asyncio.sleep(5)
            log.close()

    run(main())
    return seen


def test_the_same_seed_gives_the_same_evening() -> None:
    assert trace(3) == trace(3)
    assert trace(3) != trace(4)


async def test_the_facts_become_a_real_journal_with_the_same_chain(tmp_path: Path) -> None:
    disk = calm_disk()
    log = disk.open(MACHINE)
    await asyncio.gather(*(log.append(batch(number)) for number in range(1, 30)))
    records = disk.durable
    path = tmp_path / "evening.db"
    write_journal(records, path, MACHINE)
    with Journal.open(path, machine=MACHINE) as journal:
        assert journal.verify() == records[-1].head
        assert list(journal.records()) == records
    with pytest.raises(AssertionError, match="the file ends at"):
        write_journal(records, path.with_name("other.db"), "terminal-8")
