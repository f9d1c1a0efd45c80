"""Every frame that went over a line, in a ring file: for a technician, after something went wrong.

The file has a fixed number of slots of a fixed size; the newest frame overwrites the oldest. A
number of a ticket is masked before it is written, since whoever has the number has the money.
"""

import os
import re
import struct
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

from msgspec import Struct

SLOTS = 65_536
_SLOT = struct.Struct("<QQcBH108s")
_MAGIC = b"tapis trace 1\n"
_DIGITS = re.compile(rb"[0-9](?:-?[0-9]){4,}")
"""Also those of a number that is grouped for people to read."""
_SHOWN = 4


class TraceError(Exception):
    """The file cannot be used. Names it, and says why."""


class Way(Enum):
    SENT = b">"
    HEARD = b"<"
    SKIPPED = b"?"
    """Bytes that made no frame."""


_WAYS = frozenset(way.value for way in Way)


class Traced(Struct, frozen=True):
    number: int
    at_ms: int
    way: Way
    sealed: bool
    """It went over the line encrypted."""
    length: int
    data: bytes
    """Masked, and cut to what a slot holds."""


def masked(data: bytes) -> bytes:
    """With all but the last digits of every number struck out."""
    return _DIGITS.sub(lambda run: b"*" * (len(run[0]) - _SHOWN) + run[0][-_SHOWN:], data)


class Trace:
    """Goes on where the file ends. One writer a file."""

    def __init__(self, path: Path, *, slots: int = SLOTS) -> None:
        self._slots = slots
        try:
            there = list(read(path)) if path.exists() and path.stat().st_size else []
            self._fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            os.pwrite(self._fd, _MAGIC, 0)
        except OSError as error:
            raise TraceError(f"cannot write {path}: {error.strerror}") from None
        self._number = there[-1].number if there else 0

    def write(self, at_ms: int, way: Way, data: bytes, *, sealed: bool = False) -> None:
        self._number += 1
        shown = masked(data)[: _SLOT.size - 20]
        slot = _SLOT.pack(self._number, at_ms, way.value, sealed, len(data), shown)
        place = (self._number - 1) % self._slots
        os.pwrite(self._fd, slot, len(_MAGIC) + place * _SLOT.size)

    def close(self) -> None:
        os.close(self._fd)


def read(path: Path) -> Iterator[Traced]:
    """From the oldest to the newest. A slot that a power cut tore is left out."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise TraceError(f"cannot read {path}: {error.strerror}") from None
    if not content.startswith(_MAGIC):
        raise TraceError(f"{path} is not a trace")
    return iter(sorted(_slots(content[len(_MAGIC) :]), key=lambda traced: traced.number))


def _slots(content: bytes) -> Iterator[Traced]:
    for at in range(0, len(content) - _SLOT.size + 1, _SLOT.size):
        number, at_ms, way, sealed, length, data = _SLOT.unpack_from(content, at)
        if number and way in _WAYS:
            shown = data[: min(length, len(data))]
            yield Traced(number, at_ms, Way(way), bool(sealed), length, shown)


class Follower:
    """Goes along with a file while it is written, beginning with the newest frames."""

    def __init__(self, path: Path, *, slots: int = SLOTS) -> None:
        self._path = path
        self._slots = slots
        self._number = 0
        """Of the last frame that was told."""

    def news(self, most: int) -> list[Traced]:
        """What came since the last look, and of that the newest. A file that is not there yet has
        no news."""
        if not self._path.exists():
            return []
        told = self._next(most) if self._number else []
        if not told:
            told = [traced for traced in self._all_if_moved() if traced.number > self._number]
        if told:
            self._number = told[-1].number
        return told[-most:]

    def _all_if_moved(self) -> Iterator[Traced]:
        """Only if the next slot does not hold an old frame, or nothing: then nothing was written,
        and the whole file need not be read to see that."""
        if self._number and not any(t.number > self._number for t in self._at(self._number, 1)):
            return iter(())
        return read(self._path)

    def _next(self, most: int) -> list[Traced]:
        """Those that follow one another up to the end of the ring."""
        told: list[Traced] = []
        for traced in self._at(self._number, most):
            if traced.number != self._number + 1 + len(told):
                break
            told.append(traced)
        return told

    def _at(self, place: int, count: int) -> Iterator[Traced]:
        try:
            with self._path.open("rb") as file:
                file.seek(len(_MAGIC) + place % self._slots * _SLOT.size)
                return _slots(file.read(count * _SLOT.size))
        except OSError as error:
            raise TraceError(f"cannot read {self._path}: {error.strerror}") from None
