"""Money that staff take in and pay out for a seat: ordered here, done and answered there."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook


def credit(command: c.Credit, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    _require_payment(command, state)
    accepted = command.tender in book.terms.account.opened_by
    require(accepted, Reason.TENDER_NOT_TAKEN, command.tender)
    return (
        f.SeatCredited(
            key=command.key,
            seat=command.seat,
            cents=command.cents,
            tender=command.tender,
            who=command.who,
        ),
    )


def hand_pay(command: c.HandPay, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    _require_payment(command, state)
    paid = f.SeatHandPaid(key=command.key, seat=command.seat, cents=command.cents, who=command.who)
    return (paid,)


def _require_payment(command: c.Credit | c.HandPay, state: Table) -> None:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    require(command.cents > 0, Reason.BAD_AMOUNT, str(command.cents))
    require(not state.frozen, Reason.FROZEN, state.frozen)


def answer(command: c.AnswerPayment, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """An answer that comes again finds nothing due, and changes nothing."""
    due = state.due.get(command.key)
    if due is None:
        return ()
    require(due.seat == command.seat, Reason.NO_PAYMENT, command.key)
    return (
        f.PaymentAnswered(
            key=command.key, seat=command.seat, done=command.done, reason=command.reason
        ),
    )
