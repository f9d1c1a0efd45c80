"""What can be asked of the table."""

from kiosk.game.bounds import Cents, Word
from kiosk.game.cash.facts import Question
from kiosk.game.command import TableCommand


class TakeDoubt(TableCommand, frozen=True):
    """A terminal tells what it cannot know."""

    seat: str
    paper: str
    question: Question
    about: str
    cents: int
    account: int


class EndDoubt(TableCommand, frozen=True):
    """The terminal doubts it no more."""

    seat: str
    paper: str


class JudgePaper(TableCommand, frozen=True):
    """Is the note or ticket that this seat's terminal doubts in the box of its validator?"""

    seat: Word
    paper: Word
    stacked: bool
    cents: Cents | None = None
    """Of the note that was found, where nobody had accepted any; 0: what was found is no note."""
