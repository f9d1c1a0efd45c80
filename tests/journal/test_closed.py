"""Days that are closed: files of their own, one history with the journal, and never half moved."""

import os
import shutil
import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kiosk.clock import HouseDay
from kiosk.journal import closed
from kiosk.journal.closed import days_folder
from kiosk.journal.errors import JournalError, KeyTakenError, MissingDayError
from kiosk.journal.journal import Journal
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Entry, Record
from tests.journal.samples import MACHINE

DAY_MS = 86_400_000
DAYS, A_DAY = 4, 30
BEGIN_MS = HouseDay().begin_ms


def entry(day: int, number: int) -> Entry:
    at_ms = day * DAY_MS + number * 1000
    key = f"key {day} {number}" if number % 3 == 0 else ""
    return Entry(kind="sample", body=f'{{"n":{number}}}'.encode(), at_ms=at_ms, key=key)


@pytest.fixture
def journal(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Journal]:
    """Days in one file. A frame of a closed one is short."""
    monkeypatch.setattr("kiosk.journal.reader._PAGE_FACTS", 7)
    monkeypatch.setattr("kiosk.journal.journal.FRAME_FACTS", 11)
    with Journal.open(path, machine=MACHINE) as opened:
        for day in range(1, DAYS + 1):
            opened.append([entry(day, number) for number in range(A_DAY)])
        yield opened


def close_all(journal: Journal, before_ms: int = DAYS * DAY_MS) -> int:
    steps = 0
    while journal.close_some(before_ms, BEGIN_MS):
        steps += 1
    return steps


def files(journal: JournalReader) -> list[Path]:
    return sorted(days_folder(journal.path).glob("*.day"))


def in_file(path: Path) -> int:
    with JournalReader.read_only(path) as reader:
        (count,) = reader._db.execute("SELECT count(*) FROM facts").fetchone()
        return int(count)


def test_closed_days_are_one_history_with_the_journal(journal: Journal) -> None:
    records, head = [*journal.records()], journal.head
    journal.save_snapshot(50, b"state")
    close_all(journal)
    assert len(files(journal)) == DAYS - 1
    assert in_file(journal.path) == A_DAY
    assert journal.head == head
    assert [*journal.records()] == records
    assert journal.verify() == head
    snapshot = journal.latest_snapshot()
    assert snapshot is not None and snapshot.at == records[49].head
    for reader in (journal, JournalReader.read_only(journal.path)):
        for after in (0, 1, 6, 29, 30, 31, 95, len(records)):
            assert [*reader.records(after)] == records[after:]
        assert all(reader.holds(record.head) for record in records)
        assert [reader.at_ms(r.seq) for r in records] == [r.at_ms for r in records]
        assert reader.seq_before(2 * DAY_MS) == A_DAY
        kinds = reader.of_kinds(["sample"], after=25, until=100)
        assert kinds == records[25:100]


def test_keys_of_closed_days_are_used_once(journal: Journal) -> None:
    close_all(journal)
    found = journal.find("key 1 3")
    assert found is not None and found.seq == 4
    assert journal.find("key 1 4") is None
    with pytest.raises(KeyTakenError):
        journal.append([entry(1, 3)])
    journal.append([entry(DAYS + 1, 1)])
    assert journal.verify().seq == DAYS * A_DAY + 1


def test_only_days_that_are_over_are_closed(journal: Journal) -> None:
    assert close_all(journal, DAY_MS) == 0
    close_all(journal, 2 * DAY_MS)
    assert len(files(journal)) == 1
    assert in_file(journal.path) == (DAYS - 1) * A_DAY


def test_a_day_is_small(journal: Journal) -> None:
    before = sum(len(record.body) + 100 for record in journal.records())
    close_all(journal)
    assert sum(path.stat().st_size for path in files(journal)) < before
    assert {path.stat().st_mode & 0o777 for path in files(journal)} == {0o400}


