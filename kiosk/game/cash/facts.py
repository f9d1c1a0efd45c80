"""Facts of this capability, of both machines."""

from enum import StrEnum

from kiosk.game.fact import Fact


class Question(StrEnum):
    """What staff are asked about a note or ticket."""

    ENTERED = "entered"
    """It was written down and accepted: did it reach the box?"""
    STRANGE = "strange"
    """The validator tells of something that nobody has accepted: is it there, and whose is it?"""
    CREDITED = "credited"
    """Staff found it in the box, and the validator says that it is not there."""
    RETURNED = "returned"
    """Staff did not find it in the box, and the validator says that it is there."""


class CreditLimitSet(Fact, frozen=True, kw_only=True):
    """By the configuration of the terminal: from now on nothing is taken in that would bring the
    credit above it. Without one there is no limit."""

    cents: int


class NoteEntered(Fact, frozen=True, kw_only=True):
    """In escrow, and to be taken. Written before the validator is told to stack it, so that after
    an interruption the validator can be asked what became of it."""

    cents: int
    counted: int | None = None
    """How many notes the validator said it had stacked before this one, if it counts them."""


class NoteReturned(Fact, frozen=True, kw_only=True):
    """It never reached the stacker: the player has it back."""


class NoteStacked(Fact, frozen=True, kw_only=True):
    cents: int


class NoteCredited(Fact, frozen=True, kw_only=True):
    cents: int


class PaperDoubted(Fact, frozen=True, kw_only=True):
    """Nobody can tell whether a note or ticket is in the box: staff must look. `key` is the
    doubt's own: the same ticket may be in doubt again. In journals of before it is the one that the
    note or ticket was entered under."""

    about: str
    apart: bool = False
    """The validator told it as stacked, and it is not what is written down as in there."""
    cents: int = 0
    """Of such a note, as far as that is known."""
    contradicts: bool = False
    """The validator says the opposite of what staff found the last time that they looked."""

    @property
    def once(self) -> str:
        return ""


class PaperJudged(Fact, frozen=True, kw_only=True):
    """It is in the box or not, by the word of staff, or of a validator that found its memory."""

    stacked: bool
    who: str
    cents: int | None = None
    """Of the note that staff found there, where nobody had accepted any; 0: what they found is no
    note. None: it is what is known."""

    @property
    def once(self) -> str:
        return ""


class PaperWithheld(Fact, frozen=True, kw_only=True):
    """It is in the box, and the account that it was put in for is closed, or nobody knows whose it
    is: the money waits for people to say, and is never the next player's."""

    case: str
    cents: int
    account: int


class StackingAcknowledged(Fact, frozen=True, kw_only=True):
    """The validator knows that the note or ticket was credited, and tells of it no more."""


class SeatPaperDoubted(Fact, frozen=True, kw_only=True):
    """A terminal told of a doubt: a question of its own, with the account that it belongs to."""

    seat: str
    paper: str
    question: Question
    about: str
    cents: int
    account: int

    @property
    def once(self) -> str:
        return ""


class SeatDoubtEnded(Fact, frozen=True, kw_only=True):
    """The terminal doubts it no more: it did what staff found, or its validator could tell."""

    seat: str
    paper: str


class SeatPaperJudged(Fact, frozen=True, kw_only=True):
    """Staff have looked into the box of a seat for the note or ticket that its terminal doubts."""

    seat: str
    paper: str
    stacked: bool
    who: str
    cents: int | None = None
    """Of the note that they found there, where nobody had accepted any; 0: what they found is no
    note. None: it is what the terminal knows."""
