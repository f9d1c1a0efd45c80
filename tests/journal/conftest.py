"""Places for journals."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a journal may be made, on a real disk."""
    return tmp_path / "journal.db"


@pytest.fixture
def memory(tmp_path: Path) -> Iterator[Path]:
    """A folder that needs no disk, for thousands of journals that are opened once."""
    shared = Path("/dev/shm")
    with TemporaryDirectory(dir=shared if shared.is_dir() else tmp_path) as folder:
        yield Path(folder)
