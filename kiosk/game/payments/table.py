"""Money that staff take in and pay out for a seat: ordered here, done and answered there."""

from kiosk.game import facts as f
from kiosk.game.bounds import CENTS_MAX
from kiosk.game.funds.table import has_cents
from kiosk.game.given import Given
from kiosk.game.payments.state import Due, Payments
from kiosk.game.refusal import Reason, require
from kiosk.game.round.registration import expected_credit_cents
from kiosk.game.round.state import SlipStatus
from kiosk.game.seats.state import Seats, with_seat
from kiosk.game.staff.table import require_two
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender

PART = TablePart("due")


@PART.records(f.SeatCredited, keyed=True)
def credit(command: c.Credit, book: RuleBook, state: Table) -> None:
    _require_payment(command, state)
    accepted = command.tender in book.terms.account.opened_by
    require(accepted, Reason.TENDER_NOT_TAKEN, tender=command.tender)


@PART.records(f.SeatHandPaid, keyed=True)
def hand_pay(command: c.HandPay, book: RuleBook, state: Table, given: Given) -> None:
    """Of more than can be there, only by two people who have looked."""
    _require_payment(command, state)
    most_cents = _most_cents(book, state, command.seat)
    if most_cents is not None and command.cents > most_cents:
        require_two(state, given, type(command).__name__)


def _most_cents(book: RuleBook, state: Table, seat: str) -> int | None:
    """Also what it has won and not told of: perhaps it is out of service. None: nobody counts."""
    most_cents = has_cents(book, state, seat)
    if most_cents is None:
        return None
    for number, played in state.round.kept.items():
        slip = played.slips.get(seat)
        if slip is None or number <= state.seats[seat].since or played.outcome is None:
            continue
        if slip.status is SlipStatus.REGISTERED and slip.reported < played.settlement:
            expected_cents = expected_credit_cents(book, slip, played.numbers)
            most_cents += max(0, expected_cents - slip.counted_cents)
    return most_cents


@PART.records(f.SeatVouchersHandedBack, keyed=True)
def hand_back(command: c.HandBackVouchers, book: RuleBook, state: Table) -> None:
    _require_payment(command, state)


def _require_payment(command: c.Credit | c.HandPay | c.HandBackVouchers, state: Table) -> None:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    require(0 < command.cents <= CENTS_MAX, Reason.BAD_AMOUNT, cents=command.cents)
    require(not state.frozen, Reason.FROZEN, because=state.frozen)


@PART.records(f.PaymentAnswered)
def answer(command: c.AnswerPayment, book: RuleBook, state: Table) -> bool:
    """An answer that comes again finds nothing due, and changes nothing."""
    due = state.due.get(command.key)
    require(due is None or due.seat == command.seat, Reason.NO_PAYMENT, key=command.key)
    require(not (command.done and command.reason), Reason.NO_PAYMENT, key=command.key)
    return due is not None


@PART.applies
def _(fact: f.SeatCredited | f.SeatHandPaid, due: Payments, state: Table) -> Payments:
    tender = fact.tender if isinstance(fact, f.SeatCredited) else None
    part = isinstance(fact, f.SeatHandPaid) and fact.part
    return {**due, fact.key: Due(fact.seat, fact.cents, fact.who, tender, part=part)}


@PART.applies
def _(fact: f.SeatHandPaid, seats: Seats, state: Table) -> Seats:
    """Nobody pays much alone by paying it in parts."""
    if not fact.part:
        return seats
    return _with_parts(seats, fact.seat, fact.cents)


@PART.applies
def _(fact: f.PaymentAnswered, seats: Seats, state: Table) -> Seats:
    due = state.due.get(fact.key)
    if due is None or not due.part or fact.done:
        return seats
    return _with_parts(seats, fact.seat, -due.cents)


@PART.applies
def _(fact: f.SeatPlaying, seats: Seats, state: Table) -> Seats:
    """With the player it is over."""
    return seats if fact.playing else with_seat(seats, fact.seat, parts_cents=0)


def _with_parts(seats: Seats, seat: str, more_cents: int) -> Seats:
    # A seat that was cleared meanwhile knows of none.
    parts_cents = max(0, seats[seat].parts_cents + more_cents)
    return with_seat(seats, seat, parts_cents=parts_cents)


@PART.applies
def _(fact: f.SeatVouchersHandedBack, due: Payments, state: Table) -> Payments:
    back = Due(fact.seat, fact.cents, fact.who, Tender.VOUCHER, back=True)
    return {**due, fact.key: back}


@PART.applies
def _(fact: f.PaymentAnswered, due: Payments, state: Table) -> Payments:
    return {key: payment for key, payment in due.items() if key != fact.key}