def test_whoever_is_killed_at_any_step_loses_nothing(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each write, rename, sync and statement in turn: the next start goes on."""
    monkeypatch.setattr("kiosk.journal.reader._PAGE_FACTS", 7)
    monkeypatch.setattr("kiosk.journal.journal.FRAME_FACTS", 11)
    with Journal.open(path, machine=MACHINE) as journal:
        for day in (1, 2, 3):
            journal.append([entry(day, number) for number in range(A_DAY)])
        records = [*journal.records()]
    stop = 0
    while True:
        stop += 1
        there = tmp_path / f"killed {stop}" / path.name
        there.parent.mkdir()
        shutil.copy(path, there)
        stopped = _close_until(there, stop)
        for _ in range(2):
            with JournalReader.read_only(there) as reader:
                assert [*reader.records()] == records, stop
                reader.verify()
            with Journal.open(there, machine=MACHINE) as journal:
                close_all(journal, 3 * DAY_MS)
                assert len(files(journal)) == 2
            assert in_file(there) == A_DAY
        if not stopped:
            break
    assert stop > 30


def _close_until(path: Path, stop: int) -> bool:
    """Whether a process came to that step, and was killed behind it."""
    process = get_context("fork").Process(target=_close_and_die, args=(path, stop))
    process.start()
    process.join()
    assert process.exitcode in (0, -signal.SIGKILL)
    return process.exitcode != 0


def _close_and_die(path: Path, stop: int) -> None:
    done = 0

    def counted(function: Callable[..., Any]) -> Callable[..., Any]:
        def dying(*given: Any, **more: Any) -> Any:
            nonlocal done
            came = function(*given, **more)
            done += 1
            if done == stop:
                os.kill(os.getpid(), signal.SIGKILL)
            return came

        return dying

    journal = Journal.open(path, machine=MACHINE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(closed.DayWriter, "_write", counted(closed.DayWriter._write))
        patch.setattr(os, "fsync", counted(os.fsync))
        patch.setattr(closed, "sync_folder", counted(closed.sync_folder))
        patch.setattr(Path, "rename", counted(Path.rename))
        patch.setattr(Journal, "_beside_the_facts", counted(Journal._beside_the_facts))
        close_all(journal, 3 * DAY_MS)


@pytest.mark.parametrize("which", [0, 1, 2])
def test_a_day_that_is_missing_is_said(journal: Journal, which: int) -> None:
    close_all(journal)
    files(journal)[which].unlink()
    with JournalReader.read_only(journal.path) as reader:
        expected = MissingDayError if which < DAYS - 2 else JournalError
        with pytest.raises(expected, match=r"missing|another"):
            reader.verify()


def test_all_days_taken_away_are_said(journal: Journal) -> None:
    close_all(journal)
    for path in files(journal):
        path.unlink()
    with JournalReader.read_only(journal.path) as reader, pytest.raises(JournalError):
        reader.verify()


def test_no_byte_of_a_closed_day_can_be_changed(journal: Journal) -> None:
    close_all(journal)
    path = files(journal)[1]
    kept = path.read_bytes()
    path.chmod(0o600)
    for at in range(0, len(kept), 5):
        path.write_bytes(kept[:at] + bytes([kept[at] ^ 1]) + kept[at + 1 :])
        with JournalReader.read_only(journal.path) as reader, pytest.raises(JournalError):
            reader.verify()
    path.write_bytes(kept[:-3])
    with JournalReader.read_only(journal.path) as reader, pytest.raises(JournalError):
        reader.verify()


def test_a_day_that_is_written_anew_does_not_fit(journal: Journal) -> None:
    """All hashes of it made right again: the next day goes on from another one."""
    close_all(journal)
    path = files(journal)[1]
    records: list[Record] = [*journal.records()]
    path.unlink()
    writer = closed.DayWriter(journal.path, MACHINE, records[A_DAY - 1].head)
    forged = [*records[A_DAY : 2 * A_DAY]]
    forged[3] = forged[3]._replace(body=b'{"n":99}')
    previous, anew = records[A_DAY - 1].hash, []
    for record in forged:
        previous = closed.chain(previous, record.seq, record)
        anew.append(record._replace(hash=previous))
    writer.add(anew)
    writer.finish()
    reader = JournalReader.read_only(journal.path)
    with reader, pytest.raises(JournalError, match="was changed"):
        reader.verify()


def test_a_reader_goes_on_while_days_are_closed(journal: Journal) -> None:
    records = [*journal.records()]
    with JournalReader.read_only(journal.path) as reader:
        reading = reader.records()
        first = [next(reading) for _ in range(3)]
        close_all(journal)
        assert [*first, *reading] == records


Asked = Callable[[JournalReader, list[Record]], bool]
ASKED: dict[str, Asked] = {
    "holds": lambda reader, known: all(reader.holds(record.head) for record in known),
    "at_ms": lambda reader, known: all(reader.at_ms(r.seq) == r.at_ms for r in known),
    "hash_at": lambda reader, known: reader.hash_at(5) == known[4].hash,
    "at": lambda reader, known: reader.at(5) == known[4].head,
    "of_kinds": lambda reader, known: (
        reader.of_kinds(["sample"], after=5, until=100) == known[5:100]
    ),
    "find": lambda reader, known: reader.find("key 1 3") == known[3],
    "seq_before": lambda reader, known: reader.seq_before(2 * DAY_MS) == A_DAY,
    "records": lambda reader, known: [*reader.records(5)] == known[5:],
    "verify": lambda reader, known: reader.verify() == known[-1].head,
}


@pytest.mark.parametrize("what", ASKED)
def test_whoever_had_it_open_finds_what_was_closed_since(journal: Journal, what: str) -> None:
    known = [*journal.records()]
    with JournalReader.read_only(journal.path) as reader:
        assert reader.head == known[-1].head
        close_all(journal)
        assert ASKED[what](reader, known)


def test_a_disk_without_room_stops_nothing(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: closed.DayWriter, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(closed.DayWriter, "add", full)
        assert close_all(journal) == 0
    journal.append([entry(DAYS, 1000)])
    assert journal.verify().seq == DAYS * A_DAY + 1
    close_all(journal)
    assert len(files(journal)) == DAYS - 1


@pytest.mark.parametrize("size", [10, 20_000], ids=["at the end", "in the middle"])
def test_a_disk_that_fills_up_in_a_day_stops_nothing(path: Path, size: int) -> None:
    """What is buffered fails at the file's end, what is long at once; and to end it fails too."""
    with Journal.open(path, machine=MACHINE) as journal:
        body = Random(1).randbytes(size)
        journal.append([Entry(kind="sample", body=body, at_ms=DAY_MS)])
        journal.append([entry(3, 0)])
        days_folder(path).mkdir()
        (days_folder(path) / "closing.new").symlink_to("/dev/full")
        close_all(journal, 2 * DAY_MS)
        assert files(journal) == []
        journal.append([entry(3, 3)])
        assert journal.verify().seq == 3
        close_all(journal, 2 * DAY_MS)
        assert len(files(journal)) == 1
        assert journal.verify().seq == 3


def test_a_folder_that_cannot_be_made_stops_nothing(journal: Journal) -> None:
    days_folder(journal.path).write_text("somebody else's")
    assert close_all(journal) == 0
    journal.append([entry(DAYS, 1000)])
    assert journal.verify().seq == DAYS * A_DAY + 1


def test_a_clock_that_was_set_back_over_a_day_loses_nothing(path: Path) -> None:
    """No machine of today writes so; journals are older than machines."""
    with Journal.open(path, machine=MACHINE) as journal:
        for day in (1, 3, 1, 2, 6):
            journal.append([replace(entry(day, number), key="") for number in range(5)])
        records = [*journal.records()]
        close_all(journal, 6 * DAY_MS)
        assert [*journal.records()] == records
        assert journal.verify() == records[-1].head
    assert in_file(path) == 5


@pytest.mark.parametrize("which", [slice(0, None), slice(-1, None)], ids=["all", "the last"])
def test_a_machine_does_not_go_on_behind_days_that_are_gone(journal: Journal, which: slice) -> None:
    """The first fact that is there follows upon none."""
    close_all(journal)
    first = 1 if which.start == 0 else (DAYS - 2) * A_DAY + 1
    for path in files(journal)[which]:
        path.unlink()
    journal.close()
    said = f"facts {first} to {(DAYS - 1) * A_DAY} are missing: a file of its closed days"
    with pytest.raises(MissingDayError, match=said):
        Journal.open(journal.path, machine=MACHINE)


def test_closed_days_of_another_history_are_not_gone_on_from(
    journal: Journal, tmp_path: Path
) -> None:
    """A copy of before is put back, and goes on behind its days; one that went on without them, and
    has other facts, does not."""
    path, copy = journal.path, tmp_path / "copy" / journal.path.name
    copy.parent.mkdir()
    with Journal.open(copy, machine=MACHINE) as other:
        other.append([entry(1, number) for number in range(A_DAY)])
    close_all(journal)
    shutil.copytree(days_folder(path), days_folder(copy))
    with Journal.open(copy, machine=MACHINE) as other:
        assert other.head.seq == (DAYS - 1) * A_DAY
        assert [*other.records()] == [*journal.records()][: (DAYS - 1) * A_DAY]
        other.append([entry(DAYS, 500)])
        assert other.verify().seq == (DAYS - 1) * A_DAY + 1
    forked = tmp_path / "forked" / path.name
    forked.parent.mkdir()
    with Journal.open(forked, machine=MACHINE) as other:
        other.append([entry(1, number + 1) for number in range(DAYS * A_DAY)])
    shutil.copytree(days_folder(path), days_folder(forked))
    with pytest.raises(JournalError, match="known from elsewhere"):
        Journal.open(forked, machine=MACHINE)
