"""A journal written anew from a copy of its facts, and who must agree to that."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path

from kiosk import resources
from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason, require
from kiosk.game.staff.table import pin_hash
from kiosk.game.table.state import Table
from kiosk.journal.facts import begun_of, restore
from kiosk.journal.journal import Journal
from kiosk.journal.record import Entry, Head, Record

_AT_ONCE = 2000
_BESIDE = ("-shm", "-wal", "")
"""What belongs to a journal's file, which itself goes last."""


class CopyError(Exception):
    """The copy is not what was written, or cannot be put in its place. Says why."""


@dataclass(frozen=True, slots=True)
class Restored:
    head: Head
    last_ms: int
    """When the last fact of the copy was written."""


def write_copy(path: Path, machine: str, records: Iterable[Record]) -> Restored:
    """A new journal of these facts, each with the hash that it had. Raises `CopyError`."""
    if path.exists():
        raise CopyError(f"{path} is there already")
    left, last = iter(records), None
    with Journal.open(path, machine=machine) as journal:
        while some := [*islice(left, _AT_ONCE)]:
            journal.append(
                [Entry(kind=r.kind, body=r.body, at_ms=r.at_ms, key=r.key) for r in some]
            )
            last = some[-1]
            if journal.head != last.head:
                raise CopyError(f"the copy is not what was written, up to fact {last.seq}")
        if last is None:
            raise CopyError("there is no copy of this machine's facts")
        return Restored(journal.head, last.at_ms)


def require_supervisors(
    path: Path,
    people: Sequence[tuple[str, str]],
    hash_pin: Callable[[str, str], str] = pin_hash,
) -> None:
    """Two of the table whose journal this is, each with a PIN. Raises `Refused`."""
    with Journal.open(path, machine="table") as journal:
        begun = begun_of(journal)
        book = resources.rulebook_edition(begun.rulebook, begun.digest)
        table = restore(journal, book)
        assert isinstance(table, Table)
    (who, _), (second, _) = people
    require(who != second, Reason.SECOND_PERSON)
    for name, pin in people:
        person = table.staff.get(name)
        require(person is not None, Reason.UNKNOWN_STAFF, name=name)
        assert person is not None
        require(person.role is StaffRole.SUPERVISOR, Reason.NOT_ALLOWED)
        require(hash_pin(pin, person.salt) == person.pin_hash, Reason.WRONG_PIN, name=name)


def put_in_place(copy: Path, path: Path) -> Path | None:
    """Of a journal that is lost or worth less; that one is kept beside it, and returned."""
    kept = _beside(path) if path.exists() else None
    if kept is not None:
        _move(path, kept)
    _move(copy, path)
    return kept


def _beside(path: Path) -> Path:
    names = (path.with_name(f"{path.stem}-lost-{n}{path.suffix}") for n in count(1))
    return next(name for name in names if not name.exists())


def _move(path: Path, target: Path) -> None:
    for end in _BESIDE:
        part = path.with_name(f"{path.name}{end}")
        if part.exists():
            part.rename(target.with_name(f"{target.name}{end}"))
