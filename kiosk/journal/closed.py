"""Closed days of a journal: facts that moved out of its file into files of their own, one a day, in
a folder beside it (`table.db.days`), compressed and never changed again.

A hash is not kept with each fact, for it follows from the one before: so whoever reads a fact has
computed its chain. Each file says where it begins and ends, and the next one, or the journal,
goes on from there: one that is missing, changed or put in breaks the chain.

    tapis day 1\\n | frame | frame | ... | index | length of the index, 8 bytes | SHA-256 of it all

A frame is Zstandard of an array of [time, kind, key, body]; the index a `DayIndex`: MessagePack.
"""

import os
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from io import BufferedWriter
from pathlib import Path

import msgspec
import zstandard

from kiosk.folder_sync import sync_folder
from kiosk.journal.errors import Break, BrokenChainError, MissingDayError, UnusableError
from kiosk.journal.record import Head, Record, chain

_MAGIC = b"tapis day 1\n"
_LENGTH_BYTES = 8
_HASH_BYTES = 32
_LEVEL = 9
FRAME_FACTS = 1000
_FRAME_BYTES_MAX = 2**30
_FRAMES_HELD = 4
"""Of all days together, for whoever reads here and there."""
_Row = tuple[int, str, str, bytes]


class Frame(msgspec.Struct, frozen=True, array_like=True):
    offset: int
    size: int
    first: int
    """The sequence of its first fact."""
    before: bytes
    """The hash of the fact before it."""


class DayIndex(msgspec.Struct, frozen=True, array_like=True):
    machine: str
    first: int
    last: int
    last_hash: bytes
    first_ms: int
    last_ms: int
    frames: tuple[Frame, ...]


def days_folder(journal: Path) -> Path:
    return journal.with_name(f"{journal.name}.days")


def day_files(journal: Path) -> list[tuple[int, int, Path]]:
    """From the first day to the last, with the first and the last fact of each."""
    folder = days_folder(journal)
    found = []
    for path in sorted(folder.glob("*.day")) if folder.is_dir() else ():
        first, _, last = path.stem.partition("-")
        if first.isdecimal() and last.isdecimal():
            found.append((int(first), int(last), path))
    return found


def _name(first: int, last: int) -> str:
    return f"{first:012d}-{last:012d}.day"


class DayWriter:
    """A file in the making: nobody sees it before it is whole and durable."""

    def __init__(self, journal: Path, machine: str, after: Head) -> None:
        self._folder = days_folder(journal)
        self._folder.mkdir(mode=0o700, exist_ok=True)
        self._machine = machine
        self.last = after
        self._first = after.seq + 1
        self._times: list[int] = []
        self._frames: list[Frame] = []
        self._hash = sha256()
        self._path = self._folder / "closing.new"
        self._file: BufferedWriter = open(self._path, "wb")  # noqa: SIM115 - it stays open
        self._write(_MAGIC)

    def add(self, records: Sequence[Record]) -> None:
        """A frame more."""
        rows = [(record.at_ms, record.kind, record.key, record.body) for record in records]
        packed = zstandard.ZstdCompressor(level=_LEVEL).compress(msgspec.msgpack.encode(rows))
        offset = self._file.tell()
        self._frames.append(Frame(offset, len(packed), records[0].seq, self.last.hash))
        self._write(packed)
        self._times = [*self._times[:1], records[0].at_ms, records[-1].at_ms]
        self.last = records[-1].head

    def finish(self) -> Path:
        """Durable and in its place when it returns."""
        index = DayIndex(
            self._machine,
            self._first,
            self.last.seq,
            self.last.hash,
            self._times[0],
            self._times[-1],
            tuple(self._frames),
        )
        packed = msgspec.msgpack.encode(index)
        self._write(packed)
        self._write(len(packed).to_bytes(_LENGTH_BYTES))
        self._write(self._hash.digest())
        self._file.flush()
        os.fsync(self._file.fileno())
        os.fchmod(self._file.fileno(), 0o400)
        self._file.close()
        target = self._folder / _name(self._first, self.last.seq)
        self._path.rename(target)
        sync_folder(self._folder)
        sync_folder(self._folder.parent)
        return target

    def abandon(self) -> None:
        """Whatever the disk makes of it: the facts are where they were."""
        with suppress(OSError):
            self._file.close()  # what is not written yet is tried once more
        with suppress(OSError):
            self._path.unlink()

    def _write(self, content: bytes) -> None:
        self._file.write(content)
        self._hash.update(content)


