"""What a seat can have at most. A terminal that lies can invent notes, and nothing else: it is not
paid for what never came in, nor for stakes it did not have.

Each amount that comes to a seat or leaves it is a fact of the table's: notes told, tickets
redeemed, credits and hand pays by staff, stakes registered and what the table itself says they
earn. Of notes only such are believed as the house takes, and no faster than a validator stacks
them. They are in the box, where people count them.
"""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.funds.state import Funds, Notes, PaperLimits, total_cents
from kiosk.game.given import Given
from kiosk.game.recovery.word import doubted_seats
from kiosk.game.refusal import Reason, Refusal, require
from kiosk.game.round.state import SlipStatus, TableRound, TableSlip
from kiosk.game.seats.state import Seat, Seats, with_seat
from kiosk.game.supernova.state import WagerState
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.tickets.state import Ticket, Word
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender

PART = TablePart("paper")

OVERDRAWN = "the terminal asks for more than can be there"
UNLIKELY = "the terminal tells of notes that it can hardly have taken"
DISTRUSTED = (OVERDRAWN, UNLIKELY)
NOTES_AT_ONCE = 60
NOTE_MS = 1000
"""No validator stacks notes faster for long."""


def has_cents(book: RuleBook, state: Table, seat: str) -> int | None:
    """The most that can be there. None: the table does not count it."""
    funds = state.seats[seat].funds
    if funds is None:
        return None
    return funds.cents + (0 if _vouchers_apart(book) else funds.voucher_cents)


def _vouchers_apart(book: RuleBook) -> bool:
    return book.terms.promotional is not None and book.terms.promotional.stake_spent


def require_there(book: RuleBook, state: Table, seat: str, cents: int) -> None:
    most_cents = has_cents(book, state, seat)
    if most_cents is not None:
        most_then_cents = most_cents + _being_paid_cents(state, seat)
        require(cents <= most_then_cents, Reason.MORE_THAN_THERE, seat=seat, cents=cents)
        require(cents <= most_cents, Reason.PAYMENT_PENDING)


def _being_paid_cents(state: Table, seat: str) -> int:
    """Ordered to be paid by hand, and not answered: perhaps the terminal will not do it."""
    return sum(d.cents for d in state.due.values() if d.seat == seat and d.by_hand)


def most_there_cents(book: RuleBook, state: Table, seat: str) -> int | None:
    """Also what staff are paying by hand: perhaps the terminal will not do that. None: nobody
    counts."""
    most_cents = has_cents(book, state, seat)
    return None if most_cents is None else most_cents + _being_paid_cents(state, seat)


def stakes_not_there(
    book: RuleBook, state: Table, slip: c.RegisterSlip | c.ConfirmByTerminal
) -> Refusal | None:
    """A stake that was never there could win money that is."""
    # A terminal with chips down does not pay by hand what lies there.
    funds, most_cents = state.seats[slip.seat].funds, most_there_cents(book, state, slip.seat)
    if funds is None or most_cents is None:
        return None
    cents, free_cents = sum(slip.stakes.values()), sum(slip.promotional.values())
    cents += slip.jackpot_cents if isinstance(slip, c.RegisterSlip) else 0
    most_free_cents = funds.voucher_cents if _vouchers_apart(book) else 0
    if cents <= most_cents and free_cents <= most_free_cents:
        return None
    return Refusal(Reason.MORE_THAN_THERE, seat=slip.seat, cents=cents + free_cents)


@PART.records(f.PaperLimitsSet)
def set_limits(command: c.SetPaperLimits, book: RuleBook, state: Table) -> bool:
    wanted = PaperLimits(command.ticket_limit_cents, command.notes_cents)
    return wanted != state.paper


@PART.decides
def tell_funds(command: c.TellFunds, book: RuleBook, state: Table) -> f.Facts:
    """Where nobody played nothing is there, whatever the machine says; but where the table has lost
    facts, its own records are the truth."""
    seat = _known(state, command.seat)
    if seat.funds is not None:
        return ()
    told = f.SeatFundsTold(seat=command.seat, cents=0, tips_cents=command.tips_cents)
    if not seat.playing and command.seat not in state.recovery.told:
        return (told,)
    return (replace(told, cents=command.cents, notes=dict(command.notes)),)


