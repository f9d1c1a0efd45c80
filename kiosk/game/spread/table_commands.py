"""What can be asked of the table."""

from kiosk.game.bounds import FullHash, Integer, Text, Word
from kiosk.game.command import TableCommand
from kiosk.game.spread.facts import Shown, SpreadLimits


class NoticeSpread(TableCommand, frozen=True):
    """Of another table of odds; no table: none will be offered."""

    table: Word
    limits: SpreadLimits | None = None


class SelectSpread(TableCommand, frozen=True):
    """The one announced once its notice has run out, or another where the rule book lets limits
    change at once. No table: none is offered any more."""

    table: Word
    limits: SpreadLimits | None = None
    all_agree: bool = False


class VoidSpread(TableCommand, frozen=True):
    """The Spread-Bets of one round, and no other wagers."""

    round: Integer
    reason: Text


class CommitRing(TableCommand, frozen=True):
    """By the table itself, before it opens a round."""

    round: int
    commitment: FullHash


class RevealRing(TableCommand, frozen=True):
    """By the table itself, when the rings are to lock, or the round is over."""

    round: int
    ring: int
    secret: FullHash


class ReportRings(TableCommand, frozen=True):
    """By a display."""

    round: int
    display: str
    shown: Shown
    outer: int
    inner: int
    ring: int | None = None


class LoseDisplay(TableCommand, frozen=True):
    display: str


class CheckRings(TableCommand, frozen=True):
    """By the table itself, at no more bets and when the ball rests: is this a valid spin?"""

    round: int


class LoseRing(TableCommand, frozen=True):
    """By the table itself: what it had drawn for this round is not to be found."""

    round: int
