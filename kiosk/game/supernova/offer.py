"""The jackpot wager among those that a player asks for: one, of the fixed amount (S0 9.3)."""

from collections.abc import Mapping

from kiosk.game.refusal import Reason, require
from kiosk.game.terminal.state import Terminal
from kiosk.rules.limits import Limits
from kiosk.rules.supernova import WAGER, main_wagers


def require_supernova(state: Terminal) -> None:
    require(state.supernova.open, Reason.SUPERNOVA_NOT_OFFERED)


def require_amount(state: Terminal, wager: str, cents: int) -> None:
    """Of a single chip."""
    if wager == WAGER:
        require_supernova(state)
        require(WAGER not in state.slip.stakes, Reason.SUPERNOVA_ONCE)
        fits = cents == state.supernova.wager_cents
        require(fits, Reason.BAD_AMOUNT, cents=cents)


def as_now(state: Terminal, wanted: Mapping[str, int]) -> dict[str, int]:
    """Of several wagers at once: it is what it is now, whatever it was when they were kept."""
    now = {WAGER: state.supernova.wager_cents} if WAGER in wanted else {}
    return {**wanted, **now}


def once(state: Terminal, wanted: Mapping[str, int]) -> dict[str, int]:
    """Of several wagers at once: it is not laid down a second time."""
    if WAGER not in wanted or WAGER not in state.slip.stakes:
        return as_now(state, wanted)
    left = main_wagers(wanted)
    require(bool(left), Reason.SUPERNOVA_ONCE)
    return left


def limits_here(state: Terminal) -> Limits:
    """Those in force, with that of the jackpot wager."""
    return state.limits.in_force.with_supernova(state.supernova.wager_cents)
