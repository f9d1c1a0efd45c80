"""Facts of this capability, of both machines."""

from enum import StrEnum

from kiosk.game.fact import Fact


class LockReason(StrEnum):
    """Each is durable: it outlives a restart, and only what it names takes it away."""

    DOOR = "door"
    VALIDATOR = "validator"
    PRINTER = "printer"
    TICKET_IN_DOUBT = "ticket_in_doubt"
    MEMORY = "memory"
    MALFUNCTION = "malfunction"
    DISPUTE = "dispute"
    STAFF = "staff"
    SERVICE = "service"
    """Somebody of the staff is in its menu, and nothing is played or taken meanwhile."""


class AccountFrozen(Fact, frozen=True, kw_only=True):
    reason: str
    stopped_ms: int = 0
    """From when the wagering period stands still. 0: none is open, or none of ours to stop."""


class AccountThawed(Fact, frozen=True, kw_only=True):
    goes_on_ms: int = 0
    """From when it goes on."""


class Locked(Fact, frozen=True, kw_only=True):
    reason: LockReason
    detail: str


class Unlocked(Fact, frozen=True, kw_only=True):
    reason: LockReason
    who: str


class SeatLocked(Fact, frozen=True, kw_only=True):
    """Taken out of play by staff, until staff give it back."""

    seat: str
    reason: LockReason
    detail: str


class SeatUnlocked(Fact, frozen=True, kw_only=True):
    seat: str
    reason: LockReason
    who: str