@PART.answers
def _(fact: f.SeatFundsTold, book: RuleBook, state: Table) -> c.TellFunds:
    return c.TellFunds(fact.seat, fact.cents, fact.notes, fact.tips_cents)


@PART.decides
def tell_notes(command: c.TellNotes, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Notes only come: who empties the box tells nobody. What is not believed now is told again
    with the next note, and may be likely then."""
    seat = _known(state, command.seat)
    funds, told = seat.funds, dict(command.notes)
    if funds is None or funds.notes == told:
        return ()
    fewer = any(told.get(cents, 0) < count for cents, count in funds.notes.items())
    taken = state.paper is None or {*told} - {*funds.notes} <= {*state.paper.notes_cents}
    new = sum(told.values()) - sum(funds.notes.values())
    if fewer or not taken or new > _room(funds, given.now_ms):
        cents = total_cents(told) - total_cents(funds.notes)
        return distrusted(state, command.seat, cents, UNLIKELY)
    return (f.SeatNotesTold(seat=command.seat, notes=told, at_ms=given.now_ms),)


@PART.answers
def _(fact: f.SeatNotesTold, book: RuleBook, state: Table) -> c.TellNotes:
    return c.TellNotes(fact.seat, fact.notes)


def _room(funds: Funds, now_ms: int) -> int:
    since_ms = max(0, now_ms - funds.notes_ms)
    return min(NOTES_AT_ONCE, funds.notes_room + since_ms // NOTE_MS)


@PART.decides
def distrust(command: c.Distrust, book: RuleBook, state: Table) -> f.Facts:
    _known(state, command.seat)
    return distrusted(state, command.seat, command.cents, command.what)


def distrusted(state: Table, seat: str, cents: int, what: str) -> f.Facts:
    """One case, however often it asks; nobody plays there until staff have looked."""
    name = f"funds {seat}"
    if name in state.cases:
        return ()
    opened = f.CaseOpened(case=name, seat=seat, round=0, cents=cents, what=what)
    if f.LockReason.DISPUTE in state.seats[seat].locks:
        return (opened,)
    return (opened, f.SeatLocked(seat=seat, reason=f.LockReason.DISPUTE, detail=what))


def _known(state: Table, seat: str) -> Seat:
    require(seat in state.seats, Reason.UNKNOWN_SEAT, seat=seat)
    return state.seats[seat]


# ---- What comes and goes -----------------------------------------------------------------------


def _moved(seats: Seats, name: str, cents: int, voucher_cents: int = 0) -> Seats:
    funds = seats[name].funds
    if funds is None or not (cents or voucher_cents):
        return seats
    moved = replace(
        funds, cents=funds.cents + cents, voucher_cents=funds.voucher_cents + voucher_cents
    )
    return with_seat(seats, name, funds=moved)


def _returned(seats: Seats, played: TableRound, name: str) -> Seats:
    """Wagers that do not count go back, unless they have before or the slip is settled: then the
    terminal reports what it gave back."""
    slip = played.slips.get(name)
    waits = (SlipStatus.REGISTERED, SlipStatus.IN_QUESTION)
    if slip is None or slip.status not in waits or slip.reported or played.void:
        return seats
    seats = _staked(seats, played.round, name, slip, back=True)
    # A jackpot wager that was sent has a fate of its own.
    return seats if played.supernova else _jackpot_back(seats, played, name)


def _jackpot_back(seats: Seats, played: TableRound, name: str) -> Seats:
    slip = played.slips.get(name)
    if slip is None or played.round <= seats[name].since:
        return seats
    return _moved(seats, name, slip.jackpot_cents)


def _staked(
    seats: Seats,
    number: int,
    name: str,
    slip: TableSlip | f.SlipTaken | f.SlipAdopted | f.RecordsJudged,
    *,
    back: bool = False,
) -> Seats:
    if number <= seats[name].since:
        return seats  # by the machine before this one
    sign = 1 if back else -1
    cents, voucher_cents = sum(slip.stakes.values()), sum(slip.promotional.values())
    return _moved(seats, name, sign * cents, sign * voucher_cents)


@PART.applies
def _(fact: f.PaperLimitsSet, paper: PaperLimits | None, state: Table) -> PaperLimits:
    return PaperLimits(fact.ticket_limit_cents, fact.notes_cents)


@PART.applies
def _(fact: f.SeatFundsTold, seats: Seats, state: Table) -> Seats:
    funds = Funds(cents=fact.cents, notes=fact.notes, notes_room=NOTES_AT_ONCE)
    return with_seat(seats, fact.seat, funds=funds)


@PART.applies
def _(fact: f.SeatNotesTold, seats: Seats, state: Table) -> Seats:
    funds = seats[fact.seat].funds or Funds()
    told = replace(
        funds,
        cents=funds.cents + total_cents(fact.notes) - total_cents(funds.notes),
        notes=fact.notes,
        notes_room=_room(funds, fact.at_ms) - _count(fact.notes) + _count(funds.notes),
        notes_ms=fact.at_ms,
    )
    return with_seat(seats, fact.seat, funds=told)


def _count(notes: Notes) -> int:
    return sum(notes.values())


@PART.applies
def _(fact: f.TicketReserved, seats: Seats, state: Table) -> Seats:
    return _moved(seats, fact.seat, -fact.cents)


@PART.applies
def _(fact: f.TicketCancelled, seats: Seats, state: Table) -> Seats:
    ticket = state.tickets[fact.number]
    return _moved(seats, ticket.seat, _good_cents(ticket))


@PART.applies
def _(fact: f.TicketPaid, seats: Seats, state: Table) -> Seats:
    return _moved(seats, fact.seat, _good_cents(state.tickets[fact.number]))


def _good_cents(ticket: Ticket) -> int:
    return 0 if ticket.word is Word.DOUBTED else ticket.cents


@PART.applies
def _(fact: f.SeatTipped, seats: Seats, state: Table) -> Seats:
    return _moved(seats, fact.seat, state.seats[fact.seat].tips_cents - fact.cents)


@PART.applies
def _(fact: f.SeatHandPaid, seats: Seats, state: Table) -> Seats:
    """From the order on: else the terminal could print a ticket for what staff are paying."""
    return _moved(seats, fact.seat, -fact.cents)


@PART.applies
def _(fact: f.PaymentAnswered, seats: Seats, state: Table) -> Seats:
    due = state.due.get(fact.key)
    if due is not None and due.back:
        return _moved(seats, fact.seat, 0, -due.cents) if fact.done else seats
    if due is None or fact.done == due.by_hand:
        return seats  # a credit that came to nothing, or a hand pay that is done
    voucher = due.tender is Tender.VOUCHER
    return _moved(seats, fact.seat, 0 if voucher else due.cents, due.cents if voucher else 0)


@PART.applies
def _(fact: f.CaseCarriedOut, seats: Seats, state: Table) -> Seats:
    """Money that was set aside and is refused is the house's."""
    case = state.cases[fact.case]
    return seats if case.pay else _moved(seats, case.seat, -case.aside_cents)


@PART.applies
def _(fact: f.SeatRecovered, seats: Seats, state: Table) -> Seats:
    """What was counted is of before: the machine's own word follows."""
    return with_seat(seats, fact.seat, funds=None)


@PART.applies
def _(fact: f.RecoveryEnded, seats: Seats, state: Table) -> Seats:
    """Of a terminal that told of too much, or has not told what it has, counts what was known."""
    doubted = doubted_seats(state.cases)
    for name in state.recovery.told:
        knew, told = state.recovery.knew.get(name, Funds()), seats[name].funds
        if told is None and state.conduct.rules is not None:
            seats = with_seat(seats, name, funds=knew)
        elif told is not None and name in doubted:
            cents = min(told.cents, knew.cents)
            doubted_cents = told.doubted_cents + told.cents - cents
            seats = with_seat(
                seats, name, funds=replace(told, cents=cents, doubted_cents=doubted_cents)
            )
    return seats


@PART.applies
def _(fact: f.CaseClosed, seats: Seats, state: Table) -> Seats:
    """Two people have looked at the terminal's records, and say whether they are true."""
    for name in doubted_seats({fact.case: state.cases[fact.case]}):
        funds = seats[name].funds
        if funds is not None:
            cents = funds.cents + (funds.doubted_cents if fact.pay else 0)
            seats = with_seat(seats, name, funds=replace(funds, cents=cents, doubted_cents=0))
    return seats


@PART.applies
def _(fact: f.SlipTaken | f.SlipAdopted, seats: Seats, state: Table) -> Seats:
    seats = _staked(seats, fact.round, fact.seat, fact)
    if isinstance(fact, f.SlipAdopted) or fact.round <= seats[fact.seat].since:
        return seats
    return _moved(seats, fact.seat, -fact.jackpot_cents)


@PART.applies
def _(fact: f.SupernovaSent | f.SupernovaVoided, seats: Seats, state: Table) -> Seats:
    """With the first those go back that are not sent, with the second all that were."""
    played = state.round.kept[fact.round]
    sent = fact.seats if isinstance(fact, f.SupernovaSent) else ()
    registered = (s for s, p in played.slips.items() if p.status is SlipStatus.REGISTERED)
    for name in played.supernova.seats if played.supernova else registered:
        if name not in sent:
            seats = _jackpot_back(seats, played, name)
    return seats


@PART.applies
def _(fact: f.SettlementReported, seats: Seats, state: Table) -> Seats:
    """What the table says it earns, and not what the terminal says. What the player had by an
    earlier result and no longer has stays counted as gone, up to what that result gave."""
    played = state.round.kept[fact.round]
    if fact.round <= seats[fact.seat].since:
        return seats
    slip = played.slips[fact.seat]
    forfeited = slip.status is SlipStatus.FORFEITED
    void = slip.status is SlipStatus.VOID or (played.void and not forfeited)
    back_cents = sum(slip.stakes.values()) if void and not slip.reported else slip.counted_cents
    after = slip.settled(
        fact.settlement, expected_cents=fact.expected_cents, owed_cents=fact.owed_cents
    )
    vouchers_cents = sum(slip.promotional.values()) if void and slip.reported else 0
    return _moved(seats, fact.seat, after.counted_cents - back_cents, vouchers_cents)


@PART.applies
def _(fact: f.RoundVoided, seats: Seats, state: Table) -> Seats:
    played = state.round.kept[fact.round]
    for name in played.slips:
        seats = _returned(seats, played, name)
    there = played.supernova
    for name in there.seats if there and there.state is WagerState.SENT else ():
        seats = _jackpot_back(seats, played, name)
    return seats


@PART.applies
def _(fact: f.WagersForfeited, seats: Seats, state: Table) -> Seats:
    """What had gone back with the others' is gone again, unless the terminal tells of it."""
    played = state.round.kept[fact.round]
    slip = played.slips[fact.seat]
    refunded = played.void and not slip.reported
    return _staked(seats, fact.round, fact.seat, slip) if refunded else seats


@PART.applies
def _(fact: f.SeatVoided, seats: Seats, state: Table) -> Seats:
    return _returned(seats, state.round.kept[fact.round], fact.seat)


@PART.applies
def _(fact: f.RecordsJudged, seats: Seats, state: Table) -> Seats:
    """Of a slip that the table never held, the terminal's own record counts."""
    played = state.round.kept[fact.round]
    if not fact.confirmed:
        return _returned(seats, played, fact.seat)
    if played.slips[fact.seat].key:
        return seats
    return _staked(seats, fact.round, fact.seat, fact)


@PART.applies
def _(fact: f.ResultCorrected, seats: Seats, state: Table) -> Seats:
    """Of a round that does not count after all a terminal which has not settled it reports none."""
    played = state.round.kept[fact.round]
    for name in played.slips if fact.outcome is None else ():
        seats = _returned(seats, played, name)
    return seats


@PART.applies
def _(fact: f.SeatCleared, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, funds=None)
