"""What keeps staff honest: limits of their own, changes that everybody sees before they are made,
and machines at which PINs are guessed."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, require
from kiosk.game.staff.facts import StaffChangeAsked, StaffRole
from kiosk.game.staff.state import FORGOTTEN_MS, Conduct, Guesses, two_independent
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("conduct")


@PART.records(f.StaffRulesSet)
def set_rules(command: c.SetStaffRules, book: RuleBook, state: Table) -> bool:
    return command.rules != state.conduct.rules


# ---- Changes of supervisors -------------------------------------------------------------------


def change_asked(
    state: Table, command: c.EnrolStaff | c.DismissStaff, given: Given
) -> f.Facts | None:
    """What becomes of a change that everybody must see first. None: it is made at once."""
    member = state.staff.get(command.name)
    role = command.role if isinstance(command, c.EnrolStaff) else None
    sensitive = StaffRole.SUPERVISOR in (role, member.role if member else None)
    if not (state.conduct.two_there and sensitive):
        return None
    return _asked(state, command, role, given)


@PART.decides
def give_pin(command: c.GivePin, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require(command.name in state.staff, Reason.UNKNOWN_STAFF, name=command.name)
    return _asked(state, command, state.staff[command.name].role, given)


def _asked(
    state: Table,
    command: c.EnrolStaff | c.DismissStaff | c.GivePin,
    role: StaffRole | None,
    given: Given,
) -> f.Facts:
    rules = state.conduct.rules
    wait_ms = rules.change_wait_ms if rules else 0
    asked = f.StaffChangeAsked(
        key=given.key,
        name=command.name,
        role=role,
        salt=getattr(command, "salt", ""),
        pin_hash=getattr(command, "pin_hash", ""),
        by=given.who,
        second=given.second,
        why=getattr(command, "why", ""),
        due_ms=given.now_ms + wait_ms,
    )
    made = f.StaffChangeMade(change=given.key, at_ms=given.now_ms)
    return (asked,) if wait_ms else (asked, made)


@PART.answers
def _(fact: f.StaffChangeAsked, book: RuleBook, state: Table) -> c.Command:
    if not fact.second:
        return c.GivePin(fact.name, fact.salt, fact.pin_hash, fact.why)
    if fact.role is None:
        return c.DismissStaff(fact.name)
    return c.EnrolStaff(fact.name, fact.role, fact.salt, fact.pin_hash)


def leaves(change: StaffChangeAsked) -> bool:
    """Whoever it is about is no supervisor after it."""
    return change.role is not StaffRole.SUPERVISOR


@PART.records(f.StaffChangeWithdrawn)
def withdraw(command: c.WithdrawStaffChange, book: RuleBook, state: Table, given: Given) -> None:
    """By any supervisor; but nobody keeps the place that others take from him."""
    change = state.conduct.changes.get(command.change)
    require(change is not None, Reason.NO_CHANGE)
    own = change is not None and leaves(change) and change.name == given.who
    require(not own, Reason.NOT_ALLOWED, name=given.who)


@PART.decides
def make(command: c.MakeStaffChange, book: RuleBook, state: Table, given: Given) -> f.Facts:
    change = state.conduct.changes.get(command.change)
    require(change is not None, Reason.NO_CHANGE)
    require(change is not None and given.now_ms >= change.due_ms, Reason.NOT_DUE)
    return (f.StaffChangeMade(change=command.change, at_ms=given.now_ms),)


@PART.answers
def _(fact: f.StaffChangeMade, book: RuleBook, state: Table) -> c.MakeStaffChange:
    return c.MakeStaffChange(fact.change)


# ---- Machines at which PINs are guessed -------------------------------------------------------


@PART.records(f.MachineLetIn)
def let_machine_in(command: c.LetMachineIn, book: RuleBook, state: Table) -> None:
    require(command.machine in state.conduct.machines, Reason.NOT_GUESSING)


@PART.applies
def _(fact: f.StaffRulesSet, conduct: Conduct, state: Table) -> Conduct:
    return replace(conduct, rules=fact.rules)


@PART.applies
def _(fact: f.StaffChangeAsked, conduct: Conduct, state: Table) -> Conduct:
    """Another change of the same person takes its place."""
    others = {k: asked for k, asked in conduct.changes.items() if asked.name != fact.name}
    return replace(conduct, changes={**others, fact.key: fact})


@PART.applies
def _(fact: f.StaffChangeWithdrawn | f.StaffChangeMade, conduct: Conduct, state: Table) -> Conduct:
    left = {key: asked for key, asked in conduct.changes.items() if key != fact.change}
    return replace(conduct, changes=left)


@PART.applies
def _(fact: f.PinChanged, conduct: Conduct, state: Table) -> Conduct:
    owned = replace(state.staff[fact.name], makers=())
    two = two_independent({**state.staff, fact.name: owned})
    return replace(conduct, two_there=conduct.two_there or two)


@PART.applies
def _(fact: f.PinRefused, conduct: Conduct, state: Table) -> Conduct:
    if not fact.machine:
        return conduct
    there = conduct.machines.get(fact.machine, Guesses())
    before = there.wrong if fact.at_ms - there.last_ms < FORGOTTEN_MS else {}
    wrong = {**before, fact.name: before.get(fact.name, 0) + 1}
    return _with_machine(conduct, fact.machine, Guesses(wrong, fact.at_ms))


@PART.applies
def _(fact: f.PinAccepted, conduct: Conduct, state: Table) -> Conduct:
    there = conduct.machines.get(fact.machine, Guesses())
    wrong = {name: count for name, count in there.wrong.items() if name != fact.name}
    return _with_machine(conduct, fact.machine, replace(there, wrong=wrong))


@PART.applies
def _(fact: f.MachineLetIn, conduct: Conduct, state: Table) -> Conduct:
    return _with_machine(conduct, fact.machine, Guesses())


@PART.applies
def _(fact: f.StaffLetIn, conduct: Conduct, state: Table) -> Conduct:
    return replace(conduct, machines={})


def _with_machine(conduct: Conduct, machine: str, there: Guesses) -> Conduct:
    others = {name: guesses for name, guesses in conduct.machines.items() if name != machine}
    return replace(conduct, machines={**others, machine: there} if there.wrong else others)
