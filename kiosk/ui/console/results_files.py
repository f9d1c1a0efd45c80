"""Results of other tables that a director can take: signed files in a folder."""

import logging
from pathlib import Path

from kiosk.game.tournament.results import FILE_BYTES_MAX, read_results
from kiosk.game.tournament.values import SessionResults

_log = logging.getLogger(__name__)

FILES_MAX = 48


class ResultsFolder:
    """Looked at again and again, for a file comes while the console is at work. One is read when it
    is new or was changed; what is no such file, or was not signed so, is left out, as the log says.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[tuple[str, int, int], SessionResults | None] = {}

    def results(self) -> dict[str, SessionResults]:
        """By the name of the file."""
        paths = sorted(self._folder.glob("*.json"))[:FILES_MAX]
        there = {self._stamp(path): path for path in paths}
        self._read = {
            stamp: self._read[stamp] if stamp in self._read else _read(path)
            for stamp, path in there.items()
        }
        return {stamp[0]: results for stamp, results in self._read.items() if results is not None}

    def _stamp(self, path: Path) -> tuple[str, int, int]:
        try:
            seen = path.stat()
        except OSError:
            return path.stem, 0, 0
        return path.stem, seen.st_mtime_ns, seen.st_size


def _read(path: Path) -> SessionResults | None:
    try:
        with path.open("rb") as file:
            return read_results(file.read(FILE_BYTES_MAX + 1))
    except (OSError, ValueError) as error:
        _log.error("%s: %s", path, error)
        return None
