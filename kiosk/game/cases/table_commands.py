"""What can be asked of the table."""

from kiosk.game.bounds import Integer, Key, Note, Text, Word, WordsToPlayer
from kiosk.game.command import TableCommand


class OpenCase(TableCommand, frozen=True):
    case: Key
    seat: Word
    round: Integer
    cents: Integer
    what: Text
    withhold: bool = False
    note: Note = ""
    player: Word = ""
    """The player's name or card."""


class TakeDispute(TableCommand, frozen=True):
    """A terminal tells that somebody objects there."""

    case: str
    seat: str
    round: int
    by: str
    picture: str


class WithdrawDispute(TableCommand, frozen=True):
    """A terminal tells that the player takes it back."""

    case: str
    seat: str


class AnswerWithhold(TableCommand, frozen=True):
    """Whether the terminal could set the money of a case aside."""

    case: str
    held: bool
    reason: str = ""
    held_cents: int | None = None
    """What of it, if that is not all."""


class CloseCase(TableCommand, frozen=True):
    case: Key
    answer: Text
    pay: bool = False
    """Money that was set aside goes to the player."""
    received_cents: Integer = 0
    """That the player has brought back."""
    note: WordsToPlayer = ""
    """For the player, beside the answer."""


class NotifyInspectorate(TableCommand, frozen=True):
    """A government inspector was told of a case."""

    case: Key
    how: Text


class EndCase(TableCommand, frozen=True):
    """The terminal has paid or kept what it had set aside."""

    case: str
