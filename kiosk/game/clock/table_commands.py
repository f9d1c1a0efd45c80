"""What can be asked of the table."""

from kiosk.game.bounds import Integer
from kiosk.game.command import TableCommand


class DoubtClock(TableCommand, frozen=True):
    """The machine's clock and the journal's time are far apart."""

    clock_ms: int
    journal_ms: int
    running: bool = False


class ConfirmClock(TableCommand, frozen=True):
    """The machine's clock, as it was shown, is right."""

    clock_ms: Integer


class TrustClock(TableCommand, frozen=True):
    """The two agree again."""
