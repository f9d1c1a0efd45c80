"""What each machine knows of it."""

from collections.abc import Mapping

from msgspec import Struct, field

from kiosk.game.cash.facts import Question


class NoteIn(Struct, frozen=True):
    key: str
    cents: int
    counted: int | None


class Doubt(Struct, frozen=True):
    """Nobody can tell whether a note or ticket is in the box."""

    about: str
    """What is known of it."""
    question: Question
    cents: int
    """Of a note. 0: it is a ticket, or the validator does not say."""
    account: int
    """That it was put in for."""

    @property
    def never_accepted(self) -> bool:
        """What it is worth nobody has written down: whoever looks says it, whatever the validator
        told."""
        return self.question is Question.STRANGE

    def worth_cents(self, found_cents: int | None) -> int:
        """By what staff found, if they said it."""
        return self.cents if found_cents is None else found_cents


class JudgedPaper(Struct, frozen=True):
    """What staff found of the note or ticket that was in the validator."""

    stacked: bool
    account: int
    note: NoteIn | None = None
    number: str = ""
    """Of a ticket."""

    @property
    def paper(self) -> NoteIn | str:
        return self.note or self.number


class SeatDoubt(Struct, frozen=True):
    """A doubt of a terminal, as its table keeps it."""

    doubt: Doubt
    stacked: bool | None = None
    """What staff found, until the terminal has done accordingly."""
    who: str = ""
    found_cents: int | None = None
    """Of the note that they found, if they said it."""


class CashAtTerminal(Struct, frozen=True, kw_only=True):
    credit_limit_cents: int | None = None
    """Nothing is taken in that would bring the credit above it. None: there is no limit."""
    notes: Mapping[str, int] = field(default_factory=dict)
    """Stacked, not credited, by key."""
    note_in: NoteIn | None = None
    """The note in the validator, or on its way from escrow to the box."""
    owner: int = 0
    """The account that the note or ticket in the validator was put in for."""
    doubts: Mapping[str, Doubt] = field(default_factory=dict)
    """Each by its key, and judged by itself."""
    judged: JudgedPaper | None = None
    """The last that staff judged, until something else is taken: should the validator say after
    all what became of it, the two are compared."""
    taken: str = ""
    """The key of the note or ticket that is credited and not acknowledged to the validator."""
    taken_cents: int = 0
    """Of that note."""
    acknowledged: tuple[str, ...] = ()
    """The keys of doubts about what the validator said is in the box, and will not say again."""

    @property
    def doubt_of_entered(self) -> str:
        """The key of the doubt about what is in the validator; nothing: there is none."""
        asked = (key for key, d in self.doubts.items() if d.question is Question.ENTERED)
        return next(asked, "")
