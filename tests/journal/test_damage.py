"""One byte of a file is wrong: that is found, or makes no difference. No wrong fact is shown."""

import subprocess
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from kiosk.journal.damage import is_damage
from kiosk.journal.errors import JournalError
from kiosk.journal.journal import Journal
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Head, Record
from tests.journal.samples import MACHINE, batch, state_at

BATCHES = 120
PAGE_BYTES = 4096
FLIPS = 250
FLIPS_OF_FIRST_PAGE = 60
SNAPSHOTS_AT = [100, 200, 300]


@dataclass(frozen=True, slots=True)
class Contents:
    """All that a journal tells."""

    head: Head
    records: list[Record]
    by_key: list[Record | None]


def contents(journal: JournalReader) -> Contents:
    head = journal.verify()
    snapshot = journal.latest_snapshot()
    assert snapshot is None or snapshot.state == state_at(snapshot.at.seq)
    by_key = [journal.find(f"batch-{number}") for number in range(BATCHES + 2)]
    return Contents(head, list(journal.records()), by_key)


def fill(journal: Journal) -> None:
    fill_the_log(journal)
    for seq in SNAPSHOTS_AT:
        journal.save_snapshot(seq, state_at(seq))


def fill_the_log(journal: Journal) -> None:
    """A snapshot would move all of it into the file."""
    for number in range(1, BATCHES + 1):
        journal.append(batch(number))


def flipped(content: bytes, chance: Random, *, within: int | None = None) -> bytes:
    place = chance.randrange(within or len(content))
    changed = content[place] ^ chance.randint(1, 255)
    return content[:place] + bytes([changed]) + content[place + 1 :]


def told(path: Path, files: dict[str, bytes], *, writing: bool) -> Contents | None:
    """What a journal of these files tells, or nothing if it finds that they are damaged."""
    for name in ("", "-wal", "-shm"):
        path.with_name(path.name + name).unlink(missing_ok=True)
    for name, content in files.items():
        path.with_name(path.name + name).write_bytes(content)
    try:
        with Journal.open(path, machine=MACHINE) if writing else Journal.read_only(path) as journal:
            return contents(journal)
    except JournalError:
        return None


@pytest.mark.parametrize("seed", range(2))
def test_a_byte_of_the_file_is_wrong(memory: Path, seed: int) -> None:
    chance, path = Random(seed), memory / "journal.db"
    with Journal.open(path, machine=MACHINE) as journal:
        fill(journal)
        expected = contents(journal)
    sound = path.read_bytes()
    # The first page is a small part of the file, and says what all the others are.
    damaged = [flipped(sound, chance) for _ in range(FLIPS)]
    damaged += [flipped(sound, chance, within=PAGE_BYTES) for _ in range(FLIPS_OF_FIRST_PAGE)]
    outcomes = [
        told(path, {"": content}, writing=chance.random() < 0.5)  # both ways of opening
        for content in damaged
    ]
    assert [outcome for outcome in outcomes if outcome not in (None, expected)] == []
    assert outcomes.count(None) > FLIPS / 2


def test_a_byte_of_the_log_is_wrong(memory: Path) -> None:
    """The log then ends before that byte. What was behind it shows by a head kept elsewhere."""
    chance, path = Random(4), memory / "journal.db"
    with Journal.open(path, machine=MACHINE) as journal:
        fill_the_log(journal)
        expected = contents(journal)
        # Another process, because closing the file in this one would drop SQLite's locks on it.
        copies = [memory / "copy", memory / "copy-wal"]
        subprocess.run(["cp", path, copies[0]], check=True)
        subprocess.run(["cp", path.with_name("journal.db-wal"), copies[1]], check=True)
    file, log = (copy.read_bytes() for copy in copies)
    assert told(path, {"": file, "-wal": log}, writing=False) == expected
    cut_short = 0
    for _ in range(FLIPS):
        outcome = told(path, {"": file, "-wal": flipped(log, chance)}, writing=True)
        if outcome is not None and outcome != expected:
            cut_short += 1
            shown = len(outcome.records)
            assert outcome.records == expected.records[:shown]
            assert outcome.head.seq == shown < expected.head.seq
    assert cut_short > FLIPS / 2


def test_damage_is_not_a_disk_that_is_out_of_reach(tmp_path: Path) -> None:
    path = tmp_path / "terminal.db"
    path.write_bytes(b"something else" * 1000)
    with pytest.raises(JournalError) as destroyed:
        Journal.open(path, machine=MACHINE)
    assert is_damage(destroyed.value)
    with pytest.raises(JournalError) as away:
        Journal.open(tmp_path / "not there" / "terminal.db", machine=MACHINE)
    assert not is_damage(away.value)
