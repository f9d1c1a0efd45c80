"""Responsible play: nothing of it touches a wager that is down, all of it is between rounds.

The rule documents are silent on it; it is the house's and the player's own. So the figures of the
house come with the commands, as the time does, and the facts keep what they were.
"""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.care.state import Protection
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("care")

_NOT_KEPT = -(2**53)
"""A time that the house demands and no fact keeps: whatever it was, it had passed."""


@PART.decides
def pass_time(command: c.PassTime, book: RuleBook, state: Terminal) -> Decision:
    """What has become due by now. Told before each round, so that none begins too late."""
    now_ms = command.now_ms
    if not state.account.open:
        return Decision()
    if state.care.since_ms is None:
        return Decision((f.SittingBegun(at_ms=now_ms),))
    if state.care.break_ is not None:
        over = now_ms >= state.care.break_[1]
        return Decision((f.BreakEnded(at_ms=now_ms),) if over else ())
    if state.round.phase is not TerminalPhase.IDLE or state.locks.frozen or state.locks.reasons:
        return Decision()
    return Decision(_time_up(state, now_ms) or _check_due(state, command))


def _time_up(state: Terminal, now_ms: int) -> f.Facts:
    protection = state.care
    if protection.time_up or protection.time_limit_s is None:
        return ()
    reached = protection.played_ms(now_ms) >= protection.time_limit_s * 1000
    return (f.TimeLimitReached(at_ms=now_ms),) if reached else ()


def _check_due(state: Terminal, command: c.PassTime) -> f.Facts:
    """Whoever may not play on anyway need not be asked whether he wants to."""
    protection = state.care
    if command.check_every_ms is None or unfit_to_play(state) is not None:
        return ()
    since_ms = protection.played_ms(command.now_ms) - protection.checked_ms
    due = since_ms >= command.check_every_ms
    return (f.RealityCheckDue(at_ms=command.now_ms),) if due else ()


@PART.decides
def answer_reality_check(
    command: c.AnswerRealityCheck, book: RuleBook, state: Terminal
) -> Decision:
    due_ms = state.care.check_due_ms
    if due_ms is None:
        return Decision()
    held_ms = command.now_ms - due_ms
    require(held_ms >= command.hold_ms, Reason.CHECK_HELD, time_ms=command.hold_ms - held_ms)
    return Decision((f.RealityCheckAnswered(at_ms=command.now_ms),))


@PART.records(f.OwnLimitsSet)
def set_own_limits(command: c.SetOwnLimits, book: RuleBook, state: Terminal) -> bool:
    """Lower at once; whoever wants more, or none, cashes out first and has had time to think."""
    require(state.account.open, Reason.NO_ACCOUNT)
    protection = state.care
    wanted = (command.time_limit_s, command.loss_limit_cents)
    present = (protection.time_limit_s, protection.loss_limit_cents)
    for limit, before in zip(wanted, present, strict=True):
        require(limit is None or limit > 0, Reason.BAD_AMOUNT)
        lower = before is None or (limit is not None and limit <= before)
        require(lower, Reason.OWN_LIMIT_RAISED)
    return wanted != present


@PART.decides
@PART.kept_in(f.BreakBegun, now_ms="at_ms")
def take_break(command: c.TakeBreak, book: RuleBook, state: Terminal) -> Decision:
    """Credit stays where it is, and can be cashed out. It answers a reality check that waits."""
    require(state.account.open, Reason.NO_ACCOUNT)
    require(not state.wagers_down, Reason.WAGERS_DOWN)
    require(state.care.break_ is None, Reason.ON_A_BREAK)
    require(command.until_ms > command.now_ms, Reason.BAD_AMOUNT, time_ms=command.until_ms)
    begun = f.BreakBegun(at_ms=command.now_ms, until_ms=command.until_ms)
    if state.care.check_due_ms is None:
        return Decision((begun,))
    return Decision((f.RealityCheckAnswered(at_ms=command.now_ms), begun))


@PART.decides
def end_break(command: c.EndBreak, book: RuleBook, state: Terminal) -> Decision:
    """Before its time, but not before the least that is a break at all."""
    if state.care.break_ is None:
        return Decision()
    rested_ms = command.now_ms - state.care.break_[0]
    require(rested_ms >= command.least_ms, Reason.BREAK_TOO_SHORT, time_ms=rested_ms)
    return Decision((f.BreakEnded(at_ms=command.now_ms),))


def unfit_to_play(state: Terminal) -> Reason | None:
    """What the player has asked to be kept from playing by, in the order in which it ends."""
    protection = state.care
    if protection.break_ is not None:
        return Reason.ON_A_BREAK
    if protection.time_up:
        return Reason.OWN_TIME_LIMIT
    if state.loss_left_cents == 0:
        return Reason.OWN_LOSS_LIMIT
    return Reason.REALITY_CHECK if protection.check_due_ms is not None else None


@PART.answers
def _(fact: f.SittingBegun | f.TimeLimitReached, book: RuleBook, state: Terminal) -> c.PassTime:
    return c.PassTime(now_ms=fact.at_ms, check_every_ms=None)


@PART.answers
def _(fact: f.RealityCheckDue, book: RuleBook, state: Terminal) -> c.PassTime:
    """How often is the house's to say, and is not kept."""
    return c.PassTime(now_ms=fact.at_ms, check_every_ms=0)


@PART.answers
def _(fact: f.RealityCheckAnswered, book: RuleBook, state: Terminal) -> c.AnswerRealityCheck:
    return c.AnswerRealityCheck(now_ms=fact.at_ms, hold_ms=_NOT_KEPT)


@PART.answers
def _(fact: f.BreakEnded, book: RuleBook, state: Terminal) -> c.EndBreak:
    return c.EndBreak(now_ms=fact.at_ms, least_ms=_NOT_KEPT)


@PART.applies
def _(fact: f.AccountOpened | f.AccountClosed, care: Protection, state: Terminal) -> Protection:
    """It begins with the account and is given up with it."""
    return Protection()


@PART.applies
def _(fact: f.SittingBegun, care: Protection, state: Terminal) -> Protection:
    return replace(care, since_ms=fact.at_ms)


@PART.applies
def _(fact: f.OwnLimitsSet, care: Protection, state: Terminal) -> Protection:
    return replace(care, time_limit_s=fact.time_limit_s, loss_limit_cents=fact.loss_limit_cents)


@PART.applies
def _(fact: f.TimeLimitReached, care: Protection, state: Terminal) -> Protection:
    return replace(care, time_up=True)


@PART.applies
def _(fact: f.RealityCheckDue, care: Protection, state: Terminal) -> Protection:
    return replace(care, check_due_ms=fact.at_ms)


@PART.applies
def _(fact: f.RealityCheckAnswered, care: Protection, state: Terminal) -> Protection:
    return replace(care, check_due_ms=None, checked_ms=care.played_ms(fact.at_ms))


@PART.applies
def _(fact: f.BreakBegun, care: Protection, state: Terminal) -> Protection:
    return replace(care, break_=(fact.at_ms, fact.until_ms))


@PART.applies
def _(fact: f.BreakEnded, care: Protection, state: Terminal) -> Protection:
    assert care.break_ is not None, "nobody is on a break"
    rested_ms = care.rested_ms + fact.at_ms - care.break_[0]
    return replace(care, break_=None, rested_ms=rested_ms)
