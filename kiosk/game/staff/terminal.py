"""Staff before the terminal: who is in its menu, and what is done there. None of it moves money."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import TerminalPhase
from kiosk.game.staff.settings import bounds_of
from kiosk.game.staff.state import StaffAtTerminal, Visitor
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.part import TerminalPart
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook

PART = TerminalPart("staff")

MAY_CHANGE = (f.StaffRole.TECHNICIAN, f.StaffRole.SUPERVISOR)
"""Settings and devices. The others look."""


@PART.decides
@PART.kept_in(f.StaffEntered)
def enter(command: c.EnterStaff, book: RuleBook, state: Terminal) -> Decision:
    """Never while somebody may be placing a chip: the menu would take the cloth from under it."""
    require(state.staff.visitor is None, Reason.STAFF_HERE)
    placing = (
        state.round.phase is TerminalPhase.BETTING
        and state.account.open
        and not state.locks.reasons
    )
    require(not placing, Reason.WAGERING_OPEN)
    entered = f.StaffEntered(who=command.who, role=command.role)
    return Decision((entered, f.Locked(reason=f.LockReason.SERVICE, detail=command.who)))


@PART.decides
@PART.kept_in(f.StaffLeft)
def leave(command: c.LeaveStaff, book: RuleBook, state: Terminal) -> Decision:
    return Decision(left(state, command.why))


@PART.decides
@PART.kept_in(f.SettingChanged, value="new")
def change_setting(command: c.ChangeSetting, book: RuleBook, state: Terminal) -> Decision:
    """With nobody's money here and no round open: nobody plays under two configurations."""
    _require_hands(state, command.who)
    bounds = bounds_of(command.name)
    require(bounds is not None, Reason.UNKNOWN_SETTING, name=command.name)
    fits = bounds is not None and bounds.allow(command.value)
    require(fits, Reason.BAD_SETTING, name=command.name, value=command.value)
    require(not state.money_left, Reason.MONEY_LEFT)
    require(state.round.phase is TerminalPhase.IDLE, Reason.ROUND_UNDER_WAY)
    old = state.staff.setting(command.name)
    if command.value == old:
        return Decision()
    changed = f.SettingChanged(name=command.name, old=old, new=command.value, who=command.who)
    return Decision((changed,))


@PART.records(f.DeviceTested)
def record_test(command: c.RecordTest, book: RuleBook, state: Terminal) -> None:
    _require_hands(state, command.who)


def _require_hands(state: Terminal, who: str) -> None:
    """Whoever does something is the one who has signed in."""
    visitor = state.staff.visitor
    require(visitor is not None and visitor.who == who, Reason.NO_VISIT, name=who)
    allowed = visitor is not None and visitor.role in MAY_CHANGE
    require(allowed, Reason.NOT_ALLOWED, role=visitor.role if visitor else None)


def left(state: Terminal, why: str) -> f.Facts:
    """Whoever of the staff was in the menu is there no more."""
    if state.staff.visitor is None:
        return ()
    who = state.staff.visitor.who
    gone = f.StaffLeft(who=who, why=why)
    if f.LockReason.SERVICE not in state.locks.reasons:
        return (gone,)
    return (gone, f.Unlocked(reason=f.LockReason.SERVICE, who=who))


@PART.applies
def _(fact: f.StaffEntered, staff: StaffAtTerminal, state: Terminal) -> StaffAtTerminal:
    return replace(staff, visitor=Visitor(fact.who, fact.role))


@PART.applies
def _(fact: f.StaffLeft, staff: StaffAtTerminal, state: Terminal) -> StaffAtTerminal:
    return replace(staff, visitor=None)


@PART.applies
def _(fact: f.SettingChanged, staff: StaffAtTerminal, state: Terminal) -> StaffAtTerminal:
    return replace(staff, settings={**staff.settings, fact.name: fact.new})


@PART.applies
def _(fact: f.DeviceTested, staff: StaffAtTerminal, state: Terminal) -> StaffAtTerminal:
    return staff
