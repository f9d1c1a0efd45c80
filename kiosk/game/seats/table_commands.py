"""What can be asked of the table."""

from kiosk.game.bounds import Integer, Word
from kiosk.game.command import TableCommand
from kiosk.game.seats.facts import Came


class Join(TableCommand, frozen=True):
    seat: str


class SeeHead(TableCommand, frozen=True):
    seat: str
    seq: int
    hash: str
    new: bool = False
    """By its own word it was never at this table."""
    came: Came = Came.HERE


class LoseSeat(TableCommand, frozen=True):
    """The link to a terminal is cut. What its player had is what it told last."""

    seat: str
    credit_cents: int
    stake_cents: int


class WriteOffSeat(TableCommand, frozen=True):
    """The terminal is gone for good and an attendant pays its player. `printed`: the ticket that
    it was printing was found."""

    seat: Word
    cents: Integer
    printed: bool
