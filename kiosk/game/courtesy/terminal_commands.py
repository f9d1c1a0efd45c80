"""What can be asked of a terminal."""

from kiosk.game.bounds import Key, Text
from kiosk.game.command import TerminalCommand, TerminalOrder


class AskHelp(TerminalCommand, frozen=True):
    """Somebody should come."""


class EndHelp(TerminalOrder, frozen=True):
    pass


class ShowMessage(TerminalOrder, frozen=True):
    """Staff have something to say to the player."""

    key: Key
    text: Text
