"""A seat that begins again with an empty journal: by another machine, or with its memory cleared.

Clearing is allowed first and happens later, perhaps after a power cut: the table lets a new journal
in only if it names the last fact of the old one, and never without two people's word.
"""

from kiosk.game import facts as f
from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

_MAY_CLEAR = (StaffRole.TECHNICIAN, StaffRole.SUPERVISOR)


def clear_seat(command: c.ClearSeat, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    _require_nothing_under_way(state, command.seat)
    seq, hashed = state.heads.get(command.seat, (0, ""))
    return (f.SeatCleared(seat=command.seat, seq=seq, hash=hashed, who=command.who),)


def allow(command: c.AllowClearing, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """Two people of two roles, one of them a supervisor."""
    roles = []
    for name in (command.who, command.second):
        require(name in state.staff, Reason.UNKNOWN_STAFF, name)
        roles.append(state.staff[name].role)
    require(roles[0] in _MAY_CLEAR, Reason.NOT_ALLOWED, f"{roles[0]}, clear the memory")
    two = command.who != command.second and StaffRole.SUPERVISOR in roles
    require(two and roles[0] != roles[1], Reason.SECOND_PERSON, "of another role")
    _require_nothing_under_way(state, command.seat)
    return (f.SeatClearingAllowed(seat=command.seat, who=command.who, second=command.second),)


def take_cleared(command: c.TakeCleared, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """Told with every hello, so that it finds most often that nothing is new."""
    seat, seen = state.seats.get(command.seat), state.heads.get(command.seat)
    if seat is None or seen is None or seat.after == (command.seq, command.hash):
        return ()
    allowed = seat.clearing
    grown = command.seq > seen[0] or (command.seq, command.hash) == seen
    require(allowed is not None and grown, Reason.JOURNAL_CUT, f"cleared at {command.seq}")
    who, second = allowed or ("", "")
    return (
        f.SeatCleared(
            seat=command.seat, seq=command.seq, hash=command.hash, who=who, second=second
        ),
    )


def _require_nothing_under_way(state: Table, name: str) -> None:
    """What a player has there must be paid first, and a question about it answered."""
    require(name in state.seats, Reason.UNKNOWN_SEAT, name)
    seat = state.seats[name]
    require(not seat.playing, Reason.ACCOUNT_OPEN)
    due = any(due.seat == name for due in state.due.values())
    require(not due and not seat.tickets, Reason.PAYMENT_PENDING)
    require(all(case.seat != name for case in state.cases.values()), Reason.CASE_OPEN)
