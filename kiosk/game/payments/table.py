"""Money that staff take in and pay out for a seat: ordered here, done and answered there."""

from kiosk.game import facts as f
from kiosk.game.bounds import CENTS_MAX
from kiosk.game.payments.state import Due, Payments
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("due")


@PART.records(f.SeatCredited, keyed=True)
def credit(command: c.Credit, book: RuleBook, state: Table) -> None:
    _require_payment(command, state)
    accepted = command.tender in book.terms.account.opened_by
    require(accepted, Reason.TENDER_NOT_TAKEN, tender=command.tender)


@PART.records(f.SeatHandPaid, keyed=True)
def hand_pay(command: c.HandPay, book: RuleBook, state: Table) -> None:
    """By people who have looked: a terminal that is out of service has not told of what it won."""
    _require_payment(command, state)


def _require_payment(command: c.Credit | c.HandPay, state: Table) -> None:
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
    return {**due, fact.key: Due(fact.seat, fact.cents, fact.who, tender)}


@PART.applies
def _(fact: f.PaymentAnswered, due: Payments, state: Table) -> Payments:
    return {key: payment for key, payment in due.items() if key != fact.key}
