"""What can be asked of the table."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from kiosk.game.bounds import Integer, Text, Word
from kiosk.game.command import TableCommand


class DeclareMalfunction(TableCommand, frozen=True):
    """Of one seat, or of the game system when no seat is named."""

    seat: Word
    reason: Text
    round: Integer = 0
    """In which it was; 0: in the present one."""


class TellInterruption(TableCommand, frozen=True):
    """A seat, or the table itself when none is named, stopped and has come back."""

    seat: str = ""
    wagers: bool = True
    """The seat has wagers in the present round."""
    before_result: bool = False
    """It was gone before the number was confirmed, and is back only now."""


class JudgeRecords(TableCommand, frozen=True):
    """Do the records confirm what this seat wagered?"""

    seat: Word
    round: Integer
    confirmed: bool


class ConfirmByTerminal(TableCommand, frozen=True):
    """They do, by the slip that the terminal's own journal holds (S3 6.16b)."""

    seat: str
    round: int
    key: str
    stakes: Mapping[str, int]
    promotional: Mapping[str, int]


class CorrectResult(TableCommand, frozen=True):
    round: Integer
    outcome: Word
    reason: Text


class InvalidateGame(TableCommand, frozen=True):
    round: Integer
    reason: Text
    ground: Word = ""
    """Of the closed list of the rule book, which has the clause."""
    forfeit: Annotated[tuple[Word, ...], Meta(max_length=100)] = ()
    """The seats of whoever's fraud it was: their wagers do not go back (S4 8.5)."""
