"""One journal, from its first fact to its last: chain, money, rules."""

from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from kiosk.audit.blinds import unblinded, wrong_blinds
from kiosk.audit.decisions import CLOCK_MS, Decisions
from kiosk.audit.editions import follows_another, newer_than_its_edition, rank
from kiosk.audit.evenness import rings_of, uneven_rings
from kiosk.audit.findings import Audited, TakenAway
from kiosk.audit.jackpot_draws import Draws
from kiosk.audit.places import Place
from kiosk.audit.seals import audit_seals
from kiosk.audit.times import wrong_times
from kiosk.game import facts as f
from kiosk.game.anchors.anchor import AnchoredHead, AnchorError, read
from kiosk.game.history import State, apply, controller_begun, first_state
from kiosk.game.jackpot.state import Controller
from kiosk.game.jackpot.told import hit_told
from kiosk.game.recall import go_on
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.journal.errors import JournalError
from kiosk.journal.evidence import read_picture
from kiosk.journal.facts import unique_key
from kiosk.journal.films import read_film
from kiosk.journal.proof import contradicts
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Head, Record
from kiosk.journal.snapshot import Snapshot
from kiosk.rules.rulebook import RuleBook

_OF_JACKPOTS = (
    f.SupernovaSent,
    f.SupernovaDrawn,
    f.SupernovaVoided,
    f.SupernovaHitRecovered,
    f.SupernovaRoundRecovered,
    f.SupernovaSealSeen,
    f.SupernovaWagerNoted,
    f.RoundOpened,
    f.RecoveryBegun,
    f.RecoveryEnded,
    f.TriggerDrawn,
    f.JackpotRoundDrawn,
    f.JackpotHit,
    f.JackpotRoundConfirmed,
    f.JackpotRoundVoided,
    f.JackpotWagerAdjusted,
    f.JackpotPaid,
)
Progress = Callable[[int, int], None]
_PROGRESS_FACTS = 1000


def audit_file(
    path: Path,
    books: Mapping[str, RuleBook],
    progress: Progress | None = None,
    *,
    until: int | None = None,
) -> Audited:
    """`until` is the last fact to look at, of a journal that is written to meanwhile."""
    audited = Audited(path=path)
    try:
        with JournalReader.read_only(path) as journal:
            audited.machine = journal.machine
            total = journal.head.seq if until is None else until
            following = Following(audited, journal, books, until=total)
            following.go_on(progress=progress)
            following.end()
    except JournalError as error:
        audited.find(0, str(error).removeprefix(f"{path}: "))
    return audited


class Following:
    """One journal, fact by fact. What is audited holds all that is known at each moment."""

    def __init__(
        self,
        audited: Audited,
        journal: JournalReader,
        books: Mapping[str, RuleBook],
        *,
        until: int,
    ) -> None:
        self.audited = audited
        self._journal = journal
        self._books = books
        self._until = until
        self.stopped = False
        """Nothing behind what was followed can be judged."""
        self._snapshots = {snapshot.at.seq: snapshot for snapshot in journal.snapshots()}
        self._records = journal.records(audited.facts)
        self._followed = audited.facts

    def go_on(self, until: int | None = None, progress: Progress | None = None) -> None:
        """With all facts up to one, or with all that there are."""
        last = self._until if until is None else min(until, self._until)
        while not self.stopped and self._followed < last:
            record = next(self._records, None)
            if record is None:
                return
            self._followed = record.seq
            self._follow(record)
            if progress is not None and record.seq % _PROGRESS_FACTS == 0:
                progress(record.seq, self._until)

    def _follow(self, record: Record) -> None:
        if not follow(self.audited, record, self._books):
            self.stopped = True
        elif (snapshot := self._snapshots.get(record.seq)) is not None:
            _audit_snapshot(self.audited, snapshot)

    def end(self) -> None:
        """There is nothing behind the last fact that was followed."""
        if not self.stopped:
            end(self.audited)
        self._journal.verify()
        _audit_films(self.audited, self._journal)
        audit_pictures(self.audited)
        audit_seals(self.audited)


