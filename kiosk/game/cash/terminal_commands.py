"""What can be asked of a terminal."""

from kiosk.game.bounds import Cents, Key, Word
from kiosk.game.command import TerminalCommand, TerminalOrder


class SetCreditLimit(TerminalCommand, frozen=True):
    """As the terminal is configured."""

    cents: int


class EnterNote(TerminalCommand, frozen=True):
    """A note is in escrow and to be taken. `counted` is what the validator has stacked so far."""

    key: str
    cents: int
    counted: int | None = None


class ReturnNote(TerminalCommand, frozen=True):
    key: str


class StackNote(TerminalCommand, frozen=True):
    """A note past the point of return. `key` is the one it was entered under, if it was."""

    key: str
    cents: int


class DoubtPaper(TerminalCommand, frozen=True):
    """The validator cannot tell whether this note or ticket is in the box, so staff must look."""

    key: str
    about: str
    apart: bool = False
    """Told as stacked, and not what is written down."""
    cents: int = 0
    contradicts: bool = False
    """Staff have judged it, and the validator says the opposite."""


class JudgePaper(TerminalOrder, frozen=True):
    """What was in doubt is in the box, or it is not."""

    key: Key
    stacked: bool
    who: Word
    cents: Cents | None = None
    """Of the note that staff found, where nobody had accepted any; 0: it is no note."""


class AcknowledgeStacking(TerminalCommand, frozen=True):
    """The validator was told that the note or ticket of this key is credited."""

    key: str
