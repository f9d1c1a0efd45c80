"""What can be asked of a terminal."""

from kiosk.game.command import TerminalCommand


class FollowTable(TerminalCommand, frozen=True):
    """The table has taken our word, and its journal has come this far."""

    seq: int
    hash: str
