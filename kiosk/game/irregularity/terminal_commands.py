"""What can be asked of a terminal."""

from kiosk.game.bounds import Integer, Key, Word
from kiosk.game.command import TerminalOrder


class CorrectRound(TerminalOrder, frozen=True):
    """No outcome: the game was invalidated. `case` names the case that opens if money is gone."""

    round: Integer
    settlement: Integer
    outcome: Word | None
    case: Key
