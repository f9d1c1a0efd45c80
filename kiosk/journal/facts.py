"""Facts of the game in a journal: how they are stored, read back and folded into a state."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Protocol

from kiosk.game.facts import AnyFact, Begun, Fact, decode, encode, kind_of_fact
from kiosk.game.history import State, decode_state, encode_state, first_state, fold
from kiosk.journal.errors import NotAJournalError
from kiosk.journal.journal import Journal
from kiosk.journal.record import Entry, Record
from kiosk.journal.snapshot import Snapshot
from kiosk.rules.rulebook import RuleBook


def unique_key(kind: str, once: str) -> str:
    """How a journal knows that a fact of this kind was written before."""
    return f"{kind} {once}" if once else ""


def entries(facts: Iterable[Fact], *, at_ms: int) -> list[Entry]:
    """One request may cause several facts, so a key counts once for each kind of fact."""
    return [
        Entry(
            kind=(kind := kind_of_fact(fact)),
            body=encode(fact),
            at_ms=at_ms,
            key=unique_key(kind, fact.once),
        )
        for fact in facts
    ]


class Readable(Protocol):
    """A journal or a log, as far as it is read here."""

    @property
    def path(self) -> Path: ...

    def records(self, after: int = 0) -> Iterator[Record]: ...

    def latest_snapshot(self) -> Snapshot | None: ...


def read_facts(journal: Readable, after: int = 0) -> Iterator[tuple[Record, AnyFact]]:
    for record in journal.records(after):
        yield record, decode(record.body)


def begin(journal: Journal, begun: Begun, *, at_ms: int) -> None:
    """The first fact of a new journal. Nothing happens to one that has begun."""
    if journal.head.seq == 0:
        journal.append(entries([begun], at_ms=at_ms))


def begun_of(journal: Readable) -> Begun:
    for _, fact in read_facts(journal):
        if isinstance(fact, Begun):
            return fact
        break
    raise NotAJournalError(journal.path, "its first fact does not say whose journal it is")


def restore(journal: Readable, book: RuleBook) -> State:
    """The very state the machine was in: from the newest sound snapshot, or from the beginning."""
    begun = begun_of(journal)
    snapshot = journal.latest_snapshot()
    if snapshot is not None:
        state, after = decode_state(begun.role, snapshot.state), snapshot.at.seq
    else:
        state, after = first_state(book, begun), 1
    return fold(state, (fact for _, fact in read_facts(journal, after)))


def save_state(journal: Journal, state: State) -> None:
    """Keep the state that all facts so far make, so that the next start is quick."""
    journal.save_snapshot(journal.head.seq, encode_state(state))
