"""What the floor says of a ticket, whatever keeps it."""

from dataclasses import dataclass
from enum import StrEnum


class Answer(StrEnum):
    """To whoever asks for a ticket under a key."""

    HELD = "held"
    """For this key: it may be stacked, and nobody else gets it meanwhile."""
    STACKED = "stacked"
    """Under this very key."""
    RELEASED = "released"
    """This key is over: nothing is granted under it any more."""
    HELD_ELSEWHERE = "held elsewhere"
    REDEEMED = "redeemed"
    VOID = "void"
    EXPIRED = "expired"
    UNKNOWN = "unknown"
    IN_DOUBT = "in doubt"
    """Two people must decide first."""
    KEY_REUSED = "key reused"


class Outcome(StrEnum):
    """Of a redemption."""

    STACKED = "stacked"
    RELEASED = "released"


class TicketState(StrEnum):
    OPEN = "open"
    HELD = "held"
    REDEEMED = "redeemed"
    VOID = "void"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """For a ticket, in the name of a table and one of its terminals, or of the cage."""

    key: str
    """Of this asking alone."""
    number: str
    table: str
    terminal: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GivenTicket:
    """By the table that has issued it. From here on only the floor says who is paid."""

    number: str
    cents: int
    table: str
    issued_ms: int
    expires_ms: int
    state: TicketState = TicketState.OPEN
    """Or what had become of it before, at home."""
    terminal: str = ""
    """Where it was redeemed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decided:
    """What two people say of a doubt."""

    doubt: int
    outcome: str
    """'redeemed', 'released', or 'noted' if nothing is to be done."""
    who: str
    second: str
    note: str


@dataclass(frozen=True, slots=True)
class Held:
    answer: Answer
    cents: int = 0
    issued_by: str = ""
    expires_ms: int = 0