def end(audited: Audited) -> None:
    """There is nothing behind the last fact that was followed."""
    if not audited.facts:
        audited.find(0, "there is not one fact in it")
    if audited.decisions is not None:
        for seq, what in audited.decisions.end():
            audited.find(seq, what)
    for seq, what in unblinded(audited):
        audited.find(seq, what)
    if audited.draws is not None:
        for seq, what in audited.draws.ended():
            audited.find(seq, what)
    if audited.book is not None:
        drawn = audited.rings + rings_of(audited.rounds.values())
        uneven = uneven_rings(drawn, len(audited.book.wheel.order))
        if uneven:
            audited.find(0, uneven)


def _audit_snapshot(audited: Audited, snapshot: Snapshot) -> None:
    """A machine starts from it: it must be what the facts come to."""
    assert audited.begun is not None and audited.state is not None
    if contradicts(snapshot, audited.begun.role, audited.state):
        audited.find(snapshot.at.seq, "the snapshot that was kept here is not what the facts say")
    audited.snapshots[snapshot.at.seq] = snapshot.digest


def audit_pictures(audited: Audited) -> None:
    """Those that disputes refer to lie beside the journal, as they were. Once is enough."""
    pictures, audited.pictures = audited.pictures, {}
    for seq, hashed in pictures.items():
        if read_picture(audited.path.parent, hashed) is None:
            what = f"the picture of the screen, {hashed[:16]}, is not beside it or was changed"
            audited.find(seq, what)


def _audit_films(audited: Audited, journal: JournalReader) -> None:
    """Those of the wheel that were not let go of lie beside the journal, as they were."""
    if not isinstance(audited.state, Table):
        return
    rounds = audited.state.films.items()
    lacking = {
        film: round_
        for round_, there in rounds
        for film in there.films
        if read_film(audited.path, film) is None
    }
    if not lacking:
        return
    for record in journal.records(after=audited.facts):
        # A table that goes on writing meanwhile may have let some of them go.
        fact = f.decode(record.body)
        if isinstance(fact, f.FilmsLetGo):
            lacking = {film: at for film, at in lacking.items() if film not in fact.films}
    for film, round_ in lacking.items():
        what = f"the film of the wheel in round {round_}, {film[:16]}"
        audited.find(audited.films[film], f"{what}, is not beside it or was changed")


def follow(audited: Audited, record: Record, books: Mapping[str, RuleBook]) -> bool:
    """One fact further. False: nothing behind it can be judged."""
    audited.chain += record.hash
    audited.testimony.see(record.at_ms)
    fact = _decoded(record, audited)
    if fact is None:
        return False
    for what in wrong_times(audited, record.at_ms, fact):
        audited.find(record.seq, what)
    for seq, what in wrong_blinds(audited, record.seq, fact):
        audited.find(seq, what)
    if record.seq == 1:
        audited.book = _begin(fact, books, audited)
    elif audited.decisions is None or not _follow(record, fact, audited):
        return False
    if isinstance(fact, f.RuleBookRenewed) and not _renew(record.seq, fact, books, audited):
        return False
    audited.facts = record.seq
    return True


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
    follows = fact.after_seq != 0
    at_table = fact.role is f.Role.TABLE
    if fact.key or bool(fact.after_hash) != follows or (at_table and (fact.seat or follows)):
        audited.find(1, "it says whose it is in a way that no machine does")
    if fact.role is f.Role.JACKPOT:
        _begin_controller(fact, audited)
        return None
    book = books.get(fact.digest) or books.get(fact.rulebook)
    if book is None:
        audited.find(1, f"its rule book {fact.rulebook!r} is not at hand")
        return None
    if fact.digest != book.digest:
        audited.find(1, f"it was kept under another edition of the rule book {fact.rulebook}")
        return None
    audited.state = first_state(book, fact)
    audited.decisions = Decisions(book)
    _follow_edition(audited, 1, book, books)
    return book


def _follow_edition(
    audited: Audited, seq: int, book: RuleBook, books: Mapping[str, RuleBook]
) -> None:
    audited.editions.append((seq, rank(book, books)))
    if follows_another(book, books):
        audited.blinding_since.append(seq)


