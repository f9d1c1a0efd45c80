"""Machines are each other's witnesses: what one says of a thing the other must say as well.

A table writes down before it orders, and a terminal before it tells. So what a terminal did upon an
order is in the table's journal, and what the table was told is in the terminal's, always. The other
way round something may be on its way still: it is demanded as far as the one has heard the other.
"""

from bisect import bisect_left
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from kiosk.audit.claims import Claim
from kiosk.audit.clocks import compare_clocks
from kiosk.audit.editions import newest_since
from kiosk.audit.findings import Audited, Finding
from kiosk.audit.hellos import compare_hellos
from kiosk.audit.lost import Lost
from kiosk.audit.moments import compare_moments, seen_with
from kiosk.audit.places import EVER, Place, Said
from kiosk.game import facts as f
from kiosk.game.facts import Came
from kiosk.game.locks.standing import CORRECTED
from kiosk.game.round.state import SlipStatus
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.game.tickets.state import TicketStatus

ORDERED = frozenset(
    (
        "round",
        "limits",
        "registered",
        "slip refused",
        "void",
        "judged",
        "forfeited",
        "no spin",
        "result",
        "frozen",
        "locked",
        "unlocked",
        "ring sealed",
        "rings",
        "spread void",
        "spread announced",
        "spread selected",
        "limits announced",
        "limits changed",
        "closing announced",
        "legacy",
        "agreed limits",
        "message",
        "paper",
        "cleared",
        "staff",
        "withhold",
        "withhold about",
        "case",
        "dispute ended",
        "dispute decided",
        "payment",
        "ticket",
        "ticket held",
        "jackpot offered",
        "jackpot drawn",
        "jackpot returned",
        "jackpot share",
        "game void",
        "tips offered",
        "tournament",
        "points round",
        "points registered",
        "points refused",
    )
)
"""A terminal does these by the table's word alone."""
TOLD = frozenset(
    (
        "slip",
        "short stack",
        "settled",
        "forfeit taken",
        "owed",
        "withheld",
        "dispute",
        "dispute withdrawn",
        "held",
        "held in part",
        "carried out",
        "paid",
        "ticket printed",
        "ticket paid",
        "notes",
        "tips",
        "doubt",
        "doubt ended",
        "ticket known",
        "payment known",
        "round settled",
        "in round",
        "jackpot played",
        "points",
    )
)
"""The table knows these by the terminal's word alone."""
HEARD = frozenset(
    (
        "dispute",
        "forfeit taken",
        "held",
        "carried out",
        "paid",
        "ticket printed",
        "ticket not printed",
        "ticket paid",
    )
)
"""Of these the table writes down every one that it hears of."""
IN_SHORT = ("jackpot share", "case", "dispute ended", "round", "doubt")
"""Of these some are looked up by what they are about alone."""


def in_short(claim: Claim) -> Claim:
    return ("", *claim[:2])


AT_A_RECOVERY = frozenset(
    ("ticket known", "payment known", "round settled", "in round", "jackpot played")
)
"""Told before the table writes down how far the journal has come."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: its table's journal, and those of the machines that stood there."""

    name: str
    table: Audited
    terminals: Sequence[Audited]
    gone: int
    """Up to this fact of the table a machine stood there whose journal is not at hand."""

    @property
    def last(self) -> Audited:
        return self.terminals[-1]


def compare_seat(seat: Seat) -> Iterator[Finding]:
    """What one says and the other does not is found when there is nothing more to come."""
    final = seat.table.final
    theirs, ours = seat.table.testimony.of(seat.name), Said({})
    for terminal in seat.terminals:
        claims = terminal.testimony.of(seat.name)
        if final:
            yield from _ordered(seat, terminal, claims, theirs)
            yield from _heard(seat, terminal, claims, theirs)
            yield from reported(seat, terminal, claims)
        ours = ours.joined(claims)
        yield from _over(seat, terminal, claims, theirs)
        yield from _stands(seat, terminal, claims, theirs)
        yield from compare_hellos(seat.table, terminal, seat.name)
    yield from _told(seat, ours, theirs)
    if final:
        yield from _tickets(seat, ours)
    for terminal in seat.terminals:
        yield from compare_moments(seat.table, terminal, seat.name)
        pairs = _pairs(seat, terminal, terminal.testimony.of(seat.name), theirs)
        yield from compare_clocks(seat.table, terminal, seat.name, pairs)


def _pairs(
    seat: Seat, terminal: Audited, ours: Said, theirs: Said
) -> Iterator[tuple[bool, Place, Place]]:
    """What both have said by now, and had not when they were compared before; whichever of them
    has it in memory."""
    there = ours if not seat.table.judged else {**ours, **theirs}
    for claim in there:
        if claim[0] not in _TIMED or claim not in theirs or claim not in ours:
            continue
        obeyed = claim[0] in ORDERED
        here, at_table = ours.held(claim), theirs.held(claim)
        if here is None or at_table is None or (here.at_ms < at_table.at_ms) == obeyed:
            here, at_table = ours[claim], theirs[claim]  # where each was said first
        if terminal.is_due_with(here.seq, seat.table, at_table.seq):
            yield obeyed, here, at_table


