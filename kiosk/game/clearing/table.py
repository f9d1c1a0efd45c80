"""A seat that begins again with an empty journal: by another machine, or with its memory cleared.

Clearing is allowed first and happens later, perhaps after a power cut: the table lets a new journal
in only if it names the last fact of the old one, and never without two people's word.
"""

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, require
from kiosk.game.seats.state import Seats, with_seat
from kiosk.game.staff.facts import StaffRole
from kiosk.game.staff.table import require_independent
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("seats")

_MAY_CLEAR = (StaffRole.TECHNICIAN, StaffRole.SUPERVISOR)


@PART.decides
def clear_seat(command: c.ClearSeat, book: RuleBook, state: Table, given: Given) -> f.Facts:
    _require_nothing_under_way(state, command.seat)
    seq, hashed = state.heads.get(command.seat, (0, ""))
    return (f.SeatCleared(seat=command.seat, seq=seq, hash=hashed, who=given.who),)


@PART.records(f.SeatClearingAllowed)
def allow(command: c.AllowClearing, book: RuleBook, state: Table, given: Given) -> None:
    """Two people of two roles, one of them a supervisor."""
    roles = []
    for name in (given.who, given.second):
        require(name in state.staff, Reason.UNKNOWN_STAFF, name=name)
        roles.append(state.staff[name].role)
    require(roles[0] in _MAY_CLEAR, Reason.NOT_ALLOWED, role=roles[0], order="ClearMemory")
    two = given.who != given.second and StaffRole.SUPERVISOR in roles
    require(two and roles[0] != roles[1], Reason.SECOND_ROLE)
    require_independent(state, given)
    _require_nothing_under_way(state, command.seat)


@PART.decides
def take_cleared(command: c.TakeCleared, book: RuleBook, state: Table) -> f.Facts:
    """Told with every hello, so that it finds most often that nothing is new."""
    seat, seen = state.seats.get(command.seat), state.heads.get(command.seat)
    if seat is None or seen is None or seat.after == (command.seq, command.hash):
        return ()
    allowed = seat.clearing
    grown = command.seq > seen[0] or (command.seq, command.hash) == seen
    require(allowed is not None and grown, Reason.JOURNAL_CUT, seq=command.seq)
    who, second = allowed or ("", "")
    return (
        f.SeatCleared(
            seat=command.seat, seq=command.seq, hash=command.hash, who=who, second=second
        ),
    )


@PART.answers
def _(fact: f.SeatCleared, book: RuleBook, state: Table) -> c.Command:
    """Without a second person it was an order of staff, who confirm that in the order."""
    if not fact.second:
        return c.ClearSeat(fact.seat)
    return c.TakeCleared(fact.seat, fact.seq, fact.hash)


def _require_nothing_under_way(state: Table, name: str) -> None:
    """What a player has there must be paid first, and a question about it answered."""
    require(name in state.seats, Reason.UNKNOWN_SEAT, seat=name)
    seat = state.seats[name]
    require(not seat.playing, Reason.ACCOUNT_OPEN)
    due = any(due.seat == name for due in state.due.values())
    require(not due and not seat.tickets, Reason.PAYMENT_PENDING)
    require(all(case.seat != name for case in state.cases.values()), Reason.CASE_OPEN)


@PART.applies
def _(fact: f.SeatCleared, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, clearing=None, after=(fact.seq, fact.hash))


@PART.applies
def _(fact: f.SeatClearingAllowed, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, clearing=(fact.who, fact.second))


@PART.applies
def _(fact: f.SeatPlaying | f.SeatCredited, seats: Seats, state: Table) -> Seats:
    """Somebody plays there, so that the memory is full again."""
    plays = isinstance(fact, f.SeatCredited) or fact.playing
    return with_seat(seats, fact.seat, clearing=None) if plays else seats
