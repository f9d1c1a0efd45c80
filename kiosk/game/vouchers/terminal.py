"""Vouchers at the terminal."""

from collections.abc import Mapping

from kiosk.game import facts as f
from kiosk.game.money import Money, MoneyPlace, Source
from kiosk.game.refusal import Reason, require
from kiosk.game.slip.placing import as_read
from kiosk.game.slip.terminal import changed_slip, does_not_fit, require_wagering
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.limits import place
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender

PART = TerminalPart("vouchers")


@PART.decides
def place_voucher(command: c.PlaceVoucher, book: RuleBook, state: Terminal) -> Decision:
    """A voucher is one wager of its own amount, so it fits whole or not at all."""
    require_wagering(state)
    require(command.wager in book.wagers, Reason.UNKNOWN_WAGER, wager=command.wager)
    known = command.voucher in state.vouchers and command.voucher not in state.slip.vouchers
    require(known, Reason.UNKNOWN_VOUCHER, key=command.voucher)
    cents = state.vouchers[command.voucher]
    placed = place(state.limits.in_force, state.layout(), command.wager, cents, balance_cents=cents)
    placed = as_read(book, state, placed)
    if placed.cuts:
        raise does_not_fit(placed)
    return changed_slip(state, f.SlipStep.VOUCHER, {}, {command.voucher: command.wager})


@PART.answers
def _(fact: f.VoucherGiven, book: RuleBook, state: Terminal) -> c.Credit:
    return c.Credit(fact.key, fact.cents, Tender.VOUCHER, fact.who)


@PART.holds(MoneyPlace.PROMOTIONAL, "slip", "round")
def _(state: Terminal) -> int:
    sent = state.round.sent
    out = state.slip.vouchers or (sent.vouchers if sent else {})
    return sum([cents for voucher, cents in state.vouchers.items() if voucher not in out])


@PART.applies
def _(fact: f.VoucherGiven, vouchers: Mapping[str, int], state: Terminal) -> Mapping[str, int]:
    return {**vouchers, fact.voucher: fact.cents}


@PART.applies
def _(fact: f.VoucherGiven, money: Money, state: Terminal) -> Money:
    return money.came_in(fact.cents, Source.VOUCHERS, MoneyPlace.PROMOTIONAL)


@PART.applies
def _(
    fact: f.RoundSettled | f.WagersForfeited, vouchers: Mapping[str, int], state: Terminal
) -> Mapping[str, int]:
    """A valid spin spends them, whether they won or lost."""
    spent = state.round.sent.vouchers if state.round.sent else {}
    return {voucher: cents for voucher, cents in vouchers.items() if voucher not in spent}


@PART.applies
def _(
    fact: f.VouchersHandedBack, vouchers: Mapping[str, int], state: Terminal
) -> Mapping[str, int]:
    sent = state.round.sent
    placed = state.slip.vouchers or (sent.vouchers if sent else {})
    return {voucher: cents for voucher, cents in vouchers.items() if voucher in placed}


@PART.applies
def _(fact: f.VouchersHandedBack, money: Money, state: Terminal) -> Money:
    return money.came_in(-fact.cents, Source.VOUCHERS, MoneyPlace.PROMOTIONAL)


@PART.applies
def _(fact: f.RoundCorrected, vouchers: Mapping[str, int], state: Terminal) -> Mapping[str, int]:
    return {**vouchers, **fact.vouchers}


@PART.applies
def _(fact: f.AccountClosed, vouchers: Mapping[str, int], state: Terminal) -> Mapping[str, int]:
    return {}


@PART.applies
def _(fact: f.AccountClosed, money: Money, state: Terminal) -> Money:
    return money.moved(fact.forfeited_cents, MoneyPlace.PROMOTIONAL, MoneyPlace.LOST)
