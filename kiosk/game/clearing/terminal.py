"""The terminal's memory is cleared, when nothing of anybody's is left in it."""

from kiosk.game import facts as f
from kiosk.game.money import GONE, MoneyPlace
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import TerminalPhase
from kiosk.game.staff.terminal import _require_hands, left
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("cleared")

_METERED = (MoneyPlace.LOST, MoneyPlace.TICKET_ISSUED, MoneyPlace.HAND_PAID)

_NEVER_CLEARED = (
    f.LockReason.DISPUTE,
    f.LockReason.TICKET_IN_DOUBT,
    f.LockReason.VALIDATOR,
)


@PART.decides
def clear_memory(command: c.ClearMemory, book: RuleBook, state: Terminal) -> Decision:
    """Two people of different roles. Nothing of anybody's may be left here, in whatever place, and
    no question about it may be open: it would be forgotten."""
    _require_hands(state, command.who)
    require(bool(command.second) and command.second != command.who, Reason.SECOND_ROLE)
    require_clearable(state)
    meters = {f"in_{source}": cents for source, cents in state.money.sources.items()}
    meters |= {f"out_{place}": state.money[place] for place in _METERED}
    if state.money[MoneyPlace.TIPPED]:
        meters[f"out_{MoneyPlace.TIPPED}"] = state.money[MoneyPlace.TIPPED]
    cleared = f.MemoryCleared(who=command.who, second=command.second, meters=meters)
    return Decision((*left(state, "the memory is cleared"), cleared))


def require_clearable(state: Terminal) -> None:
    held = any(cents for place, cents in state.money.places.items() if place not in GONE)
    require(not held, Reason.MONEY_LEFT)
    require(not state.account.open, Reason.ACCOUNT_OPEN)
    in_validator = (state.cash.note_in, state.tickets.entered, state.tickets.printing)
    settled = not state.cash.doubts and all(paper is None for paper in in_validator)
    require(settled, Reason.PAYMENT_PENDING)
    question = next((lock for lock in _NEVER_CLEARED if lock in state.locks.reasons), None)
    require(question is None, Reason.LOCKED, locks=(str(question),))
    require(state.cases.dispute is None, Reason.DISPUTE_OPEN)
    require(not state.locks.frozen, Reason.FROZEN, because=state.locks.frozen)
    require(state.round.phase is TerminalPhase.IDLE, Reason.ROUND_UNDER_WAY)


@PART.answers
def _(fact: f.MemoryCleared, book: RuleBook, state: Terminal) -> c.ClearMemory | None:
    """Whoever cleared it has left by then: it is decided together with that."""
    return c.ClearMemory(fact.who, fact.second) if state.staff.visitor else None


@PART.applies
def _(fact: f.MemoryCleared, cleared: bool, state: Terminal) -> bool:
    return True
