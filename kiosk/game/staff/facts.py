"""Facts of this capability, of both machines."""

from enum import StrEnum

from kiosk.game.fact import Fact, Value


class StaffRole(StrEnum):
    DEALER = "dealer"
    SUPERVISOR = "supervisor"
    TECHNICIAN = "technician"
    AUDITOR = "auditor"
    DIRECTOR = "director"
    """Of tournaments (S3 1.1 Tournament Director): moves no live money and deals no round."""


class StaffEntered(Fact, frozen=True, kw_only=True):
    """Somebody of the staff is in the terminal's menu."""

    who: str
    role: StaffRole


class StaffLeft(Fact, frozen=True, kw_only=True):
    who: str
    why: str


class SettingChanged(Fact, frozen=True, kw_only=True):
    name: str
    old: int
    new: int
    who: str


class DeviceTested(Fact, frozen=True, kw_only=True):
    """What a device did when staff tried it. No money was moved."""

    device: str
    result: str
    who: str


class StaffEnrolled(Fact, frozen=True, kw_only=True):
    """A new member, or a new role or PIN of one. Of the PIN only its hash is kept."""

    name: str
    role: StaffRole
    salt: str
    pin_hash: str
    by: str
    second: str = ""


class StaffDismissed(Fact, frozen=True, kw_only=True):
    name: str
    by: str


class PinAccepted(Fact, frozen=True, kw_only=True):
    name: str
    machine: str = ""


class PinRefused(Fact, frozen=True, kw_only=True):
    """Written before the person is told, so that a power cut gives nobody another try."""

    name: str
    at_ms: int
    machine: str = ""
    """Where it was typed. Journals of before do not say."""


class PinChanged(Fact, frozen=True, kw_only=True):
    """By its owner, who knew the old one."""

    name: str
    salt: str
    pin_hash: str


class StaffUnlocked(Fact, frozen=True, kw_only=True):
    name: str
    by: str


class StaffLetIn(Fact, frozen=True, kw_only=True):
    """On the table's own machine, while the table was stopped: wrong PINs are forgotten, those of
    the person and those of every machine."""

    name: str
    by: str
    why: str


class MachineLetIn(Fact, frozen=True, kw_only=True):
    """Staff have looked after a machine at which PINs were guessed."""

    machine: str
    by: str


class StaffChangeAsked(Fact, frozen=True, kw_only=True):
    """A change of a supervisor, which everybody sees before it is made. `key` names it."""

    name: str
    role: StaffRole | None = None
    """None: dismissed."""
    salt: str = ""
    pin_hash: str = ""
    by: str
    second: str = ""
    """Nobody: it was asked for on the table's own machine."""
    why: str = ""
    due_ms: int


class StaffChangeWithdrawn(Fact, frozen=True, kw_only=True):
    change: str
    by: str


class StaffChangeMade(Fact, frozen=True, kw_only=True):
    change: str
    at_ms: int


class StaffRules(Value, frozen=True, kw_only=True):
    """What the house lets staff do alone."""

    dealer_cents: int
    """Above it a second person confirms an order of a dealer."""
    supervisor_cents: int
    hand_pay_cents: int
    """Above it a second person confirms a hand pay, whoever orders it."""
    most_cents: int
    """No order gives or takes more."""
    change_wait_ms: int
    """From a change of a supervisor's being asked for to its being made."""


class StaffRulesSet(Fact, frozen=True, kw_only=True):
    """As the table was told at its start."""

    rules: StaffRules


class StaffOrdered(Fact, frozen=True, kw_only=True):
    """Who ordered it, who confirmed it, and why. The facts behind this one are what it did. `key`
    is the order's own, so that an order which comes again is not obeyed again."""

    who: str
    second: str = ""
    why: str = ""
    order: str
    asked: str
    """The order as it was given, in JSON."""
