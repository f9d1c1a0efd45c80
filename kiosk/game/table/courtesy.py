"""What staff do for a player without moving money: a message on his screen, his call answered."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

MESSAGE_MAX = 80
"""What fits the notice of a terminal's screen."""


def tell_player(command: c.TellPlayer, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    text = command.text.strip()
    require(text.isprintable() and 0 < len(text) <= MESSAGE_MAX, Reason.BAD_MESSAGE)
    return (f.PlayerTold(key=command.key, seat=command.seat, text=text),)


def attend_seat(command: c.AttendSeat, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """Somebody was there: the terminal is told to end its player's call."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    attended = state.seats[command.seat].attended
    return () if attended else (f.SeatAttended(seat=command.seat),)


def end_call(command: c.EndCall, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """The terminal's player calls no more."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    attended = state.seats[command.seat].attended
    return (f.SeatCallEnded(seat=command.seat),) if attended else ()