def _ordered(seat: Seat, terminal: Audited, ours: Said, theirs: Said) -> Iterator[Finding]:
    lost = Lost(seat.table, terminal, seat.name)
    for claim, place in ours.items():
        if place.seq in lost or of_its_own(claim):
            continue
        if claim[0] in ORDERED and claim not in theirs and not _unsaid(seat, claim, theirs):
            what = f"{_words(claim)} is here, and not in {seat.table.file}"
            yield Finding(terminal.file, place.seq, what)


def _unsaid(seat: Seat, claim: Claim, theirs: Said) -> bool:
    """Terminals of earlier versions did not write down which round withheld money is about, nor of
    a correction whether the bets of their seat alone are void."""
    match claim:
        case ("withhold about", case, 0):
            about = [there for there in theirs if there[:2] == ("withhold about", case)]
        case ("game void", round_):
            about = [there for there in theirs if there == ("result", round_, None)]
        case _:
            return False
    since = newest_since(seat.table)
    return any(theirs[there].seq < since for there in about)


def of_its_own(claim: Claim) -> bool:
    """What a terminal does without its table."""
    match claim:
        case ("frozen", reason):
            return reason == CORRECTED
        case ("locked" | "unlocked", f.LockReason.DISPUTE, *_):
            return True
        case ("paper", _, _, "validator", _):
            return True
        case ("tips offered", 0):
            return True  # it takes none from a table that never said so
        case ("staff", _, f.StaffRole.AUDITOR):
            return True  # by a key, to look, while the table is away
        case _:
            return False


def _heard(seat: Seat, terminal: Audited, ours: Said, theirs: Said) -> Iterator[Finding]:
    heard, lost = _heard_of(seat, terminal), Lost(seat.table, terminal, seat.name)
    for claim, place in ours.items():
        if place.seq > heard or place.seq in lost:
            continue
        if claim[0] in HEARD and claim not in theirs:
            what = f"{_words(claim)} is here, was told, and is not in {seat.table.file}"
            yield Finding(terminal.file, place.seq, what)


def _heard_of(seat: Seat, terminal: Audited) -> int:
    """As far as the table has seen of this journal."""
    seen = [named.head.seq for named in seat.table.testimony.heads_of(seat.name)]
    return max((seq for seq in seen if seq <= terminal.facts), default=0)


def reported(
    seat: Seat, terminal: Audited, ours: Said, rounds: Container[int] = range(EVER)
) -> Iterator[Finding]:
    """The last settlement of each round, unless it is to be put right first."""
    heard = _heard_of(seat, terminal)
    for claim, place in ours.items():
        if claim[0] != "settled" or place.seq > heard:
            continue
        _, number, settlement, _ = claim
        if number not in rounds:
            continue
        played = seat.table.rounds.get(number) if isinstance(number, int) else None
        slip = played.slips.get(seat.name) if played else None
        if played is None or slip is None or played.settlement != settlement:
            continue
        void = slip.status is SlipStatus.VOID and ("result", number, None) not in ours
        put_right = slip.change_reported < slip.change
        if slip.reported < settlement and not void and not put_right:
            what = f"{_words(claim)} is here, was told, and is not in {seat.table.file}"
            yield Finding(terminal.file, place.seq, what)


def _over(seat: Seat, terminal: Audited, ours: Said, theirs: Said) -> Iterator[Finding]:
    """A terminal hears what was decided before it hears of the next round: what was over then is
    not open there."""
    there = [(claim, p) for claim, p in ours.items() if claim[0] == "open"]
    there = [(claim, p) for claim, p in there if terminal.is_due(p.seq)]
    if not there:
        return
    first = {claim[:2]: place.seq for claim, place in theirs.items() if claim[0] in IN_SHORT}
    lost = Lost(seat.table, terminal, seat.name)

    def place_of(short: Claim, default: int) -> int:
        before = theirs.before(in_short(short))
        return before.seq if before is not None else first.get(short, default)

    for claim, place in there:
        if place.seq in lost:
            continue
        _, number, *ending = claim
        if place_of(tuple(ending), EVER) < place_of(("round", number), 0):
            what = f"{_words(tuple(ending))} is in {seat.table.file} before round {number}"
            yield Finding(terminal.file, place.seq, f"{what}, and is open here")


def _stands(seat: Seat, terminal: Audited, ours: Said, theirs: Said) -> Iterator[Finding]:
    """With whatever else it told, the terminal told of paper that was in doubt then, or no longer,
    and of all tips.
    (Notes too, but a table need not believe how many there are.)"""
    since, lost = seat.table.testimony.told_all, Lost(seat.table, terminal, seat.name)
    heads = [
        named.head.seq
        for named in seat.table.testimony.heads_of(seat.name)
        if since and named.seq > since and named.came in (Came.HERE, None)
        if terminal.holds(named.head)
    ]
    for claim, until in _standing(ours, theirs):
        place = ours[claim]
        at = bisect_left(heads, place.seq)
        told = at < len(heads) and heads[at] < until
        if told and place.seq not in lost and claim not in theirs:
            what = f"{_words(claim)} is here, was told, and is not in {seat.table.file}"
            yield Finding(terminal.file, place.seq, what)


