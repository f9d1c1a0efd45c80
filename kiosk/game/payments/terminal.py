"""Money that staff take in and pay out at the terminal, and what a player asks to be paid."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.account.terminal import (
    closed_unless_vouchers,
    opened,
    require_tender,
)
from kiosk.game.money import Money, MoneyPlace, Source
from kiosk.game.payments.state import PAYMENTS_KEPT, PaymentsAtTerminal
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision, require_free, require_no_tournament
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutPeriod, CashOutWay, Tender

PART = TerminalPart("payments")


@PART.decides
@PART.kept_in(f.StaffCredited)
def credit(command: c.Credit, book: RuleBook, state: Terminal) -> Decision:
    if command.key in state.payments.paid:
        return Decision()
    require(command.cents > 0, Reason.BAD_AMOUNT, cents=command.cents)
    require_free(state)
    require_no_tournament(state)
    require_tender(book, command.tender)
    promotional = book.terms.promotional
    if command.tender is Tender.VOUCHER and promotional and promotional.stake_spent:
        given = f.VoucherGiven(
            key=command.key, voucher=command.key, cents=command.cents, who=command.who
        )
        return Decision((*opened(state), given))
    credited = f.StaffCredited(
        key=command.key, cents=command.cents, tender=command.tender, who=command.who
    )
    return Decision((*opened(state), credited))


@PART.decides
def cash_out(command: c.CashOut, book: RuleBook, state: Terminal) -> Decision:
    terms = book.terms.cash_out
    require(command.way in terms.ways, Reason.WAY_NOT_OFFERED, way=command.way)
    require_free(state)
    if state.keeps_vouchers and not state.credit_cents:
        return _call_for_vouchers(state)
    _require_payable(state)
    if terms.period is CashOutPeriod.WAGERING_PERIOD:
        require(state.round.phase is TerminalPhase.BETTING, Reason.NOT_CASH_OUT_PERIOD)
    if command.way is CashOutWay.ATTENDANT:
        return Decision((f.AttendantCalled(cents=state.credit_cents),))
    return Decision((f.TicketAsked(key=command.key, cents=state.credit_cents),))


def _call_for_vouchers(state: Terminal) -> Decision:
    """With nothing but vouchers a player asks to be handed them back."""
    require(state.account.open, Reason.NO_ACCOUNT)
    require(state.tickets.printing is None, Reason.PAYMENT_PENDING)
    require(not state.wagers_down, Reason.WAGERS_DOWN)
    return Decision((f.AttendantCalled(cents=0),))


@PART.decides
@PART.kept_in(f.VouchersHandedBack)
def hand_back(command: c.HandBackVouchers, book: RuleBook, state: Terminal) -> Decision:
    """All that do not lie on the cloth, also of a locked terminal. With nothing else there the
    account is over."""
    if command.key in state.payments.paid:
        return Decision()
    require(not state.locks.frozen, Reason.FROZEN, because=state.locks.frozen)
    there_cents = state.money[MoneyPlace.PROMOTIONAL]
    require(there_cents > 0, Reason.UNKNOWN_VOUCHER)
    require(command.cents == there_cents, Reason.CREDIT_CHANGED, cents=there_cents)
    back = f.VouchersHandedBack(key=command.key, cents=command.cents, who=command.who)
    places = [MoneyPlace.STAKE, MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED, MoneyPlace.CREDIT]
    waits = state.tickets.printing or state.cash.note_in or state.tickets.entered
    more = waits or any(state.money[place] for place in (*places, MoneyPlace.WIN_DUE))
    return Decision((back,) if more else (back, f.AccountClosed()))


@PART.records(f.AttendantCalledOff)
def call_off_attendant(command: c.CallOffAttendant, book: RuleBook, state: Terminal) -> None:
    require(state.payments.attendant_called, Reason.NO_PAYMENT)


@PART.decides
@PART.kept_in(f.HandPaid, expects_cents="cents")
def hand_pay(command: c.HandPay, book: RuleBook, state: Terminal) -> Decision:
    """Staff pay the whole credit, also of a locked terminal (S0 8.8.10, S3 6.10); or a part of it,
    also while bets lie on the cloth."""
    if command.key in state.payments.paid:
        return Decision()
    require(not state.locks.frozen, Reason.FROZEN, because=state.locks.frozen)
    if command.part:
        return _pay_part(command, state)
    _require_payable(state)
    as_expected = command.expects_cents in (None, state.credit_cents)
    require(as_expected, Reason.CREDIT_CHANGED, cents=state.credit_cents)
    paid = f.HandPaid(key=command.key, cents=state.credit_cents, who=command.who)
    return Decision((paid, *closed_unless_vouchers(state)))


def _pay_part(command: c.HandPay, state: Terminal) -> Decision:
    """Exactly what staff hand over, and never all: who is paid that has left."""
    _require_account(state)
    cents = command.expects_cents
    require(cents is not None and cents > 0, Reason.BAD_AMOUNT, cents=cents or 0)
    assert cents is not None
    require(cents < state.credit_cents, Reason.CREDIT_CHANGED, cents=state.credit_cents)
    return Decision((f.HandPaid(key=command.key, cents=cents, who=command.who, part=True),))


def _require_account(state: Terminal) -> None:
    require(state.account.open, Reason.NO_ACCOUNT)
    require(state.tickets.printing is None, Reason.PAYMENT_PENDING)


def _require_payable(state: Terminal) -> None:
    _require_account(state)
    require(not state.wagers_down, Reason.WAGERS_DOWN)
    require(state.credit_cents > 0, Reason.NO_CREDIT)


@PART.answers
def _(fact: f.AttendantCalled, book: RuleBook, state: Terminal) -> c.CashOut:
    return c.CashOut(CashOutWay.ATTENDANT, fact.key)


@PART.answers
def _(fact: f.TicketAsked, book: RuleBook, state: Terminal) -> c.CashOut:
    return c.CashOut(CashOutWay.TICKET, fact.key)


@PART.applies
def _(fact: f.StaffCredited, money: Money, state: Terminal) -> Money:
    return money.came_in(fact.cents, Source.STAFF, MoneyPlace.CREDIT)


@PART.applies
def _(fact: f.HandPaid, money: Money, state: Terminal) -> Money:
    return money.moved(fact.cents, MoneyPlace.CREDIT, MoneyPlace.HAND_PAID)


@PART.applies
def _(
    fact: f.StaffCredited | f.VoucherGiven | f.HandPaid | f.VouchersHandedBack,
    payments: PaymentsAtTerminal,
    state: Terminal,
) -> PaymentsAtTerminal:
    return replace(
        payments,
        paid=(*payments.paid, fact.key)[-PAYMENTS_KEPT:],
        attendant_called=payments.attendant_called and not isinstance(fact, f.HandPaid),
    )


@PART.applies
def _(fact: f.AttendantCalled, payments: PaymentsAtTerminal, state: Terminal) -> PaymentsAtTerminal:
    return replace(payments, attendant_called=True)


@PART.applies
def _(
    fact: f.AttendantCalledOff | f.AccountClosed | f.SlipChanged | f.TicketAsked,
    payments: PaymentsAtTerminal,
    state: Terminal,
) -> PaymentsAtTerminal:
    return replace(payments, attendant_called=False)


@PART.applies
def _(fact: f.RoundCorrected, payments: PaymentsAtTerminal, state: Terminal) -> PaymentsAtTerminal:
    """With nothing left to pay, nobody waits for an attendant."""
    left_cents = state.credit_cents + state.money[MoneyPlace.WIN_DUE] + fact.credit_cents
    return replace(payments, attendant_called=payments.attendant_called and left_cents > 0)
