"""Whether facts follow upon those that are kept. Pure."""

from collections.abc import Sequence

import msgspec

from kiosk.floor.store import ChainError
from kiosk.game.facts import Begun, decode
from kiosk.journal.record import Head, Record, chain

_BEFORE = " before "


def put_aside(journal: str, machine: int) -> str:
    """The name of a journal that another one of the same terminal has followed."""
    return f"{journal}{_BEFORE}{machine}"


def written_by(journal: str) -> str:
    """The machine that wrote a journal, also one that was put aside."""
    return journal.partition(_BEFORE)[0]


def is_aside(journal: str) -> bool:
    return _BEFORE in journal


def begins_anew(kept: bytes | None, records: Sequence[Record]) -> bool:
    """They are the first ones of another journal. `kept` is the hash that is known of the first."""
    if kept is None or not records or records[0].seq != 1 or records[0].hash == kept:
        return False
    try:
        return isinstance(decode(records[0].body), Begun)
    except msgspec.MsgspecError:
        return False


def following(head: Head, kept: bytes | None, records: Sequence[Record]) -> list[Record]:
    """Those that are new. What is kept already may be said again, up to the head itself; what is
    behind it must follow without a gap. `kept` is the hash that is known of the first of them.
    Raises `ChainError`."""
    if records and kept is not None and records[0].hash != kept:
        raise ChainError(f"fork: fact {records[0].seq} is another one than was told before")
    new: list[Record] = []
    for record in records:
        if record.seq < head.seq:
            continue
        if record.seq == head.seq:
            if record.hash != head.hash:
                raise ChainError(f"fork: fact {record.seq} is another one than was told before")
            continue
        if record.seq != head.seq + 1:
            raise ChainError(f"gap: fact {record.seq} came when {head.seq + 1} was due")
        if chain(head.hash, record.seq, record) != record.hash:
            what = "does not follow upon the one before it"
            raise ChainError(f"fork: fact {record.seq} {what}")
        new.append(record)
        head = record.head
    return new
