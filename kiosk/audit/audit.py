"""One journal, from its first fact to its last: chain, money, rules."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import msgspec

from kiosk.audit.findings import Audited, TakenAway
from kiosk.audit.resettle import table_objection, terminal_objection
from kiosk.game import facts as f
from kiosk.game.history import State, apply, first_state
from kiosk.game.recall import go_on
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import JournalError
from kiosk.journal.evidence import read_picture
from kiosk.journal.facts import unique_key
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Head, Record
from kiosk.rules.rulebook import RuleBook

Progress = Callable[[int, int], None]
_PROGRESS_FACTS = 1000


def audit_file(
    path: Path, books: Mapping[str, RuleBook], progress: Progress | None = None
) -> Audited:
    audited = Audited(path=path, holds=partial(_file_holds, path))
    try:
        with JournalReader.read_only(path) as journal:
            audited.machine = journal.machine
            _audit(journal, books, audited, progress)
            journal.verify()
        _audit_pictures(audited)
    except JournalError as error:
        audited.find(0, str(error).removeprefix(f"{path}: "))
    return audited


def _audit(
    journal: JournalReader,
    books: Mapping[str, RuleBook],
    audited: Audited,
    progress: Progress | None,
) -> None:
    total = journal.head.seq
    for record in journal.records():
        if not follow(audited, record, books):
            return
        if progress is not None and record.seq % _PROGRESS_FACTS == 0:
            progress(record.seq, total)
    if not audited.facts:
        audited.find(0, "there is not one fact in it")


def _audit_pictures(audited: Audited) -> None:
    """Those that disputes refer to lie beside the journal, as they were."""
    for seq, hashed in audited.pictures.items():
        if read_picture(audited.path.parent, hashed) is None:
            what = f"the picture of the screen, {hashed[:16]}, is not beside it or was changed"
            audited.find(seq, what)


def follow(audited: Audited, record: Record, books: Mapping[str, RuleBook]) -> bool:
    """One fact further. False: nothing behind it can be judged."""
    fact = _decoded(record, audited)
    if fact is None:
        return False
    if record.seq == 1:
        audited.book = _begin(fact, books, audited)
    elif audited.book is None or not _follow(audited.book, record, fact, audited):
        return False
    audited.facts = record.seq
    return True


def _file_holds(path: Path, head: Head) -> bool:
    with JournalReader.read_only(path) as journal:
        return journal.holds(head)


def _decoded(record: Record, audited: Audited) -> f.AnyFact | None:
    try:
        fact = f.decode(record.body)
    except msgspec.MsgspecError as error:
        audited.find(record.seq, f"it cannot be read: {error}")
        return None
    if record.kind != f.kind_of_fact(fact):
        audited.find(record.seq, f"it is filed as {record.kind} but is {f.kind_of_fact(fact)}")
    _require_once(record, fact, audited)
    return fact


def _require_once(record: Record, fact: f.AnyFact, audited: Audited) -> None:
    """What can happen only once is there once, and under the key that keeps it so."""
    key = unique_key(f.kind_of_fact(fact), fact.once)
    if record.key != key:
        audited.find(record.seq, f"it is filed under the key {record.key!r} instead of {key!r}")
    if key and key in audited.keys:
        audited.find(record.seq, f"{key!r} is there for the second time")
    audited.keys.add(key)


def _begin(fact: f.AnyFact, books: Mapping[str, RuleBook], audited: Audited) -> RuleBook | None:
    if not isinstance(fact, f.Begun):
        audited.find(1, "a journal begins by saying whose it is, and this one does not")
        return None
    audited.begun = fact
    if fact.rulebook not in books:
        audited.find(1, f"its rule book {fact.rulebook!r} is not at hand")
        return None
    book = books[fact.rulebook]
    if fact.digest != book.digest:
        audited.find(1, f"it was kept under another edition of the rule book {fact.rulebook}")
        return None
    audited.state = first_state(book, fact)
    return book


def _follow(book: RuleBook, record: Record, fact: f.AnyFact, audited: Audited) -> bool:
    """Decide the fact anew, apply it, and remember what the comparison needs."""
    state = audited.state
    assert state is not None
    try:
        objection = _objection(book, state, fact)
        after = apply(state, fact)
    except (AssertionError, LookupError, TypeError, ValueError) as error:
        # Whatever a forged fact stumbles over, it cannot have happened in this state.
        audited.find(record.seq, f"{record.kind} cannot follow here: {error}")
        return False
    if objection:
        audited.find(record.seq, f"{record.kind}: {objection}")
    audited.state = after
    _remember_payment(audited, fact, after)
    if isinstance(fact, f.DisputeOpened) and fact.picture:
        audited.pictures[record.seq] = fact.picture
    if isinstance(fact, f.SeatCleared | f.SeatWrittenOff) and isinstance(after, Table):
        _take_away(audited, fact, after)
    if isinstance(state, Terminal) and isinstance(after, Terminal):
        go_on(audited.stories, record.at_ms, fact, before=state, after=after)
    elif isinstance(after, Table) and (number := getattr(fact, "round", 0)) in after.rounds:
        audited.rounds[number] = after.rounds[number]
    return True


def _take_away(audited: Audited, fact: f.SeatCleared | f.SeatWrittenOff, table: Table) -> None:
    head = Head(fact.seq, bytes.fromhex(fact.hash))
    paid = frozenset(key for key, payment in audited.payments.items() if payment[1] == fact.seat)
    gone = TakenAway(head, table.round, paid)
    audited.taken_away.setdefault(fact.seat, []).append(gone)


def _objection(book: RuleBook, state: State, fact: f.AnyFact) -> str:
    if isinstance(state, Terminal):
        return terminal_objection(book, state, fact)
    return table_objection(book, state, fact)


def _remember_payment(audited: Audited, fact: f.AnyFact, after: State) -> None:
    """What staff paid in and out stands in the table's journal and in the terminal's."""
    match fact:
        case f.SeatCredited() | f.SeatHandPaid():
            what = "credit" if isinstance(fact, f.SeatCredited) else "hand pay"
            payment = (what, fact.seat, fact.cents)
            audited.unanswered.add(fact.key)
        case f.PaymentAnswered():
            audited.unanswered.discard(fact.key)
            if not fact.done:
                audited.payments.pop(fact.key, None)
            return
        case f.StaffCredited() | f.VoucherGiven() if isinstance(after, Terminal):
            payment = ("credit", after.seat, fact.cents)
        case f.HandPaid() if isinstance(after, Terminal):
            payment = ("hand pay", after.seat, fact.cents)
        case _:
            return
    audited.payments[fact.key] = payment
