"""The state that a machine has proven last, for its next start.

Proving a snapshot means to fold all facts before it. What was proven once is not folded again: the
state is kept with its fact in a folder of the machine's own user (`kiosk/journal/marks.py` says why
not beside the journal). Without it, or if anybody else could have written it, all facts are folded;
an audit never looks at it.
"""

import logging
import os
from hashlib import sha256
from pathlib import Path

import msgspec

from kiosk.folder_sync import replace_file
from kiosk.journal.marks import is_private
from kiosk.journal.record import Head

_log = logging.getLogger(__name__)


class Proven(msgspec.Struct, frozen=True):
    seq: int
    hash: bytes
    state: bytes

    @property
    def at(self) -> Head:
        return Head(self.seq, self.hash)


class ProofFile:
    """Of one journal. What cannot be kept, or not be read, is as if it were not there."""

    def __init__(self, journal: Path, folder: Path) -> None:
        name = sha256(os.fsencode(journal.absolute())).hexdigest()[:32]
        self._folder = folder / "proofs"
        self._path = self._folder / name

    def latest(self) -> Proven | None:
        if not is_private(self._folder):
            return None
        try:
            return msgspec.msgpack.decode(self._path.read_bytes(), type=Proven)
        except FileNotFoundError:
            return None
        except (OSError, msgspec.MsgspecError) as error:
            _log.info("%s: is passed over: %s", self._path, error)
            return None

    def keep(self, at: Head, state: bytes) -> None:
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            replace_file(self._path, msgspec.msgpack.encode(Proven(at.seq, at.hash, state)))
        except OSError as error:
            _log.info("%s: is not kept: %s", self._path, error)
