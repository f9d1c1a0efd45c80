"""What a terminal answers to a command, and the conditions that many commands share."""

from dataclasses import dataclass

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal.state import Terminal
from kiosk.rules.limits import Placement


@dataclass(frozen=True, slots=True)
class Decision:
    facts: tuple[f.Fact, ...] = ()
    """Empty when the command changes nothing: it was obeyed before."""
    cuts: tuple[Placement, ...] = ()
    """What the limits took off, ready to be explained."""


def require_free(state: Terminal) -> None:
    """Neither frozen nor locked."""
    require(not state.frozen, Reason.FROZEN, state.frozen)
    require(not state.locks, Reason.LOCKED, ", ".join(state.locks))


def unfit_to_play(state: Terminal) -> Reason | None:
    """What the player has asked to be kept from playing by, in the order in which it ends."""
    protection = state.protection
    if protection.break_ is not None:
        return Reason.ON_A_BREAK
    if protection.time_up:
        return Reason.OWN_TIME_LIMIT
    if state.loss_left_cents == 0:
        return Reason.OWN_LOSS_LIMIT
    return Reason.REALITY_CHECK if protection.check_due_ms is not None else None


def opened(state: Terminal) -> tuple[f.Fact, ...]:
    """The first money opens a chip account."""
    return () if state.account_open else (f.AccountOpened(account=state.account + 1),)


def closed(state: Terminal) -> f.AccountClosed:
    """Vouchers that were never wagered have no value outside the game."""
    return f.AccountClosed(forfeited_cents=sum(state.vouchers.values()))


def left(state: Terminal, why: str) -> tuple[f.Fact, ...]:
    """Whoever of the staff was in the menu is there no more."""
    if state.visitor is None:
        return ()
    who = state.visitor.who
    gone = f.StaffLeft(who=who, why=why)
    if f.LockReason.SERVICE not in state.locks:
        return (gone,)
    return (gone, f.Unlocked(reason=f.LockReason.SERVICE, who=who))
