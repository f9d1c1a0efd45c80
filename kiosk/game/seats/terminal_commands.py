"""What can be asked of a terminal."""

from kiosk.game.command import TerminalCommand
from kiosk.game.seats.facts import Came


class SeeHead(TerminalCommand, frozen=True):
    """The table's journal has come this far."""

    seq: int
    hash: str
    came: Came = Came.HERE
