"""Every line between a terminal and its table, in a file, for technicians.

What would be worth something to a reader is struck out before it is written: numbers of tickets
but for their last digits, and PINs whole. A file that has become large is moved aside, in the place
of the one before it.
"""

import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from kiosk.devices.trace import TraceError, Way

BYTES_MAX = 4 * 2**20
_NUMBER = re.compile(rb"(?<![0-9A-Za-z])[0-9]{14}(?=[0-9]{4}(?![0-9A-Za-z]))")
_PIN = re.compile(rb'("(?:second_)?pin":)"[^"]*"')


class TracedLine(msgspec.Struct, frozen=True):
    at_ms: int
    way: str
    line: str


def struck_out(line: bytes) -> bytes:
    return _PIN.sub(rb'\1"***"', _NUMBER.sub(b"*" * 14, line))


class LinkTrace:
    """One writer a file."""

    def __init__(
        self, path: Path, now_ms: Callable[[], int], *, bytes_max: int = BYTES_MAX
    ) -> None:
        self._path = path
        self._now_ms = now_ms
        self._bytes_max = bytes_max
        try:
            self._fd = self._open()
        except OSError as error:
            raise TraceError(f"cannot write {path}: {error.strerror}") from None

    def _open(self) -> int:
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC
        return os.open(self._path, flags, 0o600)

    def write(self, way: Way, line: bytes) -> None:
        text = struck_out(line).decode("utf-8", "replace")
        traced = TracedLine(self._now_ms(), way.value.decode(), text)
        with suppress(OSError):
            os.write(self._fd, msgspec.json.encode(traced) + b"\n")
            if os.fstat(self._fd).st_size > self._bytes_max:
                self._begin_another()

    def _begin_another(self) -> None:
        self._path.replace(aside_of(self._path))
        full, self._fd = self._fd, self._open()
        os.close(full)


def aside_of(path: Path) -> Path:
    """Where a file that has become large is moved to."""
    return path.with_name(f"{path.name}.1")


class LinkFollower:
    """Goes along with the file while it is written, beginning with the newest lines."""

    def __init__(self, path: Path, *, bytes_most: int = 2**18) -> None:
        self._path = path
        self._bytes_most = bytes_most
        """That are read in one look."""
        self._file: BinaryIO | None = None
        """Kept open: so it is read to its end also after it was moved aside."""
        self._at = 0

    def news(self, most: int) -> list[TracedLine]:
        """What came since the last look, and of that the newest."""
        try:
            lines = self._lines()
        except OSError as error:
            raise TraceError(f"cannot read {self._path}: {error.strerror}") from None
        try:
            return [msgspec.json.decode(line, type=TracedLine) for line in lines[-most:]]
        except msgspec.MsgspecError as error:
            raise TraceError(f"{self._path} is not the trace of a link: {error}") from None

    def _lines(self) -> list[bytes]:
        before = self._read(self._file) if self._file is not None else []
        if not self._path.exists() or self._is_open():
            return before
        self.close()
        self._file, self._at = self._path.open("rb"), 0
        return before + self._read(self._file)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _is_open(self) -> bool:
        if self._file is None:
            return False
        return os.path.samestat(os.fstat(self._file.fileno()), self._path.stat())

    def _read(self, file: BinaryIO) -> list[bytes]:
        size = os.fstat(file.fileno()).st_size
        begins = max(self._at, size - self._bytes_most)
        content = os.pread(file.fileno(), size - begins, begins)
        whole, end, _ = content.rpartition(b"\n")
        cut = begins > self._at  # the first line may have lost its beginning
        self._at = begins + len(whole) + len(end)
        return whole.split(b"\n")[1 if cut else 0 :] if end else []
