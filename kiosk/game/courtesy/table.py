"""What staff do for a player without moving money: a message on his screen, his call answered."""

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, require
from kiosk.game.seats.state import Seats, with_seat
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("seats")

MESSAGE_MAX = 80
"""What fits the notice of a terminal's screen."""


@PART.decides
@PART.kept_in(f.PlayerTold)
def tell_player(command: c.TellPlayer, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    text = command.text.strip()
    require(text.isprintable() and 0 < len(text) <= MESSAGE_MAX, Reason.BAD_MESSAGE)
    return (f.PlayerTold(key=given.key, seat=command.seat, text=text),)


@PART.records(f.SeatAttended)
def attend_seat(command: c.AttendSeat, book: RuleBook, state: Table) -> bool:
    """Somebody was there: the terminal is told to end its player's call."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    return not state.seats[command.seat].attended


@PART.records(f.SeatCallEnded)
def end_call(command: c.EndCall, book: RuleBook, state: Table) -> bool:
    """The terminal's player calls no more."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    return state.seats[command.seat].attended


@PART.applies
def _(fact: f.PlayerTold, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, message=(fact.key, fact.text))


@PART.applies
def _(fact: f.SeatAttended | f.SeatCallEnded, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, attended=isinstance(fact, f.SeatAttended))


@PART.applies
def _(fact: f.SeatPlaying, seats: Seats, state: Table) -> Seats:
    """To a player who has left nothing is left to say."""
    return seats if fact.playing else with_seat(seats, fact.seat, message=None)
