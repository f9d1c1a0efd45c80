"""What each machine knows of it."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct, field

Notes: TypeAlias = Mapping[int, int]
"""How many, by denomination in cents."""


class PaperLimits(Struct, frozen=True):
    ticket_limit_cents: int
    """The most that one ticket is worth."""
    notes_cents: tuple[int, ...]
    """The denominations that terminals take."""


class Funds(Struct, frozen=True):
    """The most that can be at a seat: what came in by way of the table or was told to it, and what
    the table's own settlements gave, less what was staked and has left."""

    cents: int = 0
    voucher_cents: int = 0
    """Of vouchers that staff gave. Where the rule book spends them, they are never paid out."""
    notes: Notes = field(default_factory=dict)
    """All that were told."""
    notes_room: int = 0
    """How many more may be told at once."""
    notes_ms: int = 0
    """When the last were told."""
    doubted_cents: int = 0
    """Told in a recovery, above what the terminal's word is good for: staff have to say whether it
    counts."""


def total_cents(notes: Notes) -> int:
    return sum(cents * count for cents, count in notes.items())
