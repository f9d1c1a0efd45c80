"""What a terminal answers to a command, and the conditions that many commands share."""

from msgspec import Struct

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal.state import Terminal
from kiosk.rules.limits import Placement


class Decision(Struct, frozen=True):
    facts: f.Facts = ()
    """Empty when the command changes nothing: it was obeyed before."""
    cuts: tuple[Placement, ...] = ()
    """What the limits took off, ready to be explained."""


def require_free(state: Terminal) -> None:
    """Neither frozen nor locked."""
    require(not state.locks.frozen, Reason.FROZEN, because=state.locks.frozen)
    require(not state.locks.reasons, Reason.LOCKED, locks=tuple(state.locks.reasons))


def require_no_tournament(state: Terminal) -> None:
    """While points are played for no money is taken in, so that no live meter moves."""
    require(not state.tournament.on, Reason.TOURNAMENT_ON)


def require_validator_empty(state: Terminal) -> None:
    require(state.cash.note_in is None and state.tickets.entered is None, Reason.PAYMENT_PENDING)


def within_credit_limit(state: Terminal, cents: int) -> bool:
    """So much more may be taken in."""
    limit_cents = state.cash.credit_limit_cents
    return limit_cents is None or state.credit_cents + cents <= limit_cents


def require_within_credit_limit(state: Terminal, cents: int) -> None:
    limit_cents = state.cash.credit_limit_cents
    require(within_credit_limit(state, cents), Reason.CREDIT_LIMIT, limit_cents=limit_cents)
