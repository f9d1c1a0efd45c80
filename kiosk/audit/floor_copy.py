"""The floor's copy as one more witness: what it has of a journal must be in that journal."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from kiosk.audit.findings import Audited, Finding
from kiosk.floor.chain import is_aside, written_by
from kiosk.floor.store import Copy
from kiosk.game.table.state import Table
from kiosk.journal.errors import JournalError
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Record, chain, genesis


class FloorCopies(Protocol):
    """As `kiosk/floor/database/copies.py` has them."""

    def of(self, table: str) -> Sequence[Copy]: ...

    def records(self, copy: Copy) -> Iterable[Record]: ...


def table_of(journals: Sequence[Audited]) -> str:
    """The name of the table, as its journal has it. Nothing: there is none, or it has no name."""
    for audited in journals:
        if isinstance(audited.state, Table) and audited.state.receipt_key.table:
            return audited.state.receipt_key.table
    return ""


def compare_floor(
    journals: Sequence[Audited], copies: FloorCopies, *, partial: bool
) -> Iterator[Finding]:
    """Of one table. A terminal whose memory was cleared has several journals, and so has the
    floor."""
    files: dict[str, dict[Path, bytes]] = {}
    for audited in journals:
        if audited.machine != "jackpot":
            files.setdefault(audited.machine, {})[audited.path] = _first(audited.path)
    kept = [*copies.of(table_of(journals))]
    known = {written_by(copy.journal) for copy in kept}
    for machine in files.keys() - known:
        for path in files[machine]:
            yield Finding(path.name, 0, "the floor has not one fact of it")
    for copy in kept:
        ours = files.get(written_by(copy.journal), {})
        first = next((record.hash for record in copies.records(copy)), b"")
        alike = [path for path, begins in ours.items() if begins == first]
        if not alike and not is_aside(copy.journal):
            alike = sorted(ours)[-1:]  # NAME.db, behind all NAME-cleared-1.db
        if alike:
            yield from _compare(alike[0], copy, copies)
        elif not partial and not is_aside(copy.journal):
            yield Finding(f"{copy.journal}.db", 0, "the floor has facts of it, and it is missing")


def _first(path: Path) -> bytes:
    """The hash of the first fact; nothing: there is none, or it cannot be read."""
    with suppress(JournalError), JournalReader.read_only(path) as journal:
        return next((record.hash for record in journal.records()), b"")
    return b""


def _compare(path: Path, copy: Copy, copies: FloorCopies) -> Iterator[Finding]:
    """The copy by itself first: it is a chain, too."""
    previous = genesis(written_by(copy.journal))
    for record in copies.records(copy):
        follows = record.seq == previous.seq + 1
        if not follows or chain(previous.hash, record.seq, record) != record.hash:
            yield Finding(path.name, record.seq, "the floor's copy is not what was told to it")
            return
        previous = record.head
    if previous != copy.head:
        yield Finding(path.name, previous.seq, "the floor's copy ends before it says so")
        return
    try:
        with JournalReader.read_only(path) as journal:
            end, held = journal.head.seq, journal.holds(copy.head)
    except JournalError:
        return  # it is a finding already
    if end < copy.head.seq:
        cut = f"the floor has seen fact {copy.head.seq}, and it ends here: it was cut off"
        yield Finding(path.name, end, cut)
    elif not held:
        yield Finding(
            path.name, copy.head.seq, "the floor has seen another fact here: it was rewritten"
        )
