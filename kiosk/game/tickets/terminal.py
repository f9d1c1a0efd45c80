"""Tickets at the terminal: redeemed in its validator, and printed by its printer."""

from collections.abc import Mapping
from typing import TypeVar

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.account.terminal import (
    closed_unless_vouchers,
    opened,
    owner_now,
    require_tender,
    withheld_for,
)
from kiosk.game.money import Money, MoneyPlace, Source
from kiosk.game.payments.state import PAYMENTS_KEPT
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import (
    Decision,
    require_free,
    require_no_tournament,
    require_validator_empty,
    require_within_credit_limit,
)
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.game.tickets.state import TicketsAtTerminal
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender

PART = TerminalPart("tickets")


@PART.records(f.TicketEntered)
def enter_ticket(command: c.EnterTicket, book: RuleBook, state: Terminal) -> None:
    require(command.cents > 0, Reason.BAD_AMOUNT, cents=command.cents)
    require_free(state)
    require_no_tournament(state)
    require_tender(book, Tender.TICKET)
    require_validator_empty(state)
    require_within_credit_limit(state, command.cents)


@PART.records(f.TicketReturned)
def return_ticket(command: c.ReturnTicket, book: RuleBook, state: Terminal) -> None:
    _require_in_validator(state, command.key)


@PART.decides
@PART.kept_in(f.TicketRedeemed)
def redeem_ticket(command: c.RedeemTicket, book: RuleBook, state: Terminal) -> Decision:
    """The paper is in the box: like a note it is never refused, whatever else is the matter."""
    _require_in_validator(state, command.key)
    return Decision(ticket_in_box(state))


def ticket_in_box(state: Terminal) -> f.Facts:
    assert state.tickets.entered is not None
    number, cents = state.tickets.entered
    redeemed, owner = f.TicketRedeemed(key=number, cents=cents), state.cash.owner
    if owner == owner_now(state):
        return (*opened(state), redeemed)
    return (redeemed, withheld_for(state, owner, number, cents, name=number[-4:]))


def _require_in_validator(state: Terminal, key: str) -> None:
    there = state.tickets.entered is not None and state.tickets.entered[0] == key
    require(there, Reason.NO_TICKET, number=key[-4:])


@PART.decides
@PART.kept_in(f.TicketPrinted)
def ticket_done(command: c.TicketDone, book: RuleBook, state: Terminal) -> Decision:
    """Printed, by the printer's word or after staff looked."""
    _require_printing(state, command.key)
    over = not state.credit_cents and not state.wagers_down
    end = closed_unless_vouchers(state) if over else ()
    return Decision((f.TicketPrinted(key=command.key), *_doubt_over(state), *end))


@PART.decides
@PART.kept_in(f.TicketFailed)
def ticket_not_done(command: c.TicketNotDone, book: RuleBook, state: Terminal) -> Decision:
    _require_printing(state, command.key)
    return Decision((f.TicketFailed(key=command.key), *_doubt_over(state)))


@PART.decides
def ticket_in_doubt(command: c.TicketInDoubt, book: RuleBook, state: Terminal) -> Decision:
    _require_printing(state, command.key)
    if f.LockReason.TICKET_IN_DOUBT in state.locks.reasons:
        return Decision()
    return Decision((f.Locked(reason=f.LockReason.TICKET_IN_DOUBT, detail=command.key),))


def _require_printing(state: Terminal, key: str) -> None:
    require(
        state.tickets.printing is not None and state.tickets.printing[0] == key,
        Reason.NO_PAYMENT,
        key=key[-4:],
    )


def _doubt_over(state: Terminal) -> f.Facts:
    if f.LockReason.TICKET_IN_DOUBT not in state.locks.reasons:
        return ()
    return (f.Unlocked(reason=f.LockReason.TICKET_IN_DOUBT, who=""),)


T = TypeVar("T")


@PART.holds(MoneyPlace.TICKET_PENDING)
def _(state: Terminal) -> int:
    return state.tickets.printing[1] if state.tickets.printing else 0


@PART.applies
def _(fact: f.TicketEntered, tickets: TicketsAtTerminal, state: Terminal) -> TicketsAtTerminal:
    return replace(tickets, entered=(fact.key, fact.cents))


@PART.applies
def _(fact: f.TicketReturned, tickets: TicketsAtTerminal, state: Terminal) -> TicketsAtTerminal:
    return replace(tickets, entered=None)


@PART.applies
def _(fact: f.TicketRedeemed, tickets: TicketsAtTerminal, state: Terminal) -> TicketsAtTerminal:
    redeemed = (*tickets.redeemed, fact.key)[-PAYMENTS_KEPT:]
    return replace(tickets, entered=None, redeemed=redeemed)


@PART.applies
def _(fact: f.TicketRedeemed, money: Money, state: Terminal) -> Money:
    return money.came_in(fact.cents, Source.TICKETS, MoneyPlace.CREDIT)


@PART.applies
def _(fact: f.TicketAsked, tickets: TicketsAtTerminal, state: Terminal) -> TicketsAtTerminal:
    return replace(tickets, printing=(fact.key, fact.cents), asked=tickets.asked + 1)


@PART.applies
def _(fact: f.TicketAsked, money: Money, state: Terminal) -> Money:
    return money.moved(fact.cents, MoneyPlace.CREDIT, MoneyPlace.TICKET_PENDING)


@PART.applies
def _(
    fact: f.TicketPrinted | f.TicketFailed, tickets: TicketsAtTerminal, state: Terminal
) -> TicketsAtTerminal:
    assert tickets.printing is not None, "no ticket was being printed"
    number, printed = tickets.printing[0], isinstance(fact, f.TicketPrinted)
    account = {number: state.account.number} if printed else {}
    return replace(
        tickets,
        printing=None,
        out=_last({**tickets.out, number: printed}),
        of=_last({**tickets.of, **account}),
    )


@PART.applies
def _(fact: f.TicketPrinted | f.TicketFailed, money: Money, state: Terminal) -> Money:
    target = MoneyPlace.TICKET_ISSUED if isinstance(fact, f.TicketPrinted) else MoneyPlace.CREDIT
    return money.moved(money[MoneyPlace.TICKET_PENDING], MoneyPlace.TICKET_PENDING, target)


def _last(tickets: Mapping[str, T]) -> dict[str, T]:
    return dict(list(tickets.items())[-PAYMENTS_KEPT:])
