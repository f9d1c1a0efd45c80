"""What a terminal tells its table of payments by staff, and those that it must carry out."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta

from kiosk.game.bounds import Count, Key, Told
from kiosk.game.command import TableCommand, TerminalOrder
from kiosk.game.money import MoneyPlace
from kiosk.game.payments import table_commands as sgc
from kiosk.game.payments import terminal_commands as ats
from kiosk.game.payments.state import PAYMENTS_KEPT
from kiosk.game.supernova.terminal_commands import CreditJackpot
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal


class PaymentsStanding(Told, frozen=True, kw_only=True):
    asks_cents: Count = 0
    """The player waits to be paid this much by hand."""
    asks_vouchers_cents: Count = 0
    """The player waits for these vouchers, and has no money here."""
    paid: Annotated[tuple[Key, ...], Meta(max_length=PAYMENTS_KEPT)] = ()
    """The keys of the payments by staff that it has carried out."""


def standing_of(state: Terminal) -> PaymentsStanding:
    asks_cents = state.credit_cents if state.payments.attendant_called else 0
    calls = state.payments.attendant_called and not asks_cents
    return PaymentsStanding(
        asks_cents=asks_cents,
        asks_vouchers_cents=state.money[MoneyPlace.PROMOTIONAL] if calls else 0,
        paid=state.payments.paid,
    )


def news(table: Table, seat: str, at: PaymentsStanding) -> Iterator[TableCommand]:
    for key, due in table.due.items():
        if due.seat == seat and key in at.paid:
            yield sgc.AnswerPayment(seat, key, True)


def orders(
    table: Table, seat: str, at: PaymentsStanding, *, locked: bool, in_round: int
) -> Iterator[TerminalOrder]:
    """`in_round`: the one that is under way for the terminal; 0: none is. A jackpot that fell in it
    is paid when it is over (S0 9.4.5)."""
    if table.frozen:
        return
    for key, due in table.due.items():
        if due.seat != seat or key in at.paid:
            continue
        if due.hit:
            # Also of a locked terminal: staff pay by hand what it has.
            hit = table.supernova.hits.get(due.hit)
            if hit is None or hit.round != in_round:
                yield CreditJackpot(key, due.hit, due.cents)
        elif due.back:
            yield ats.HandBackVouchers(key, due.cents, due.who)
        elif due.tender is None:
            # Also of a locked terminal: that is what staff pay by hand for (S0 8.8.10).
            yield ats.HandPay(key, due.who, due.cents, due.part)
        elif not locked:
            yield ats.Credit(key, due.cents, due.tender, due.who)
