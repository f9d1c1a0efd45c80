"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact


class PaperLimitsSet(Fact, frozen=True, kw_only=True):
    """By the configuration of the table: the most that one ticket is worth, and the notes that
    terminals take."""

    ticket_limit_cents: int
    notes_cents: tuple[int, ...]


class SeatFundsTold(Fact, frozen=True, kw_only=True):
    """Where the table begins to count what a machine can have: at nothing, or at the machine's own
    word where somebody played there before tables counted."""

    seat: str
    cents: int
    notes: dict[int, int] = {}
    tips_cents: int = 0
    """All that was ever given to dealers there: it is none of that."""


class SeatNotesTold(Fact, frozen=True, kw_only=True):
    """All notes that ever went into the box of a terminal, by denomination."""

    seat: str
    notes: dict[int, int]
    at_ms: int
