"""Spread-Bet at the terminal, by the table's orders. Its wagers are wagers like any other; what is
asked here is whether they may be made at all."""

from collections.abc import Mapping

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.limits.state import LimitsAtTerminal
from kiosk.game.money import Money, MoneyPlace
from kiosk.game.refusal import Reason, Refused, require
from kiosk.game.round.state import TerminalPhase
from kiosk.game.slip.state import Slip
from kiosk.game.spread.state import SpreadAtTerminal, SpreadNotice, SpreadVoid
from kiosk.game.supernova.offer import require_supernova
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import is_spread
from kiosk.rules.supernova import WAGER as SUPERNOVA

PART = TerminalPart("spread")
SLIP = TerminalPart("slip")
LIMITS = TerminalPart("limits")


def require_offered(book: RuleBook, state: Terminal, wager: str) -> None:
    """One that the rule book has, and if it is a Spread-Bet, of the table of odds that is on offer
    in this round; or a jackpot wager, if such are taken."""
    require(book.has(wager), Reason.UNKNOWN_WAGER, wager=wager)
    if wager == SUPERNOVA:
        require_supernova(state)
    if not is_spread(wager):
        return
    there = (one.id for one in book.spread_of(state.spread.selected))
    require(wager in there, Reason.SPREAD_NOT_OFFERED, wager=wager)
    void = state.spread.void
    clauses = void.clauses if void else ()
    require(void is None, Reason.SPREAD_VOID, wager=wager, clauses=clauses)
    require(state.spread.open, Reason.SPREAD_NOT_OFFERED, wager=wager)


def on_offer(book: RuleBook, state: Terminal, wanted: Mapping[str, int]) -> dict[str, int]:
    """Of several wagers at once those that there are: what was laid when Spread-Bet was on offer
    can be laid again without it, and so it is with jackpots. Refused if none of them is."""
    there = {}
    for wager, cents in wanted.items():
        try:
            require_offered(book, state, wager)
        except Refused as refused:
            if refused.reason is Reason.UNKNOWN_WAGER or len(wanted) == 1:
                raise
        else:
            there[wager] = cents
    require(bool(there), Reason.SPREAD_NOT_OFFERED)
    return there


@PART.records(f.SpreadNoticed)
def notice_spread(command: c.NoticeSpread, book: RuleBook, state: Terminal) -> None:
    """At any time."""


@PART.records(f.SpreadSelected)
def select_spread(command: c.SelectSpread, book: RuleBook, state: Terminal) -> bool:
    """Between rounds only, as limits."""
    require(state.round.phase is TerminalPhase.IDLE, Reason.WAGERING_OPEN)
    known = not command.table or command.table in book.spread_tables
    require(known, Reason.UNKNOWN_SPREAD, because=command.table)
    require(bool(command.table) == (command.limits is not None), Reason.BAD_AMOUNT)
    require(command.limits is None or command.limits.fit(), Reason.BAD_AMOUNT)
    return command.table != state.spread.selected


@PART.records(f.SpreadVoided)
def void_spread(command: c.VoidSpread, book: RuleBook, state: Terminal) -> bool:
    """While wagering is open they are taken off the cloth; once they are registered they come back
    with the result."""
    require(state.round.phase is not TerminalPhase.IDLE, Reason.NO_ROUND)
    require(command.round == state.round.number, Reason.WRONG_ROUND, round=command.round)
    return state.spread.void is None


@PART.applies
def _(fact: f.SpreadNoticed, spread: SpreadAtTerminal, state: Terminal) -> SpreadAtTerminal:
    return replace(spread, notice=SpreadNotice(fact.table, fact.limits, fact.due_ms))


@PART.applies
def _(fact: f.SpreadSelected, spread: SpreadAtTerminal, state: Terminal) -> SpreadAtTerminal:
    return SpreadAtTerminal(selected=fact.table)


@PART.applies
def _(fact: f.NoticeWithdrawn, spread: SpreadAtTerminal, state: Terminal) -> SpreadAtTerminal:
    return replace(spread, notice=None)


@PART.applies
def _(fact: f.WageringOpened, spread: SpreadAtTerminal, state: Terminal) -> SpreadAtTerminal:
    return replace(spread, commitment=fact.commitment, void=None)


@PART.applies
def _(fact: f.SpreadVoided, spread: SpreadAtTerminal, state: Terminal) -> SpreadAtTerminal:
    void = SpreadVoid(fault=fact.fault, reason=fact.reason, clauses=fact.clauses)
    return replace(spread, void=void)


@SLIP.applies
def _(fact: f.SpreadVoided, slip: Slip, state: Terminal) -> Slip:
    """Nor does undo bring them back."""
    steps = (replace(step, stakes=_without(step.stakes)) for step in slip.undo)
    undo = tuple(step for step in steps if step.stakes or step.vouchers)
    return replace(slip, stakes=_without(slip.stakes), undo=undo)


@SLIP.applies
def _(fact: f.SpreadVoided, money: Money, state: Terminal) -> Money:
    back_cents = sum(state.slip.stakes.values()) - sum(_without(state.slip.stakes).values())
    return money.moved(back_cents, MoneyPlace.STAKE, MoneyPlace.CREDIT)


def _without(stakes: Mapping[str, int]) -> dict[str, int]:
    return {wager: cents for wager, cents in stakes.items() if not is_spread(wager)}


@LIMITS.applies
def _(fact: f.SpreadSelected, limits: LimitsAtTerminal, state: Terminal) -> LimitsAtTerminal:
    """They come with the table of odds, and go with it, also in limits of the player's own."""
    own = fact.limits.in_force if fact.limits else None
    notice = limits.notice
    return replace(
        limits,
        of_table=limits.of_table.with_spread(own),
        legacy=limits.legacy.with_spread(own) if limits.legacy else None,
        agreed=limits.agreed.with_spread(own) if limits.agreed else None,
        notice=(notice[0].with_spread(own), notice[1]) if notice else None,
    )
