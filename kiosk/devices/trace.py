"""Every frame that went over a line, in a ring file: for a technician, after something went wrong.

The file has a fixed number of slots of a fixed size; the newest frame overwrites the oldest. A
number of a ticket is masked before it is written, since whoever has the number has the money.
"""

import os
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

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


@dataclass(frozen=True, slots=True)
class Traced:
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
    found = []
    for at in range(len(_MAGIC), len(content) - _SLOT.size + 1, _SLOT.size):
        number, at_ms, way, sealed, length, data = _SLOT.unpack_from(content, at)
        if number and way in {known.value for known in Way}:
            shown = data[: min(length, len(data))]
            found.append(Traced(number, at_ms, Way(way), bool(sealed), length, shown))
    return iter(sorted(found, key=lambda traced: traced.number))
