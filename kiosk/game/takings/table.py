"""Running sums of what the table's own facts say of money, so that staff see the drop and the win
while the game goes on. Nothing is decided upon them: the day's report counts the journals."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.funds.state import total_cents
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.takings.state import OPENINGS_KEPT, Takings, taken_by
from kiosk.rules.terms import Tender

PART = TablePart("takings")


@PART.applies
def _(fact: f.TableOpened, takings: Takings, state: Table) -> Takings:
    """Where the house has no day of its own, each opening begins anew."""
    return takings if state.pit.day_ms else Takings()


@PART.applies
def _(fact: f.DayBegun, takings: Takings, state: Table) -> Takings:
    return Takings(since_ms=fact.begin_ms, openings_ms=takings.openings_ms)


@PART.applies
def _(fact: f.RoundOpened, takings: Takings, state: Table) -> Takings:
    if not fact.opened_ms:
        return takings
    return replace(
        takings,
        openings_ms=(*takings.openings_ms, fact.opened_ms)[-OPENINGS_KEPT:],
        since_ms=takings.since_ms or fact.opened_ms,
    )


@PART.applies
def _(fact: f.ResultConfirmed, takings: Takings, state: Table) -> Takings:
    return replace(takings, rounds=takings.rounds + 1)


@PART.applies
def _(fact: f.SeatNotesTold, takings: Takings, state: Table) -> Takings:
    """Where the table begins to count, what is in the box came before."""
    funds = state.seats[fact.seat].funds
    before_cents = total_cents(funds.notes) if funds else 0
    return takings.plus(fact.seat, notes_cents=total_cents(fact.notes) - before_cents)


@PART.applies
def _(fact: f.TicketPaid, takings: Takings, state: Table) -> Takings:
    return takings.plus(fact.seat, tickets_in_cents=state.tickets[fact.number].cents)


@PART.applies
def _(fact: f.TicketIssued, takings: Takings, state: Table) -> Takings:
    ticket = state.tickets[fact.number]
    return takings.plus(ticket.seat, tickets_out_cents=ticket.cents)


@PART.applies
def _(fact: f.PaymentAnswered, takings: Takings, state: Table) -> Takings:
    due = state.due.get(fact.key)
    if due is None or not fact.done or due.hit or due.tender is Tender.VOUCHER:
        return takings
    if due.by_hand:
        return takings.plus(fact.seat, hand_paid_cents=due.cents)
    return takings.plus(fact.seat, credits_cents=due.cents)


@PART.applies
def _(fact: f.SeatWrittenOff, takings: Takings, state: Table) -> Takings:
    return takings.plus(fact.seat, hand_paid_cents=fact.cents)


@PART.applies
def _(fact: f.SettlementReported, takings: Takings, state: Table) -> Takings:
    """What the table says it earns, and not what the terminal says. A correction counts instead of
    what it corrects."""
    played = state.round.kept[fact.round]
    slip = played.slips[fact.seat]
    wagered_cents, paid_cents = taken_by(slip, played, fact.expected_cents)
    before_wagered_cents, before_paid_cents = slip.taken
    return takings.plus(
        fact.seat,
        wagered_cents=wagered_cents - before_wagered_cents,
        paid_cents=paid_cents - before_paid_cents,
    )
