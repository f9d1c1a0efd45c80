"""A file that somebody deletes or replaces while it is open is noticed, not written into."""

from pathlib import Path

import pytest

from kiosk.journal.connection import OwnFiles
from kiosk.journal.errors import JournalFaultError
from kiosk.journal.journal import Journal
from tests.journal.samples import MACHINE, entry


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def test_a_log_deleted_while_running_is_noticed_and_nothing_is_lost(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append([entry(1), entry(2)])
        log_of(path).unlink()
        with pytest.raises(JournalFaultError, match=r"journal\.db-wal was deleted or replaced"):
            journal.append([entry(3)])
        with pytest.raises(JournalFaultError, match="nothing more is written"):
            journal.append([entry(4)])
    with Journal.open(path, machine=MACHINE) as journal:
        assert [record.at_ms for record in journal.records()] == [1, 2, 3]
        journal.verify()


def test_a_log_deleted_as_it_is_opened_is_noticed(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def delete_and_look(at: Path) -> OwnFiles:
        log_of(at).unlink()
        return OwnFiles(at)

    monkeypatch.setattr("kiosk.journal.journal.OwnFiles", delete_and_look)
    with (
        Journal.open(path, machine=MACHINE) as journal,
        pytest.raises(JournalFaultError, match=r"journal\.db-wal was deleted or replaced"),
    ):
        journal.append([entry(1)])


def test_a_log_deleted_between_rounds_is_noticed(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append([entry(1)])
        log_of(path).unlink()
        with pytest.raises(JournalFaultError, match="was deleted or replaced"):
            journal.tidy()
    with Journal.open(path, machine=MACHINE) as journal:
        assert journal.head.seq == 1


@pytest.mark.parametrize("name", ["journal.db", "journal.db-wal"])
def test_a_file_replaced_by_a_copy_of_before_acknowledges_nothing(path: Path, name: str) -> None:
    there = path.with_name(name)
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append([entry(1)])
        copy = path.with_name("copy")
        copy.write_bytes(there.read_bytes())
        journal.append([entry(2)])
        copy.replace(there)
        with pytest.raises(JournalFaultError, match=f"{name} was deleted or replaced"):
            journal.append([entry(3)])


def test_a_file_that_is_gone_acknowledges_nothing(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append([entry(1)])
        path.unlink()
        with pytest.raises(JournalFaultError, match=r"journal\.db was deleted or replaced"):
            journal.append([entry(2)])
