"""The things of a seat's room in a file, so that they outlive the process that simulates them.

A killed terminal leaves notes in the box and paper in pockets, and its validator still knows the
last event. So each movement is on the disk before the terminal is told of it.
"""

from collections import Counter
from pathlib import Path

import msgspec

from kiosk.folder_sync import replace_file
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.validator import Memory, VirtualValidator


class RoomFileError(Exception):
    """The file is something else, or cannot be read. The message names it."""


class Kept(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    notes: dict[str, dict[int, int]]
    printed: dict[str, int]
    pockets: list[str]
    stacked: dict[str, str]
    memory: Memory


def read(path: Path) -> Kept | None:
    """None: nothing has moved yet."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Kept)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise RoomFileError(f"cannot read {path}: {error.strerror}") from None
    except msgspec.MsgspecError as error:
        raise RoomFileError(f"{path} is not the file of a room: {error}") from None


def keep(path: Path, room: Room, validator: VirtualValidator) -> None:
    """Go on from the file, and write down every movement from now on."""
    kept = read(path)
    if kept is not None:
        room.notes.update((seat, Counter(notes)) for seat, notes in kept.notes.items())
        room.printed, room.pockets, room.stacked = kept.printed, kept.pockets, kept.stacked
        validator.remember(kept.memory)
    room.on_change = lambda: _write(path, room, validator.memory)


def _write(path: Path, room: Room, memory: Memory) -> None:
    kept = Kept(
        notes=room.notes,  # type: ignore[arg-type] # a counter is a dict
        printed=room.printed,
        pockets=room.pockets,
        stacked=room.stacked,
        memory=memory,
    )
    replace_file(path, msgspec.json.encode(kept))
