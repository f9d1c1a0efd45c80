"""A dispute at the terminal: what was to be seen is kept, and nothing moves until staff decide."""

from collections.abc import Mapping

from kiosk.game import facts as f
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.state import Phase, Terminal
from kiosk.rules.rulebook import RuleBook


def open_dispute(command: c.OpenDispute, book: RuleBook, state: Terminal) -> Decision:
    """Never refused, like a call for help. A second press changes nothing: the evidence is that of
    the first. Once staff let the player go on, the next dispute is another."""
    if state.dispute is not None and f.LockReason.DISPUTE in state.locks:
        return Decision()
    stakes, promotional = wagers_of(state, command.round)
    played = state.played.get(command.round)
    opened = f.DisputeOpened(
        key=command.case,
        case=command.case,
        by=command.by,
        round=command.round,
        stakes=dict(stakes),
        promotional=dict(promotional),
        outcome=played.outcome if played else None,
        credit_cents=state.credit_cents,
        picture=command.picture,
    )
    locked: tuple[f.Fact, ...] = ()
    if f.LockReason.DISPUTE not in state.locks:
        locked = (f.Locked(reason=f.LockReason.DISPUTE, detail=command.case),)
    called: tuple[f.Fact, ...] = () if state.help_asked else (f.HelpAsked(),)
    return Decision((opened, *locked, *called))


def wagers_of(state: Terminal, round_: int) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """What lies or lay on the cloth in a round: stakes, and those of vouchers."""
    played = state.played.get(round_)
    if played is not None:
        return played.stakes, played.promotional
    if round_ != state.round or state.phase is Phase.IDLE:
        return {}, {}
    if state.sent is not None:
        return state.sent.stakes, state.sent.promotional
    return state.slip.stakes, state.voucher_stakes()


def end_dispute(command: c.EndDispute, book: RuleBook, state: Terminal) -> Decision:
    """The table has closed the case. What it decided about money comes in orders of its own."""
    if state.dispute is None or state.dispute.case != command.case:
        return Decision()
    heard: tuple[f.Fact, ...] = (f.HelpEnded(),) if state.help_asked else ()
    return Decision((f.DisputeEnded(case=command.case, who=command.who), *heard))
