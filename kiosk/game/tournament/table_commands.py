"""What can be asked of the table: by the tournament director, and by terminals."""

from typing import Annotated

from msgspec import Meta

from kiosk.game.bounds import Count, FullHash, Moment, Text, Word
from kiosk.game.command import TableCommand
from kiosk.game.tournament.values import (
    PLAYERS_MAX,
    EntrantId,
    EntrantName,
    Ground,
    Owed,
    Players,
    PointCount,
    PointStakes,
    SessionResults,
    TermsLines,
)
from kiosk.rules.points import Points


class OpenTournament(TableCommand, frozen=True):
    """The lines of a file of terms, as they are."""

    lines: TermsLines
    begins_ms: Moment
    """When it begins, by which an entry can be cancelled in time (S3 5.6), unless its terms say."""


class RefuseEntry(TableCommand, frozen=True):
    name: EntrantName
    reason: Text


class RegisterEntrant(TableCommand, frozen=True):
    name: EntrantName
    endorsed: bool
    """The rules were read and accepted on the form."""
    wild_card: bool = False
    heat: Count = 1


class WithdrawEntrant(TableCommand, frozen=True):
    entrant: EntrantId


class CheckInEntrant(TableCommand, frozen=True):
    entrant: EntrantId


class DisqualifyEntrant(TableCommand, frozen=True):
    entrant: EntrantId
    ground: Ground
    reason: Text


class CallSession(TableCommand, frozen=True):
    """Who plays next; again, it is another selection."""

    heat: Count
    entrants: Players


class DrawSeats(TableCommand, frozen=True):
    """Among these seats, one for each player."""

    seats: Annotated[tuple[Word, ...], Meta(max_length=PLAYERS_MAX)]


class DrawLot(TableCommand, frozen=True):
    """By the table itself: 32 bytes of chance."""

    lot: FullHash


class AssignSeat(TableCommand, frozen=True):
    """Before a session; in one only to a seat that is free, where a terminal has failed."""

    seat: Word
    entrant: EntrantId


class StartSession(TableCommand, frozen=True):
    pass


class EasePointLimits(TableCommand, frozen=True):
    minimum: PointCount
    maximum: PointCount


class ReBuy(TableCommand, frozen=True):
    entrant: EntrantId


class SetPenalty(TableCommand, frozen=True):
    entrant: EntrantId
    omitted: bool
    reason: Text


class AdjustPoints(TableCommand, frozen=True):
    entrant: EntrantId
    points: Points
    reason: Text


class GrantLeave(TableCommand, frozen=True):
    """Or, if the player is back, `leaves` is not so any more."""

    entrant: EntrantId
    leaves: bool
    reason: Text
    emergency: bool = False


class RecordSession(TableCommand, frozen=True):
    """Of the session, or of the play-off that is over."""


class StartPlayOff(TableCommand, frozen=True):
    pass


class AdvanceWinners(TableCommand, frozen=True):
    deemed: Players = ()
    reason: Text = ""


class AwardPrizes(TableCommand, frozen=True):
    pass


class AwardBonus(TableCommand, frozen=True):
    bonus: Count
    entrant: EntrantId


class AbandonSession(TableCommand, frozen=True):
    reason: Text


class PayEntrant(TableCommand, frozen=True):
    """All that is owed of this kind."""

    entrant: EntrantId
    owed: Owed


class CancelTournament(TableCommand, frozen=True):
    reason: Text


class CloseTournament(TableCommand, frozen=True):
    pass


class RecordDecision(TableCommand, frozen=True):
    about: Text
    decision: Text


class ImportResults(TableCommand, frozen=True):
    results: SessionResults


class RegisterPoints(TableCommand, frozen=True):
    """By a terminal."""

    seat: str
    round: int
    key: str
    stakes: PointStakes
    head: tuple[int, str] | None = None
