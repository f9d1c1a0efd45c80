"""What can be asked of a terminal."""

from kiosk.game.bounds import Integer, Text, Word
from kiosk.game.command import TerminalOrder


class ForfeitStakes(TerminalOrder, frozen=True):
    """Of the round that it is in, which was invalidated: they do not go back."""

    round: Integer
    clause: Word
    reason: Text
