"""What each machine knows of it."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field


class TicketStatus(StrEnum):
    RESERVED = "reserved"
    """Being printed, or perhaps printed."""
    ISSUED = "issued"
    CANCELLED = "cancelled"
    HELD = "held"
    PAID = "paid"


class Word(StrEnum):
    """How far a ticket is known by nothing but a terminal's word."""

    NONE = ""
    """The table gave the number itself, or staff believe it."""
    TOLD = "told"
    """In a recovery. It is good, and counts against what that word is good for."""
    DOUBTED = "doubted"
    """The terminal told of more than that. Nobody is paid before staff say so."""


class Ticket(Struct, frozen=True):
    key: str
    """Of the cash-out that asked for it."""
    seat: str
    """Where it was printed."""
    cents: int
    expires_ms: int
    status: TicketStatus
    holder: str = ""
    """The seat in whose validator it is, or was paid."""
    word: Word = Word.NONE
    given: bool = False
    """To the floor: only the floor says who is paid for it."""


class TicketsAtTerminal(Struct, frozen=True, kw_only=True):
    printing: tuple[str, int] | None = None
    """The number and amount of the ticket being printed."""
    asked: int = 0
    """How many this terminal ever began to print: the sequence number of the last."""
    out: Mapping[str, bool] = field(default_factory=dict)
    """The last tickets, by number: printed, or surely not."""
    of: Mapping[str, int] = field(default_factory=dict)
    """The accounts that left with those that were printed."""
    entered: tuple[str, int] | None = None
    """The number and amount of the ticket in the validator."""
    redeemed: tuple[str, ...] = ()
    """The numbers of the last tickets that were stacked."""
