"""Where a cash-out stands, for whoever shows it."""

from enum import StrEnum

from msgspec import Struct


class CashOutStage(StrEnum):
    NONE = "none"
    ASKING = "asking the table"
    PRINTING = "printing"
    TAKE = "take your ticket"
    ATTENDANT = "attendant"
    DOUBT = "doubt"
    """Nobody knows whether the ticket is good: staff look."""


class CashOutProgress(Struct, frozen=True, kw_only=True):
    """Where the last cash-out stands, for the screen. Times are those of its steps."""

    stage: CashOutStage = CashOutStage.NONE
    cents: int = 0
    number: str = ""
    """Masked: nobody reads a number that can still be redeemed off a screen."""
    sequence: int = 0
    expires_ms: int | None = None
    asked_ms: int | None = None
    set_aside_ms: int | None = None
    printed_ms: int | None = None
    taken_ms: int | None = None
    why: str = ""
    """Why there is no ticket: what an attendant is called for, or what the printer could not."""
