"""Where the secret of a ring is until it is told: outside the journal, so that whoever reads that,
or is given a part of it, does not know it; and durably, so that a table that was interrupted goes
on with the same ring."""

import asyncio
import logging
from pathlib import Path
from typing import Protocol

import msgspec

from kiosk.folder_sync import replace_file

_log = logging.getLogger(__name__)

RING_FILE = "ring.secret"


class RingSafe(Protocol):
    """Keeps the last secret."""

    async def keep(self, round_: int, secret: bytes) -> None:
        """Returns when it is durable."""

    def secret(self, round_: int) -> bytes | None:
        """None: it is not to be found."""


class _Kept(msgspec.Struct, frozen=True):
    round: int
    secret: str


class RingFile:
    """A `RingSafe` beside the journal, for the eyes of the table alone."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def keep(self, round_: int, secret: bytes) -> None:
        kept = msgspec.json.encode(_Kept(round_, secret.hex()))
        await asyncio.to_thread(replace_file, self._path, kept, secret=True)

    def secret(self, round_: int) -> bytes | None:
        try:
            kept = msgspec.json.decode(self._path.read_bytes(), type=_Kept)
            return bytes.fromhex(kept.secret) if kept.round == round_ else None
        except FileNotFoundError:
            return None
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            _log.warning("the ring of round %d is not to be read: %s", round_, error)
            return None


class RingMemory:
    """A `RingSafe` of a simulated table, and of one without files."""

    def __init__(self) -> None:
        self._kept: tuple[int, bytes] = (0, b"")

    async def keep(self, round_: int, secret: bytes) -> None:
        self._kept = (round_, secret)

    def secret(self, round_: int) -> bytes | None:
        return self._kept[1] if self._kept[0] == round_ else None
