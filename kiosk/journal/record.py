"""What is remembered, and the chain that binds it. Pure: no file, no database, no clock.

Each record carries a hash over its own bytes and the hash before it. Nothing in the middle can be
changed, taken out, put in or moved without breaking the chain there. What a chain cannot show is a
tail cut off or a history rewritten to its end: for that, its head must be known somewhere else.
"""

import struct
from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple

from msgspec import Struct

_INT64 = range(-(2**63), 2**63)
# All lengths come before all texts, so two different records never give the same bytes to hash.
_LINK = struct.Struct(">qqIII")


class Entry(Struct, frozen=True, kw_only=True):
    """Something to remember."""

    kind: str
    body: bytes
    """Opaque here."""
    at_ms: int
    """Wall time. The journal reads no clock, so a replay gives the same chain."""
    key: str = ""
    """Makes repeating harmless: a key that is not empty can be used once in a journal."""

    def __post_init__(self) -> None:
        """Refuse here what could not be stored: met inside a commit, it would look like a fault of
        the disk, and take the others of its batch with it."""
        if not self.kind:
            raise ValueError("an entry has a kind")
        if self.at_ms not in _INT64:
            raise ValueError(f"{self.at_ms} ms is no time that can be stored")
        self.kind.encode()
        self.key.encode()


class Head(Struct, frozen=True):
    """Where a chain has got to. Kept by someone else, it shows a cut or rewritten journal."""

    seq: int
    hash: bytes

    def __str__(self) -> str:
        return f"{self.seq} ({self.hash.hex()[:16]})"


class Record(NamedTuple):
    """An entry once written. A tuple, in the order of the columns: millions of them are read."""

    seq: int
    """1 for the first, and no number left out."""
    at_ms: int
    kind: str
    key: str
    body: bytes
    hash: bytes

    @property
    def head(self) -> Head:
        """The head of the chain that ends here."""
        return Head(self.seq, self.hash)


def genesis(machine: str) -> Head:
    """The head of an empty journal: it differs by machine, so no chain fits another machine."""
    return Head(0, sha256(b"tapis journal 1\n" + machine.encode()).digest())


def chain(previous: bytes, seq: int, entry: Entry | Record) -> bytes:
    kind, key = entry.kind.encode(), entry.key.encode()
    lengths = _LINK.pack(seq, entry.at_ms, len(kind), len(key), len(entry.body))
    return sha256(previous + lengths + kind + key + entry.body).digest()


def keys_of(entries: Iterable[Entry]) -> frozenset[str]:
    """Of entries that are written together. None of them is used twice."""
    used = [entry.key for entry in entries if entry.key]
    keys = frozenset(used)
    if len(keys) < len(used):
        raise ValueError(f"one submission uses a key twice: {sorted(used)}")
    return keys


def link(after: Head, entries: Iterable[Entry]) -> list[Record]:
    """The records that these entries become behind a head."""
    records = []
    previous = after.hash
    for seq, entry in enumerate(entries, start=after.seq + 1):
        previous = chain(previous, seq, entry)
        records.append(Record(seq, entry.at_ms, entry.kind, entry.key, entry.body, previous))
    return records
