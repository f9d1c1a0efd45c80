"""What can be asked of the table."""

from kiosk.game.bounds import Integer, Text, Word
from kiosk.game.command import TableCommand


class AdjustWager(TableCommand, frozen=True):
    """So much of a wager counts as lying elsewhere."""

    seat: Word
    round: Integer
    wager: Word
    instead: Word
    cents: Integer
    clause: Word
    reason: Text


class VoidWagers(TableCommand, frozen=True):
    """Of one player who broke the rules, under way or settled."""

    seat: Word
    round: Integer
    clause: Word
    breach: Word
    """The rule that was broken."""
    reason: Text


class ForfeitWagers(TableCommand, frozen=True):
    """Of a game that was invalidated: they are not refunded, or not any more."""

    seat: Word
    round: Integer
    clause: Word
    reason: Text


class TakeForfeit(TableCommand, frozen=True):
    """The terminal has not given them back."""

    seat: str
    round: int
