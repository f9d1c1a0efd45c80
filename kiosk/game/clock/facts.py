"""Facts of this capability."""

from kiosk.game.fact import Fact


class ClockDoubted(Fact, frozen=True, kw_only=True):
    """The machine's clock is far from the time of the journal, which goes on from its last fact."""

    clock_ms: int
    """What the machine's clock says."""
    journal_ms: int
    """The time of the journal at the same moment."""
    running: bool = False
    """It jumped while the table was counting the time by itself, and nothing hangs on it."""


class ClockConfirmed(Fact, frozen=True, kw_only=True):
    """Staff say that the machine's clock is right. Ahead of the journal, the journal follows it;
    behind, the journal goes on from its last fact, for its time never runs backwards."""

    clock_ms: int
    who: str


class ClockRight(Fact, frozen=True, kw_only=True):
    """Somebody has set the machine's clock, and it agrees with the journal again."""
