"""What can be asked of the table."""

from kiosk.game.bounds import Word
from kiosk.game.command import TableCommand


class ClearSeat(TableCommand, frozen=True):
    """The terminal's memory was cleared, or it was replaced: its next journal is a new one."""

    seat: Word


class AllowClearing(TableCommand, frozen=True):
    """Two people before the terminal want to clear its memory."""

    seat: str


class TakeCleared(TableCommand, frozen=True):
    """A terminal comes with a new journal, and names the last fact of the one before."""

    seat: str
    seq: int
    hash: str
