"""The simulated validator remembers over a kill what a real one does."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from kiosk.game import facts as f
from kiosk.game.history import begun
from kiosk.journal.facts import entries
from kiosk.journal.journal import Journal
from kiosk.lab.devices.transport import Paper, PaperPlace
from kiosk.lab.simulate.room_file import Kept, RoomFileError, read
from kiosk.lab.simulate.validator import Memory, Model
from tests.conftest import BOOKS
from tests.e2e.floor import Floor
from tests.e2e.processes import until

NOTE = ("a note", 5000)
ENTERED = f.NoteEntered(key="a note", cents=5000, counted=0)
CREDITED = (
    f.AccountOpened(account=1),
    f.NoteStacked(key="a note", cents=5000),
    f.NoteCredited(key="a note", cents=5000),
)


def a_note_not_acknowledged() -> bytes:
    """The file as a kill leaves it between the note box and the journal."""
    paper = Paper(cents=5000)
    memory = Memory(model=Model.COUNTS, place=PaperPlace.TAKEN, paper=paper, boxed=True, counted=1)
    kept = Kept(notes={"1": {5000: 1}}, printed={}, pockets=[], stacked={}, memory=memory)
    return msgspec.json.encode(kept)


@pytest.mark.parametrize("written", [(), CREDITED], ids=["not credited", "credited"])
async def test_a_note_stacked_before_a_kill_is_told_again_and_credited_once(
    tmp_path: Path, written: f.Facts
) -> None:
    """Also if the kill came after the journal and before the validator."""
    floor = Floor(tmp_path, Random(1), terminals=1)
    journal = Journal.open(floor.journal("terminal-1"), machine="terminal-1")
    first = begun(BOOKS[floor.house.rulebook], f.Role.TERMINAL, "1")
    journal.append(entries([first, ENTERED, *written], at_ms=1))
    journal.close()
    floor.house.room_of("1").write_bytes(a_note_not_acknowledged())
    terminal = floor.start_terminal("1", player=False)
    await until(
        lambda: floor.house.rooms()["1"].memory.place is PaperPlace.EMPTY, "the acknowledgement"
    )
    await terminal.killed()
    notes = [x for x in floor.facts("terminal-1") if isinstance(x, f.NoteStacked)]
    assert [(note.key, note.cents) for note in notes] == [NOTE]
    assert not [x for x in floor.facts("terminal-1") if isinstance(x, f.PaperDoubted)]


@pytest.mark.parametrize("text", ["", "{}", "[1, 2]"])
def test_a_file_that_is_none_of_ours_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "room.json"
    path.write_text(text)
    with pytest.raises(RoomFileError, match=str(path)):
        read(path)
