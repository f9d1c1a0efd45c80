"""What each machine knows of it."""

from msgspec import Struct


class TipsAtTable(Struct, frozen=True, kw_only=True):
    most_cents: int = 0
    """That one tip may be. 0: the house wants none."""


class TipsAtTerminal(Struct, frozen=True, kw_only=True):
    most_cents: int = 0
    given_cents: int = 0
    """All that was ever given here."""
