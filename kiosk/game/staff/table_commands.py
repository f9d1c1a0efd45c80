"""What can be asked of the table."""

from kiosk.game.bounds import Key, Word
from kiosk.game.command import TableCommand
from kiosk.game.staff.facts import StaffRole, StaffRules


class EnrolStaff(TableCommand, frozen=True):
    """A new member, or a new role or PIN of one. The first of a table enrols himself, every later
    one is enrolled by a supervisor, and by two as soon as there are two."""

    name: str
    role: StaffRole
    salt: str
    pin_hash: str


class DismissStaff(TableCommand, frozen=True):
    name: Word


class TryPin(TableCommand, frozen=True):
    """`matches` is what the hash said; it is not asked while the person is barred."""

    name: str
    matches: bool
    machine: str = ""


class ChangePin(TableCommand, frozen=True):
    """Of oneself, after the old one was right."""

    name: str
    salt: str
    pin_hash: str


class UnlockStaff(TableCommand, frozen=True):
    name: Word


class WithdrawStaffChange(TableCommand, frozen=True):
    """A change of a supervisor that is still to be made."""

    change: Key


class MakeStaffChange(TableCommand, frozen=True):
    """Its time has come."""

    change: str


class LetMachineIn(TableCommand, frozen=True):
    """PINs were guessed there, and somebody has looked after it."""

    machine: Word


class LetStaffIn(TableCommand, frozen=True):
    """Asked on the table's own machine while the table is stopped."""

    name: str
    why: str


class GivePin(TableCommand, frozen=True):
    """To somebody who has forgotten it: asked on the table's own machine, and made as late and as
    openly as any other change."""

    name: str
    salt: str
    pin_hash: str
    why: str


class SetStaffRules(TableCommand, frozen=True):
    """At each start, as the table's file has them."""

    rules: StaffRules
