"""The simulated validator remembers over a kill what a real one does."""

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from kiosk.game import facts as f
from kiosk.simulate.devices import Memory
from kiosk.simulate.room_file import Kept, RoomFileError, read
from tests.e2e.floor import Floor, facts_of
from tests.e2e.processes import until

NOTE = ("1/5e71a1/3", 5000)


def a_note_not_acknowledged() -> bytes:
    """The file as a kill leaves it between the note box and the journal."""
    memory = Memory(validator="1/5e71a1", events=3, note=NOTE)
    kept = Kept(notes_cents={"1/5e71a1": 5000}, printed={}, pockets=[], stacked={}, memory=memory)
    return msgspec.json.encode(kept)


def test_a_note_stacked_before_a_kill_is_told_again_and_credited_once(tmp_path: Path) -> None:
    async def story() -> None:
        floor = Floor(tmp_path, Random(1), seats=("1",))
        for _ in range(2):  # also if the kill came after the journal and before the validator
            floor.room_of("1").write_bytes(a_note_not_acknowledged())
            terminal = floor.start_terminal("1", player=False)
            await until(lambda: floor.rooms()["1"].memory.note is None, "an acknowledgement")
            await terminal.kill()
        notes = [x for x in facts_of(floor, "terminal-1") if isinstance(x, f.NoteStacked)]
        assert [(note.key, note.cents) for note in notes] == [NOTE]

    asyncio.run(story())


@pytest.mark.parametrize("text", ["", "{}", "[1, 2]"])
def test_a_file_that_is_none_of_ours_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "room.json"
    path.write_text(text)
    with pytest.raises(RoomFileError, match=str(path)):
        read(path)
