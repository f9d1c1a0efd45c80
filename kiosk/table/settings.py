"""What a table is told at its start, and what it takes from the outside world."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    name: str
    seats: tuple[str, ...]
    hand_pay_limit_cents: int
    """Above it a second person confirms."""
    ticket_days: int
    """How long a ticket can be redeemed."""
    grace_s: float = 3.0
    """How long the table waits for slips after the close."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outside:
    """Time and chance come from here, so that a simulation can give its own."""

    now_ms: Callable[[], int]
    draw_key: Callable[[], str]
    """16 or more hexadecimal digits that nobody can guess."""
    draw_number: Callable[[], str]
    """An 18-digit validation number that nobody can guess."""
    hash_pin: Callable[[str, str], Awaitable[str]]
    """Slow on purpose, so it runs beside the event loop."""
