"""The first frame of a terminal waits for nothing that it does not show."""

import subprocess
import sys

import pytest

LATE = (
    "asyncio",
    "importlib.metadata",
    "ssl",
    "sqlite3",
    "kiosk.audit",
    "kiosk.link.messages",
    "kiosk.records",
    "kiosk.ui.audio",
    "kiosk.ui.staff.staff_view",
    "kiosk.ui.terminal.guide.walker",
)


@pytest.fixture(scope="module")
def loaded() -> set[str]:
    told = "import sys, kiosk.ui.terminal.run; print(*sys.modules)"
    return set(subprocess.check_output([sys.executable, "-c", told], text=True).split())


@pytest.mark.parametrize("module", LATE)
def test_a_screen_is_opened_without(loaded: set[str], module: str) -> None:
    assert "kiosk.ui.terminal.terminal_view" in loaded
    assert module not in loaded
