"""Staff before the terminal: who is in its menu, and what is done there. None of it moves money."""

from kiosk.game import facts as f
from kiosk.game.money import Place
from kiosk.game.refusal import Reason, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision, left
from kiosk.game.terminal.settings import bounds_of
from kiosk.game.terminal.state import Phase, Terminal
from kiosk.rules.rulebook import RuleBook

MAY_CHANGE = (f.StaffRole.TECHNICIAN, f.StaffRole.SUPERVISOR)
"""Settings and devices. The others look."""
_GONE = (Place.LOST, Place.TICKET_ISSUED, Place.HAND_PAID)
_NEVER_CLEARED = (
    f.LockReason.DISPUTE,
    f.LockReason.TICKET_IN_DOUBT,
    f.LockReason.VALIDATOR,
)


def enter(command: c.EnterStaff, book: RuleBook, state: Terminal) -> Decision:
    """Never while somebody may be placing a chip: the menu would take the cloth from under it."""
    require(state.visitor is None, Reason.STAFF_HERE)
    placing = state.phase is Phase.BETTING and state.account_open and not state.locks
    require(not placing, Reason.WAGERING_OPEN)
    entered = f.StaffEntered(who=command.who, role=command.role)
    return Decision((entered, f.Locked(reason=f.LockReason.SERVICE, detail=command.who)))


def leave(command: c.LeaveStaff, book: RuleBook, state: Terminal) -> Decision:
    return Decision(left(state, command.why))


def change_setting(command: c.ChangeSetting, book: RuleBook, state: Terminal) -> Decision:
    """With nobody's money here and no round open: nobody plays under two configurations."""
    _require_hands(state, command.who)
    bounds = bounds_of(command.name)
    require(bounds is not None, Reason.UNKNOWN_SETTING, command.name)
    fits = bounds is not None and bounds.allow(command.value)
    require(fits, Reason.BAD_SETTING, f"{command.name} {command.value}")
    require(not state.money_left, Reason.MONEY_LEFT)
    require(state.phase is Phase.IDLE, Reason.ROUND_UNDER_WAY)
    old = state.setting(command.name)
    if command.value == old:
        return Decision()
    changed = f.SettingChanged(name=command.name, old=old, new=command.value, who=command.who)
    return Decision((changed,))


def record_test(command: c.RecordTest, book: RuleBook, state: Terminal) -> Decision:
    _require_hands(state, command.who)
    tested = f.DeviceTested(device=command.device, result=command.result, who=command.who)
    return Decision((tested,))


def clear_memory(command: c.ClearMemory, book: RuleBook, state: Terminal) -> Decision:
    """Two people of different roles. Nothing of anybody's may be left here, in whatever place, and
    no question about it may be open: it would be forgotten."""
    _require_hands(state, command.who)
    require(bool(command.second) and command.second != command.who, Reason.SECOND_PERSON)
    require_clearable(state)
    meters = {f"in_{source}": cents for source, cents in state.money.sources.items()}
    meters |= {f"out_{place}": state.money[place] for place in _GONE}
    cleared = f.MemoryCleared(who=command.who, second=command.second, meters=meters)
    return Decision((*left(state, "the memory is cleared"), cleared))


def require_clearable(state: Terminal) -> None:
    held = any(cents for place, cents in state.money.places.items() if place not in _GONE)
    require(not held, Reason.MONEY_LEFT)
    require(not state.account_open, Reason.ACCOUNT_OPEN)
    in_validator = (state.note_in, state.ticket_in, state.doubt, state.ticket)
    require(all(paper is None for paper in in_validator), Reason.PAYMENT_PENDING)
    question = next((lock for lock in _NEVER_CLEARED if lock in state.locks), None)
    require(question is None, Reason.LOCKED, str(question))
    require(state.dispute is None, Reason.DISPUTE_OPEN)
    require(not state.frozen, Reason.FROZEN, state.frozen)
    require(state.phase is Phase.IDLE, Reason.ROUND_UNDER_WAY)


def _require_hands(state: Terminal, who: str) -> None:
    """Whoever does something is the one who has signed in."""
    visitor = state.visitor
    require(visitor is not None and visitor.who == who, Reason.NO_VISIT, who)
    allowed = visitor is not None and visitor.role in MAY_CHANGE
    require(allowed, Reason.NOT_ALLOWED, visitor.role if visitor else "")
