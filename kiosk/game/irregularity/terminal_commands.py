"""What can be asked of a terminal."""

from kiosk.game.bounds import Integer, Key, Ring, Word
from kiosk.game.command import TerminalOrder
from kiosk.game.remedies.judged import Judged
from kiosk.game.round.state import SlipVoid


class CorrectRound(TerminalOrder, frozen=True):
    """No outcome: the game was invalidated. `case` names the case that opens if money is gone.
    `judged`: how this slip counts since staff put it right; the number may be the same."""

    round: Integer
    settlement: Integer
    outcome: Word | None
    case: Key
    judged: Judged | None = None
    ring: Ring = None
    spread_void: Word = ""
    void: SlipVoid | None = None
    """No outcome, and the round counts: the wagers made here do not."""