def _begin_controller(fact: f.Begun, audited: Audited) -> None:
    if fact != controller_begun():
        audited.find(1, "it says whose it is in a way that no machine does")
    audited.state = first_state(None, fact)
    audited.decisions = Decisions(None)
    audited.draws = Draws()


def _renew(
    seq: int, fact: f.RuleBookRenewed, books: Mapping[str, RuleBook], audited: Audited
) -> bool:
    """What comes behind it was decided by this edition."""
    book = books.get(fact.digest)
    began = audited.book
    assert began is not None and audited.decisions is not None
    if book is None or book.id != began.id:
        audited.find(seq, f"it goes on under an edition of {began.id} that is not at hand")
        return False
    if rank(book, books) <= audited.editions[-1][1]:
        audited.find(seq, f"it goes back to an edition of {began.id} of before")
    _follow_edition(audited, seq, book, books)
    audited.book = book
    audited.decisions.renew(book)
    return True


def _follow(record: Record, fact: f.AnyFact, audited: Audited) -> bool:
    """Decide the fact anew, apply it, and remember what the comparison needs."""
    state, decisions = audited.state, audited.decisions
    assert state is not None and decisions is not None
    if newer_than_its_edition(audited, fact) and not audited.out_of_its_edition:
        audited.out_of_its_edition = True
        says = "only a version with a newer edition of the rule book writes it, and says so first"
        audited.find(record.seq, f"{record.kind}: {says}")
    try:
        for seq, what in decisions.follow(record.seq, record.at_ms, fact, state):
            audited.find(seq, what)
        audited.state = apply(state, fact)
        if audited.draws is not None:
            audited.draws.follow(record.seq, fact)
        if isinstance(fact, _OF_JACKPOTS):
            _remember_of_jackpots(audited, record.seq, fact)
        _remember(audited, record, fact, state)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        # Whatever a forged fact stumbles over, it cannot have happened in this state.
        audited.find(record.seq, f"{record.kind} cannot follow here: {error}")
        return False
    return True


def _remember(audited: Audited, record: Record, fact: f.AnyFact, before: State) -> None:
    after = audited.state
    assert after is not None
    audited.testimony.take(Place(record.seq, record.at_ms), fact, before, after)
    _remember_payment(audited, record.seq, fact, after)
    audited.receipts.remember(record, fact)
    if isinstance(fact, f.RoundFilmed) and fact.film:
        audited.films[fact.film] = record.seq
    if isinstance(fact, f.DisputeOpened) and fact.picture:
        audited.pictures[record.seq] = fact.picture
    if isinstance(before, Terminal) and isinstance(after, Terminal):
        go_on(audited.stories, record.at_ms, fact, before=before, after=after)
        if isinstance(fact, f.WageringOpened):
            audited.opened[fact.round] = record.seq
    elif isinstance(before, Table) and isinstance(after, Table):
        _remember_of_table(audited, record.seq, fact, after)
        if after.supernova.hits is not before.supernova.hits:
            _remember_shares(audited, after)
    elif isinstance(after, Controller):
        _remember_of_controller(audited, fact, after)


def _remember_of_jackpots(audited: Audited, seq: int, fact: f.Fact) -> None:
    """Of rounds only the last that was opened before something else."""
    last = audited.jackpots[-1][1] if audited.jackpots else None
    if isinstance(fact, f.RoundOpened) and isinstance(last, f.RoundOpened):
        audited.jackpots.pop()
    audited.jackpots.append((seq, fact))


def _remember_of_controller(audited: Audited, fact: f.AnyFact, after: Controller) -> None:
    if isinstance(fact, f.TriggerDrawn):
        audited.level_names[fact.level, fact.epoch] = after.levels[fact.level].terms.name
    if isinstance(fact, f.JackpotHit):
        audited.hits_told[fact.hit] = hit_told(fact.hit, after.hits[fact.hit])


def _remember_shares(audited: Audited, after: Table) -> None:
    for name, hit in after.supernova.hits.items():
        for seat, share in hit.shares.items():
            if share.end is not None:
                audited.shares[name, seat] = share


