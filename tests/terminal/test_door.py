"""The door of a terminal: locked while it is open, whatever is read from its switch."""

from pathlib import Path

import pytest

from kiosk.devices.door import DoorSwitch
from kiosk.game.facts import LockReason
from kiosk.terminal.door import DoorWatch
from tests.hostile.table import House


@pytest.mark.parametrize(
    ("reads_open", "content", "is_open"),
    [
        ("1", "1\n", True),
        ("1", "0\n", False),
        ("0", "0\n", True),
        ("0", "1\n", False),
        ("1", "", True),
        ("1", "\xff", True),
        ("1", None, True),
    ],
)
def test_what_cannot_be_read_is_an_open_door(
    tmp_path: Path, reads_open: str, content: str | None, is_open: bool
) -> None:
    path = tmp_path / "value"
    if content is not None:
        path.write_text(content, encoding="latin-1")
    assert DoorSwitch(path, reads_open=reads_open).open() is is_open


async def test_nothing_is_played_while_the_door_is_open(there: House, tmp_path: Path) -> None:
    value = tmp_path / "value"

    switch = DoorSwitch(value, reads_open="1")
    watch = DoorWatch(switch, there.terminal.machine)
    for content, locked in (("0", False), ("1", True), ("1", True), ("0", False)):
        value.write_text(content)
        await watch.look(there.terminal.service)
        assert (LockReason.DOOR in there.terminal.state.locks.reasons) is locked
    await there.play()
