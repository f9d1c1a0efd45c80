"""What a table shows of itself to the floor."""

import os
from pathlib import Path
from types import SimpleNamespace

import pytest

from kiosk.table.told_to_floor import free_bytes


@pytest.mark.parametrize(("free", "told"), [(0, 1), (99_999_999, 1), (250_000_000, 200_000_000)])
def test_a_disk_that_is_full_is_not_one_of_which_nobody_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, told: int
) -> None:
    disk = SimpleNamespace(f_bavail=free, f_frsize=1)
    monkeypatch.setattr(os, "statvfs", lambda path: disk)
    assert free_bytes(tmp_path / "table.db") == told


def test_of_a_disk_that_is_not_there_nothing_is_told(tmp_path: Path) -> None:
    assert free_bytes(tmp_path / "none" / "table.db") == 0
