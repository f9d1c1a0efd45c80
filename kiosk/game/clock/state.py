"""What the table knows of it."""

from msgspec import Struct


class ClockDoubt(Struct, frozen=True):
    clock_ms: int
    journal_ms: int
    running: bool


class ClockAtTable(Struct, frozen=True, kw_only=True):
    doubt: ClockDoubt | None = None
    behind_ms: int = 0
    """So far staff know the machine's clock to be behind the journal."""
