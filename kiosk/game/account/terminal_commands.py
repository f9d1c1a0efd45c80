"""What can be asked of a terminal."""

from kiosk.game.command import TerminalCommand


class Leave(TerminalCommand, frozen=True):
    """The player has nothing left here and has gone, by all that can be seen."""