class ClosedDays:
    """Those of one journal, read where they are asked for."""

    def __init__(self, journal: Path, machine: str, genesis: Head) -> None:
        self._journal = journal
        self._machine = machine
        self._genesis = genesis
        self._files: list[tuple[int, int, Path]] = []
        """The first and the last fact of each."""
        self._indexes: dict[Path, DayIndex] = {}
        self._held: OrderedDict[tuple[Path, int], list[Record]] = OrderedDict()
        self.look_again()

    def look_again(self) -> None:
        """What is there now."""
        self._files = day_files(self._journal)

    @property
    def last_seq(self) -> int:
        """0: no day is closed."""
        return self._files[-1][1] if self._files else 0

    @property
    def last(self) -> Head:
        if not self._files:
            return self._genesis
        index = self._index(self._files[-1][2])
        return Head(index.last, index.last_hash)

    def page(self, after: Head, until: int) -> list[Record]:
        """Facts behind a head, from one frame."""
        path, index, frame = self._frame_of(after.seq + 1)
        records = self._records(path, index, frame)
        at = after.seq - records[0].seq + 1
        before = records[at - 1].hash if at else index.frames[frame].before
        if before != after.hash:
            raise BrokenChainError(self._journal, after.seq + 1, Break.CHANGED)
        return records[at : at + max(0, until - after.seq)]

    def hash_at(self, seq: int) -> bytes:
        path, index, frame = self._frame_of(seq)
        records = self._records(path, index, frame)
        return records[seq - records[0].seq].hash

    def at_ms(self, seq: int) -> int:
        path, index, frame = self._frame_of(seq)
        records = self._records(path, index, frame)
        return records[seq - records[0].seq].at_ms

    def verify(self) -> None:
        """Every byte of every file; that they follow one another shows who reads them."""
        for first, _, path in self._files:
            with open(path, "rb") as file:
                told, size = sha256(), os.fstat(file.fileno()).st_size - _HASH_BYTES
                while size > 0 and (chunk := file.read(min(size, 2**20))):
                    told.update(chunk)
                    size -= len(chunk)
                if file.read() != told.digest():
                    raise BrokenChainError(path, first, Break.CHANGED)

    def _frame_of(self, seq: int) -> tuple[Path, DayIndex, int]:
        low, high = 0, len(self._files)
        while low < high:
            middle = (low + high) // 2
            if self._files[middle][1] < seq:
                low = middle + 1
            else:
                high = middle
        if low == len(self._files) or not self._files[low][0] <= seq:
            behind = self._files[low - 1][1] if low else 0
            until = self._files[low][0] - 1 if low < len(self._files) else seq
            raise MissingDayError(self._journal, behind + 1, until)
        path = self._files[low][2]
        index = self._index(path)
        firsts = [frame.first for frame in index.frames]
        frame = max((n for n, first in enumerate(firsts) if first <= seq), default=0)
        return path, index, frame

    def _index(self, path: Path) -> DayIndex:
        if path not in self._indexes:
            index = read_index(path)
            if index.machine != self._machine or path.name != _name(index.first, index.last):
                raise UnusableError(path, "it is the day of another journal, or was renamed")
            self._indexes[path] = index
        return self._indexes[path]

    def _records(self, path: Path, index: DayIndex, number: int) -> list[Record]:
        held = self._held.get((path, number))
        if held is not None:
            self._held.move_to_end((path, number))
            return held
        frame = index.frames[number]
        later = index.frames[number + 1] if number + 1 < len(index.frames) else None
        last = later.first - 1 if later is not None else index.last
        records = _chained(path, frame, last)
        if records[-1].hash != (later.before if later is not None else index.last_hash):
            raise BrokenChainError(path, frame.first, Break.CHANGED)
        self._held[path, number] = records
        if len(self._held) > _FRAMES_HELD:
            self._held.popitem(last=False)
        return records


def read_index(path: Path) -> DayIndex:
    """Of a file that may be anything."""
    ends = _LENGTH_BYTES + _HASH_BYTES
    try:
        with open(path, "rb") as file:
            size = os.fstat(file.fileno()).st_size
            if file.read(len(_MAGIC)) != _MAGIC or size < len(_MAGIC) + ends:
                raise UnusableError(path, "this is not a closed day of a journal")
            file.seek(size - ends)
            length = int.from_bytes(file.read(_LENGTH_BYTES))
            if length > size - ends - len(_MAGIC):
                raise UnusableError(path, "its end is missing or was changed")
            file.seek(size - ends - length)
            index = msgspec.msgpack.decode(file.read(length), type=DayIndex)
    except OSError as error:
        raise UnusableError(path, f"it cannot be read: {error.strerror}") from error
    except msgspec.MsgspecError as error:
        raise UnusableError(path, f"its end is missing or was changed: {error}") from error
    firsts = [frame.first for frame in index.frames]
    rising = firsts == sorted({*firsts}) and firsts[:1] == [index.first]
    if not rising or firsts[-1] > index.last:
        raise UnusableError(path, "its end is missing or was changed")
    return index


def _chained(path: Path, frame: Frame, last: int) -> list[Record]:
    try:
        with open(path, "rb") as file:
            file.seek(frame.offset)
            packed = file.read(frame.size)
        plain = zstandard.ZstdDecompressor().decompress(packed, _FRAME_BYTES_MAX)
        rows = msgspec.msgpack.decode(plain, type=list[_Row])
    except OSError as error:
        raise UnusableError(path, f"it cannot be read: {error.strerror}") from error
    except (zstandard.ZstdError, msgspec.MsgspecError, MemoryError) as error:
        raise BrokenChainError(path, frame.first, Break.UNREADABLE) from error
    if len(rows) != last - frame.first + 1:
        raise BrokenChainError(path, frame.first, Break.CHANGED)
    return [*_linked(frame, rows)]


def _linked(frame: Frame, rows: Iterable[_Row]) -> Iterable[Record]:
    previous = frame.before
    for seq, (at_ms, kind, key, body) in enumerate(rows, start=frame.first):
        record = Record(seq, at_ms, kind, key, body, b"")
        previous = chain(previous, seq, record)
        yield record._replace(hash=previous)
