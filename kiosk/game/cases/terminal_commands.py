"""What can be asked of a terminal."""

from kiosk.game.bounds import Integer, Key, Text, Word, WordsToPlayer
from kiosk.game.command import TerminalCommand, TerminalOrder


class OpenDispute(TerminalCommand, frozen=True):
    """The player, or somebody of the staff, objects to a round. `picture` is the SHA-256 of the
    screen's, which is kept before this is asked."""

    case: str
    by: str
    round: int
    picture: str = ""


class AskWithdrawal(TerminalCommand, frozen=True):
    """The player takes the dispute back."""


class EndDispute(TerminalOrder, frozen=True):
    case: Key
    who: Word
    answer: Text = ""
    """What was decided, for the player."""
    note: WordsToPlayer = ""


class Withhold(TerminalOrder, frozen=True):
    case: Key
    cents: Integer
    reason: Text
    until_ms: Integer | None = None
    round: Integer = 0
    """That it is about."""


class PayCase(TerminalOrder, frozen=True):
    case: Key
    who: Word
    note: WordsToPlayer = ""


class RefuseCase(TerminalOrder, frozen=True):
    case: Key
    who: Word
    note: WordsToPlayer = ""
