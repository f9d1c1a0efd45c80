"""Responsible play: nothing of it touches a wager that is down, all of it is between rounds.

The rule documents are silent on it; it is the house's and the player's own. So the figures of the
house come with the commands, as the time does, and the facts keep what they were.
"""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision, unfit_to_play
from kiosk.game.terminal.state import Phase, Terminal
from kiosk.rules.rulebook import RuleBook


def pass_time(command: c.PassTime, book: RuleBook, state: Terminal) -> Decision:
    """What has become due by now. Told before each round, so that none begins too late."""
    now_ms = command.now_ms
    if not state.account_open:
        return Decision()
    if state.protection.since_ms is None:
        return Decision((f.SittingBegun(at_ms=now_ms),))
    if state.protection.break_ is not None:
        over = now_ms >= state.protection.break_[1]
        return Decision((f.BreakEnded(at_ms=now_ms),) if over else ())
    if state.phase is not Phase.IDLE or state.frozen or state.locks:
        return Decision()
    return Decision(_time_up(state, now_ms) or _check_due(state, command))


def _time_up(state: Terminal, now_ms: int) -> tuple[f.Fact, ...]:
    protection = state.protection
    if protection.time_up or protection.time_limit_s is None:
        return ()
    reached = protection.played_ms(now_ms) >= protection.time_limit_s * 1000
    return (f.TimeLimitReached(at_ms=now_ms),) if reached else ()


def _check_due(state: Terminal, command: c.PassTime) -> tuple[f.Fact, ...]:
    """Whoever may not play on anyway need not be asked whether he wants to."""
    protection = state.protection
    if command.check_every_ms is None or unfit_to_play(state) is not None:
        return ()
    since_ms = protection.played_ms(command.now_ms) - protection.checked_ms
    due = since_ms >= command.check_every_ms
    return (f.RealityCheckDue(at_ms=command.now_ms),) if due else ()


def answer_reality_check(
    command: c.AnswerRealityCheck, book: RuleBook, state: Terminal
) -> Decision:
    due_ms = state.protection.check_due_ms
    if due_ms is None:
        return Decision()
    held_ms = command.now_ms - due_ms
    require(held_ms >= command.hold_ms, Reason.CHECK_HELD, f"{command.hold_ms - held_ms} ms")
    return Decision((f.RealityCheckAnswered(at_ms=command.now_ms),))


def set_own_limits(command: c.SetOwnLimits, book: RuleBook, state: Terminal) -> Decision:
    """Lower at once; whoever wants more, or none, cashes out first and has had time to think."""
    require(state.account_open, Reason.NO_ACCOUNT)
    protection = state.protection
    wanted = (command.time_limit_s, command.loss_limit_cents)
    present = (protection.time_limit_s, protection.loss_limit_cents)
    for limit, before in zip(wanted, present, strict=True):
        require(limit is None or limit > 0, Reason.BAD_AMOUNT, str(limit))
        lower = before is None or (limit is not None and limit <= before)
        require(lower, Reason.OWN_LIMIT_RAISED, str(before))
    if wanted == present:
        return Decision()
    return Decision((f.OwnLimitsSet(time_limit_s=wanted[0], loss_limit_cents=wanted[1]),))


def take_break(command: c.TakeBreak, book: RuleBook, state: Terminal) -> Decision:
    """Credit stays where it is, and can be cashed out. It answers a reality check that waits."""
    require(state.account_open, Reason.NO_ACCOUNT)
    require(not state.wagers_down, Reason.WAGERS_DOWN)
    require(state.protection.break_ is None, Reason.ON_A_BREAK)
    require(command.until_ms > command.now_ms, Reason.BAD_AMOUNT, str(command.until_ms))
    begun = f.BreakBegun(at_ms=command.now_ms, until_ms=command.until_ms)
    if state.protection.check_due_ms is None:
        return Decision((begun,))
    return Decision((f.RealityCheckAnswered(at_ms=command.now_ms), begun))


def end_break(command: c.EndBreak, book: RuleBook, state: Terminal) -> Decision:
    """Before its time, but not before the least that is a break at all."""
    if state.protection.break_ is None:
        return Decision()
    rested_ms = command.now_ms - state.protection.break_[0]
    require(rested_ms >= command.least_ms, Reason.BREAK_TOO_SHORT, f"{rested_ms} ms")
    return Decision((f.BreakEnded(at_ms=command.now_ms),))
