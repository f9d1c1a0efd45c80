"""Evidence on a disc or in a folder that may not be written to."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

import pytest

from kiosk.journal.errors import UnusableError
from kiosk.journal.journal import Journal
from tests.journal.samples import MACHINE, batch, filled

NOBODY = 65534


@pytest.fixture
def disc() -> Iterator[Path]:
    """A folder that everybody can read. `closed_for_writing` closes it."""
    folder = Path(mkdtemp(prefix="tapis-disc-"))
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@contextmanager
def closed_for_writing(folder: Path) -> Iterator[None]:
    """As somebody who may read there and not write. Root may write anywhere, so not as root."""
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o555)
    root = os.getuid() == 0
    if root:
        os.setresuid(NOBODY, NOBODY, 0)
    try:
        assert not os.access(folder, os.W_OK)
        yield
    finally:
        if root:
            os.setresuid(0, 0, 0)


def test_a_closed_journal_is_read_and_nothing_is_left_beside_it(disc: Path) -> None:
    path = disc / "terminal.db"
    filled(path, batches=5)
    (disc / "terminal.db.lock").unlink()
    with closed_for_writing(disc), Journal.read_only(path) as journal:
        assert journal.verify() == journal.head
        assert len(list(journal.records())) == journal.head.seq > 0
    assert [found.name for found in disc.iterdir()] == ["terminal.db"]


def test_a_journal_with_its_log_asks_to_be_copied(disc: Path, path: Path) -> None:
    """Without the log its latest facts would silently be missing."""
    with Journal.open(path, machine=MACHINE) as journal:
        journal.append(batch(1))
        for name in (path.name, f"{path.name}-wal"):
            shutil.copy(path.with_name(name), disc / name)
    with closed_for_writing(disc), pytest.raises(UnusableError, match=r"copy .*-wal to one"):
        Journal.read_only(disc / path.name)
