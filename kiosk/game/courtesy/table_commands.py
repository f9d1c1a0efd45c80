"""What can be asked of the table."""

from kiosk.game.bounds import Text, Word
from kiosk.game.command import TableCommand


class TellPlayer(TableCommand, frozen=True):
    seat: Word
    text: Text


class AttendSeat(TableCommand, frozen=True):
    """Somebody went to a player who called."""

    seat: Word


class EndCall(TableCommand, frozen=True):
    """The player calls no more, by the terminal's word."""

    seat: str
