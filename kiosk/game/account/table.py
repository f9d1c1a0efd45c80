"""Whether somebody plays at a seat, as its terminal tells."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.seats.state import Seats, with_seat
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("seats")


@PART.records(f.SeatPlaying)
def set_playing(command: c.SetPlaying, book: RuleBook, state: Table) -> bool:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    return state.seats[command.seat].playing != command.playing


@PART.applies
def _(fact: f.SeatPlaying, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, playing=fact.playing)


@PART.applies
def _(fact: f.SeatCredited, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, playing=True)