def _standing(ours: Said, theirs: Said) -> Iterator[tuple[Claim, int]]:
    """Each such claim, and up to which fact it stands."""
    for claim in ours:
        if claim[0] == "doubt":
            ended = ours.get(("doubt ended", claim[1]))
            yield claim, ended.seq if ended is not None else EVER
    tips = [claim for claim in ours if claim[0] == "tips"]
    for claim, later in zip_longest(tips, tips[1:]):
        yield claim, ours[later].seq if later else EVER
    known = {claim[1] for claim in theirs if claim[0] == "doubt"}
    for claim in ours:
        if claim[0] == "doubt ended":
            before = theirs.before(in_short(("doubt", claim[1])))
            if claim[1] in known or before is not None:
                yield claim, EVER


def _told(seat: Seat, ours: Said, theirs: Said) -> Iterator[Finding]:
    there = theirs if not seat.table.judged else {**theirs, **ours}
    for claim in there:
        if claim[0] not in TOLD or claim not in theirs:
            continue
        place = theirs.held(claim) or theirs[claim]
        if place.seq <= seat.gone:
            continue
        if claim in ours:
            here = ours.held(claim) or ours[claim]
            if seat.last.is_due_with(here.seq, seat.table, place.seq) and any(
                _told_early(seat, claim, place, here)
            ):
                yield from _told_early(seat, claim, theirs[claim], ours[claim])
        elif seat.table.final and not _under_way(seat, claim):
            what = f"{_words(claim)} is here, and not in {seat.last.file}"
            yield Finding(seat.table.file, place.seq, what)


def _told_early(seat: Seat, claim: Claim, place: Place, here: Place) -> Iterator[Finding]:
    """A table writes down how far a journal has come before, or with, what it is told."""
    since, only = seat.table.testimony.told_all, len(seat.terminals) == 1
    if place.headless or claim[0] in AT_A_RECOVERY or not since or place.seq < since or not only:
        return
    if _turned_down(seat, claim):
        return
    seen = seen_with(seat.table, seat.name, place.seq)
    if here.seq > (seen.head.seq if seen is not None else 0):
        what = f"{_words(claim)} is here before {seat.last.file} can have told it"
        yield Finding(seat.table.file, place.seq, what)


def _turned_down(seat: Seat, claim: Claim) -> bool:
    """Of a slip that is refused nothing is kept, nor how far its journal had come."""
    match claim:
        case ("slip", int(number), *_) if number in seat.table.rounds:
            slip = seat.table.rounds[number].slips.get(seat.name)
            return slip is not None and slip.status is SlipStatus.REFUSED
        case _:
            return False


def _under_way(seat: Seat, claim: Claim) -> bool:
    """Staff saw the ticket, and the terminal has not heard of it."""
    state = seat.last.state
    printing = state.tickets.printing if isinstance(state, Terminal) else None
    return printing is not None and claim == ("ticket printed", printing[0])


def _tickets(seat: Seat, ours: Said) -> Iterator[Finding]:
    """What became of each at the table in the end."""
    table, here = seat.table.state, seat.last.state
    if not isinstance(table, Table) or not isinstance(here, Terminal):
        return
    printing = here.tickets.printing[0] if here.tickets.printing else ""
    entered = here.tickets.entered[0] if here.tickets.entered else ""
    printed = (str(claim[1]) for claim in ours if claim[0] == "ticket printed")
    for number in printed:
        ticket = table.tickets.get(number)
        if ticket and ticket.seat == seat.name and ticket.status is TicketStatus.CANCELLED:
            yield _ticket(seat, number, "is cancelled, and was printed")
    for number in table.seats[seat.name].tickets:
        ticket = table.tickets[number]
        if not _heard_since(seat, number):
            continue
        if ticket.status is TicketStatus.RESERVED and number != printing:
            yield _ticket(seat, number, "is being printed, and its terminal does not print it")
        if ticket.status is TicketStatus.HELD and number != entered:
            yield _ticket(seat, number, "is in a validator, and its terminal has not taken it in")


def _heard_since(seat: Seat, number: str) -> bool:
    """The terminal has said where it stands after the table wrote down this ticket last."""
    written = seat.table.tickets_written.get(number, 0)
    return any(named.seq > written for named in seat.table.testimony.heads_of(seat.name))


def _ticket(seat: Seat, number: str, what: str) -> Finding:
    return Finding(seat.table.file, 0, f"the ticket ...{number[-4:]} of seat {seat.name} {what}")


_AT_ANY_TIME = AT_A_RECOVERY | frozenset(
    (
        "staff",
        "frozen",
        "locked",
        "unlocked",
        "cleared",
        "notes",
        "tips",
        "tips offered",
        "spread selected",
        "jackpot offered",
        "tournament",
        "points round",
    )
)
"""The same may be said again later."""


_TIMED = (ORDERED | TOLD) - _AT_ANY_TIME


def _words(claim: Claim) -> str:
    topic, *about = claim
    return f"{topic} ({', '.join(map(str, about))})"