def _remember_of_table(audited: Audited, seq: int, fact: f.AnyFact, after: Table) -> None:
    if isinstance(fact, f.SlipTaken) and not after.seats[fact.seat].playing:
        audited.find(seq, "slip_taken: by this journal nobody plays at the seat")
    if isinstance(fact, f.SlipTaken | f.TicketReserved) and _uncounted(after, fact.seat):
        audited.find(seq, f"{f.kind_of_fact(fact)}: nothing says what the seat had to begin with")
    if isinstance(fact, f.SeatFundsTold) and after.paper is None:
        audited.find(seq, "seat_funds_told: nothing before it sets the limits for paper")
    if isinstance(fact, f.RoundRecovered):
        audited.recovered[fact.seat, fact.round] = fact
    if isinstance(fact, f.SeatCleared | f.SeatWrittenOff):
        _take_away(audited, seq, fact, after)
    _follow_closing(audited, seq, fact)
    if ticket := getattr(fact, "number", ""):
        audited.tickets_written[ticket] = seq
    if isinstance(fact, f.ClockConfirmed):
        audited.clock_set.append((seq, fact.clock_ms))
    if (number := getattr(fact, "round", 0)) in after.round.kept:
        audited.rounds[number] = after.round.kept[number]


def _follow_closing(audited: Audited, seq: int, fact: f.AnyFact) -> None:
    """A table that counts what its seats have signs an anchor when it is closed, at once or at its
    next start."""
    if isinstance(fact, f.TableClosed):
        audited.day_closed, audited.day_closed_ms = seq, audited.last_ms
    elif isinstance(fact, f.AnchorSigned):
        own = _own_heads(fact.anchor)
        if not any(audited.day_closed <= h.seq < seq and audited.begins(*h.at) for h in own):
            audited.find(seq, "anchor_signed: it does not name the journal as it was then")
        audited.day_closed = 0
    elif audited.day_closed and isinstance(fact, f.StaffOrdered | f.HeadSeen):
        late_ms = audited.last_ms - audited.day_closed_ms
        if late_ms > CLOCK_MS and audited.testimony.told_all:
            audited.find(seq, f"no anchor is signed for the closing of fact {audited.day_closed}")
            audited.day_closed = 0


def _own_heads(anchor: str) -> list[AnchoredHead]:
    """Of the table. What is no anchor names none."""
    try:
        return [head for head in read(anchor).anchor.heads if not head.seat]
    except AnchorError:
        return []


def _uncounted(table: Table, seat: str) -> bool:
    """A table that sets limits for paper counts what a machine can have as soon as it is here."""
    return table.paper is not None and table.seats[seat].funds is None


def _take_away(
    audited: Audited, seq: int, fact: f.SeatCleared | f.SeatWrittenOff, table: Table
) -> None:
    head = Head(fact.seq, bytes.fromhex(fact.hash))
    gone = TakenAway(seq, head, table.round.number)
    audited.taken_away.setdefault(fact.seat, []).append(gone)


def _remember_payment(audited: Audited, seq: int, fact: f.AnyFact, after: State) -> None:
    """What staff paid in and out stands in the table's journal and in the terminal's."""
    match fact:
        case f.SeatCredited() | f.SeatHandPaid():
            what = "credit" if isinstance(fact, f.SeatCredited) else "hand pay"
            payment = (what, fact.seat, fact.cents)
            audited.unanswered.add(fact.key)
        case f.PaymentRecovered():
            payment = ("credit" if fact.credit else "hand pay", fact.seat, fact.cents)
        case f.PaymentAnswered():
            audited.unanswered.discard(fact.key)
            if not fact.done:
                audited.payments.pop(fact.key, None)
                audited.unpaid.add(fact.key)
            return
        case f.StaffCredited() | f.VoucherGiven() if isinstance(after, Terminal):
            payment = ("credit", after.seat, fact.cents)
        case f.HandPaid() if isinstance(after, Terminal):
            payment = ("hand pay", after.seat, fact.cents)
        case _:
            return
    audited.payments[fact.key] = payment
    audited.paid.setdefault(fact.key, seq)
