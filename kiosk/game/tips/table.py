"""Tips that terminals tell of. They are the dealer's: no part of the drop, nor of the win."""

from kiosk.game import facts as f
from kiosk.game.funds.table import OVERDRAWN, distrusted, most_there_cents
from kiosk.game.refusal import Reason, require
from kiosk.game.seats.state import Seats, with_seat
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.tips.state import TipsAtTable
from kiosk.rules.rulebook import RuleBook

PART = TablePart("tips")


@PART.records(f.TipsAllowed)
def allow(command: c.AllowTips, book: RuleBook, state: Table) -> bool:
    return command.most_cents != state.tips.most_cents


@PART.decides
def tell(command: c.TellTips, book: RuleBook, state: Table) -> f.Facts:
    """It is gone from there whether or not it can have been there; if not, staff look at that."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    more_cents = command.cents - state.seats[command.seat].tips_cents
    if more_cents <= 0:
        return ()
    tipped = f.SeatTipped(seat=command.seat, cents=command.cents, dealer=state.pit.dealer)
    most_cents = most_there_cents(book, state, command.seat)
    if most_cents is None or more_cents <= most_cents:
        return (tipped,)
    return (tipped, *distrusted(state, command.seat, more_cents, OVERDRAWN))


@PART.answers
def _(fact: f.SeatTipped, book: RuleBook, state: Table) -> c.TellTips:
    return c.TellTips(fact.seat, fact.cents)


@PART.applies
def _(fact: f.TipsAllowed, tips: TipsAtTable, state: Table) -> TipsAtTable:
    return TipsAtTable(most_cents=fact.most_cents)


@PART.applies
def _(fact: f.SeatTipped, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, tips_cents=fact.cents)


@PART.applies
def _(fact: f.SeatFundsTold, seats: Seats, state: Table) -> Seats:
    """What a machine has is told without what was given there before."""
    return with_seat(seats, fact.seat, tips_cents=fact.tips_cents)


@PART.applies
def _(fact: f.SeatCleared, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, tips_cents=0)
