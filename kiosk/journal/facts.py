"""Facts of the game in a journal: how they are stored, read back and folded into a state."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Protocol

import msgspec

from kiosk.game.facts import AnyFact, Begun, Fact, decode, encode, kind_of_fact
from kiosk.game.history import State, decode_state, encode_state, first_state, fold
from kiosk.journal.errors import NotAJournalError
from kiosk.journal.journal import Journal
from kiosk.journal.log import FactLog
from kiosk.journal.record import Entry, Record
from kiosk.journal.snapshot import Snapshot
from kiosk.rules.rulebook import RuleBook

_log = logging.getLogger(__name__)

STEP_FACTS = 200
KEPT_FACTS = 200_000
"""Folded at a start: some seconds."""
_NUMBER = b"0" * 18
"""The validation number of a ticket, however somebody may have typed it, once every figure is a
nought and what stands between figures is left out. To look for a pattern would take a third of the
time in which a table registers a slip."""
_FIGURES = bytes(ord("0") if ord("0") <= byte <= ord("9") else ord(".") for byte in range(256))
NOT_A_STATE = (
    msgspec.MsgspecError,
    ArithmeticError,
    AssertionError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""Whatever comes of folding facts upon a state that was never there."""


def unique_key(kind: str, once: str) -> str:
    """How a journal knows that a fact of this kind was written before."""
    return f"{kind} {once}" if once else ""


def entries(
    facts: Iterable[Fact], *, at_ms: int, draw_blind: Callable[[], str] | None = None
) -> list[Entry]:
    """One request may cause several facts, so a key counts once for each kind of fact. With
    `draw_blind`, what names a ticket is blinded."""
    return [
        Entry(
            kind=(kind := kind_of_fact(fact)),
            body=_body(fact, draw_blind),
            at_ms=at_ms,
            key=unique_key(kind, fact.once),
        )
        for fact in facts
    ]


def _body(fact: Fact, draw_blind: Callable[[], str] | None) -> bytes:
    body = encode(fact)
    if draw_blind is None or not _has_number(body):
        return body
    return encode(msgspec.structs.replace(fact, blind=draw_blind()))


def names_a_ticket(fact: Fact) -> bool:
    return _has_number(encode(msgspec.structs.replace(fact, blind="")))


def _has_number(body: bytes) -> bool:
    return _NUMBER in body.translate(_FIGURES, b" -")


class Readable(Protocol):
    """A journal or a log, as far as it is read here."""

    @property
    def path(self) -> Path: ...

    def records(self, after: int = 0) -> Iterator[Record]: ...

    def snapshots(self) -> list[Snapshot]: ...


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


def restore(journal: Readable, book: RuleBook | None) -> State:
    """The very state the machine was in: from the newest snapshot that can be gone on from, or from
    the beginning."""
    # One after the other: all of them at once would be the memory of a year.
    for _, state in _restoring(journal, book):  # noqa: B007 - the last one counts
        pass
    return state


async def restore_in_turns(log: FactLog, book: RuleBook | None) -> State:
    """As `restore`, with a turn for the event loop every few facts: however many there are, whoever
    waits for a sign of life gets it. A long fold is kept now and then, so that a start which is cut
    short is not begun again from the first fact."""
    last, kept = log.head.seq, None
    for seq, state in _restoring(log, book):
        if kept is None or seq < kept:
            kept = seq  # it begins here, or once more after a snapshot that was none
            log.start.from_seq = seq
        if seq - kept >= KEPT_FACTS and seq < last:
            kept = seq
            await _keep(log, seq, state)
        log.start.progress(seq, last)
        await asyncio.sleep(0)
    return state


async def _keep(log: FactLog, seq: int, state: State) -> None:
    """Instead of later ones that could not be gone on from: of those the newest would stay."""
    if any(snapshot.at.seq > seq for snapshot in log.snapshots()):
        await log.forget_snapshots()
    await log.save_snapshot(seq, encode_state(state))


def _restoring(journal: Readable, book: RuleBook | None) -> Iterator[tuple[int, State]]:
    """The state every so many facts, and behind which; the last one is that of all."""
    begun = begun_of(journal)
    for snapshot in journal.snapshots():
        try:
            state = decode_state(begun.role, snapshot.state)
            yield from folding(state, journal, snapshot.at.seq)
        except NOT_A_STATE as error:
            # Of another version, or of another time than it says: the facts say it all.
            passed = "%s: the snapshot at fact %d is passed over: %s"
            _log.warning(passed, journal.path, snapshot.at.seq, error)
        else:
            return
    yield from folding(first_state(book, begun), journal, 1)


def folding(state: State, journal: Readable, after: int) -> Iterator[tuple[int, State]]:
    yield after, state
    facts = (fact for _, fact in read_facts(journal, after))
    while step := [*islice(facts, STEP_FACTS)]:
        state = fold(state, step)
        after += len(step)
        yield after, state


def save_state(journal: Journal, state: State) -> None:
    """Keep the state that all facts so far make, so that the next start is quick."""
    journal.save_snapshot(journal.head.seq, encode_state(state))
