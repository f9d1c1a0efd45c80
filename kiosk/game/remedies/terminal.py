"""Stakes that do not go back although their round does not count. What was settled before is
settled anew, like any corrected round."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.money import Money, MoneyPlace
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import RoundAtTerminal, TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("round")


@PART.decides
@PART.kept_in(f.WagersForfeited)
def forfeit_stakes(command: c.ForfeitStakes, book: RuleBook, state: Terminal) -> Decision:
    """Only a slip that the table holds: chips that were never sent are the player's."""
    sent = state.round.sent is not None and state.round.phase is not TerminalPhase.BETTING
    require(sent, Reason.NOT_SENT)
    require(command.round == state.round.number, Reason.WRONG_ROUND, round=command.round)
    forfeited = f.WagersForfeited(round=command.round, clause=command.clause, reason=command.reason)
    return Decision((forfeited,))


@PART.applies
def _(fact: f.WagersForfeited, round: RoundAtTerminal, state: Terminal) -> RoundAtTerminal:
    return replace(round, phase=TerminalPhase.IDLE, sent=None)


@PART.applies
def _(fact: f.WagersForfeited, money: Money, state: Terminal) -> Money:
    for down in (MoneyPlace.IN_DOUBT, MoneyPlace.REGISTERED):
        money = money.moved(money[down], down, MoneyPlace.LOST)
    return money
