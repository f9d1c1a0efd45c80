"""A tip for the dealer, by the player's own touch."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.money import Money, MoneyPlace
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision, require_free, require_no_tournament
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.game.tips.state import TipsAtTerminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("tips")


@PART.records(f.TipsOffered)
def offer(command: c.OfferTips, book: RuleBook, state: Terminal) -> bool:
    return command.most_cents != state.tips.most_cents


@PART.decides
@PART.kept_in(f.TipGiven)
def give(command: c.GiveTip, book: RuleBook, state: Terminal) -> Decision:
    most_cents = state.tips.most_cents
    require(most_cents > 0, Reason.TIPS_NOT_TAKEN)
    require_free(state)
    require_no_tournament(state)
    require(state.account.open, Reason.NO_ACCOUNT)
    require(state.tickets.printing is None, Reason.PAYMENT_PENDING)
    require(0 < command.cents <= most_cents, Reason.BAD_AMOUNT, cents=command.cents)
    require(command.cents <= state.credit_cents, Reason.NO_CREDIT)
    return Decision((f.TipGiven(key=command.key, cents=command.cents),))


@PART.applies
def _(fact: f.TipsOffered, tips: TipsAtTerminal, state: Terminal) -> TipsAtTerminal:
    return replace(tips, most_cents=fact.most_cents)


@PART.applies
def _(fact: f.TipGiven, tips: TipsAtTerminal, state: Terminal) -> TipsAtTerminal:
    return replace(tips, given_cents=tips.given_cents + fact.cents)


@PART.applies
def _(fact: f.TipGiven, money: Money, state: Terminal) -> Money:
    return money.moved(fact.cents, MoneyPlace.CREDIT, MoneyPlace.TIPPED)
