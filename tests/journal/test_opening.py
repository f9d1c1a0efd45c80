"""Which files are opened, by whom, and what is said of the others."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pysqlite3
import pytest

from kiosk.journal.connection import require_sqlite
from kiosk.journal.errors import (
    JournalBusyError,
    NotAJournalError,
    OldSqliteError,
    UnusableError,
    WrongMachineError,
)
from kiosk.journal.journal import Journal
from tests.conftest import PROJECT
from tests.journal.children import appending
from tests.journal.samples import MACHINE, batches_in, entry, filled
from tests.journal.tampering import altered


def test_there_is_one_writer(path: Path) -> None:
    with (
        Journal.open(path, machine=MACHINE) as journal,
        pytest.raises(JournalBusyError, match=f"{path}: another"),
    ):
        Journal.open(path, machine=MACHINE)
    assert journal.head.seq == 0
    Journal.open(path, machine=MACHINE).close()


def test_a_writer_in_another_process_counts_until_it_dies(path: Path) -> None:
    with appending(path) as child:
        child.hear("returned")
        with pytest.raises(JournalBusyError):
            Journal.open(path, machine=MACHINE)
        child.kill()
        Journal.open(path, machine=MACHINE).close()


def test_a_journal_that_did_not_open_is_free_for_the_next(path: Path) -> None:
    filled(path, batches=1)
    with pytest.raises(WrongMachineError):
        Journal.open(path, machine="terminal-8")
    with Journal.open(path, machine=MACHINE) as journal:
        assert batches_in(journal) == 1


def test_reading_beside_a_writer_shows_what_it_has_made_durable(path: Path) -> None:
    with appending(path) as child:
        child.hear("returned")
        with Journal.read_only(path) as journal:
            for _ in range(30):
                child.hear("returned")
                acknowledged = int(child.said[-1].split()[1])
                assert batches_in(journal) >= acknowledged
                assert journal.verify().seq <= journal.head.seq
                assert journal.find(f"batch-{acknowledged}") is not None


def test_a_reader_changes_nothing(path: Path) -> None:
    filled(path, batches=3)
    before = path.read_bytes()
    with Journal.read_only(path) as journal:
        assert not hasattr(journal, "append")
        assert journal.machine == MACHINE
        journal.verify()
    assert path.read_bytes() == before


def test_the_journal_of_another_machine_is_refused(path: Path) -> None:
    filled(path, batches=1)
    with pytest.raises(WrongMachineError, match="of 'terminal-7', not of 'terminal-8'"):
        Journal.open(path, machine="terminal-8")


@pytest.mark.parametrize("content", [b"meter readings\n" * 100, b"SQLite format 3\0" + bytes(84)])
def test_a_file_that_is_no_database_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(NotAJournalError, match="nor any SQLite file"):
        Journal.open(path, machine=MACHINE)
    assert path.read_bytes() == content


def test_the_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    altered(path, "CREATE TABLE tickets (number TEXT)")
    before = path.read_bytes()
    for opening in (lambda: Journal.open(path, machine=MACHINE), lambda: Journal.read_only(path)):
        with pytest.raises(NotAJournalError, match="not those of a journal"):
            opening()
    assert path.read_bytes() == before


def test_a_journal_that_names_no_machine_is_refused_to_readers(path: Path) -> None:
    filled(path, batches=1)
    altered(path, "DELETE FROM meta")
    with pytest.raises(NotAJournalError, match="names no machine"):
        Journal.read_only(path)


def test_a_newer_release_is_named(path: Path) -> None:
    filled(path, batches=1)
    altered(
        path,
        "CREATE TABLE tickets (number TEXT)",
        "INSERT INTO _sqlite_migrations (migration_set, name, applied_at)"
        " VALUES ('journal', '003_tickets', '')",
    )
    with pytest.raises(NotAJournalError, match="made by a newer release, which added 003_tickets"):
        Journal.open(path, machine=MACHINE)


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere" / "journal.db"
    with pytest.raises(UnusableError, match="No such file or directory"):
        Journal.open(nowhere, machine=MACHINE)
    with pytest.raises(UnusableError, match="unable to open"):
        Journal.read_only(nowhere)


def test_any_path_will_do(tmp_path: Path) -> None:
    path = tmp_path / "seat 7 ?mode=ro&50%25#ü.db"
    filled(path, batches=1)
    assert path.exists()
    with Journal.read_only(path) as journal:
        assert batches_in(journal) == 1


def test_an_sqlite_that_can_corrupt_a_log_is_refused(path: Path) -> None:
    require_sqlite(path, (3, 51, 3))
    with pytest.raises(OldSqliteError, match=r"SQLite 3\.51\.2 can corrupt a journal; 3\.51\.3"):
        require_sqlite(path, (3, 51, 2))


def test_the_sqlite_of_the_distribution_is_refused(path: Path) -> None:
    """sqlite-utils takes it without a word when pysqlite3 is not there."""
    program = (
        "import sqlite3, sys; sys.modules['pysqlite3'] = None\n"
        "sqlite3.sqlite_version_info = (3, 40, 1)\n"  # Debian 12's, whatever is here
        "from pathlib import Path\n"
        "from kiosk.journal.journal import Journal\n"
        f"Journal.open(Path({str(path)!r}), machine='terminal-7')"
    )
    command = [sys.executable, "-c", program]
    run = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert "OldSqliteError" in run.stderr
    assert not path.exists()


def test_another_program_in_the_middle_of_reading_is_said(path: Path) -> None:
    """What it reads in the log cannot be taken from it, so the log cannot be settled."""
    with appending(path) as child:
        child.hear("returned")
        child.kill()
    with closing(pysqlite3.connect(str(path), isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM facts").fetchone()
        with pytest.raises(UnusableError, match="in the middle of reading"):
            Journal.open(path, machine=MACHINE)
        other.execute("COMMIT")
        Journal.open(path, machine=MACHINE).close()


def test_a_journal_opens_again_where_it_was(path: Path) -> None:
    with Journal.open(path, machine=MACHINE) as journal:
        head = journal.append([entry(1)])
    with closing(Journal.open(path, machine=MACHINE)) as journal:
        assert journal.head == head
