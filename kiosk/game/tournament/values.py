"""What facts, commands and messages of tournaments are made of."""

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, field

from kiosk.game.bounds import (
    COUNT_MAX,
    Count,
    Ed25519Key,
    Ed25519Signature,
    FullHash,
    Moment,
    Told,
    Word,
)
from kiosk.rules.points import POINTS_MAX, Points
from kiosk.rules.tournament.terms import PointLimits
from kiosk.rules.wagers import Kind

ENTRANTS_MAX = 200
"""All of them are told to every console."""
PLAYERS_MAX = 10
"""Of a table (S3 5.12)."""
SESSIONS_MAX = 100
"""Of one tournament at one table."""
LINES_MAX, LINE_MAX, TERMS_MAX = 500, 400, 20_000
"""Of a file of terms, which goes into the journal with the order that opens the tournament."""

EntrantId: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{3}\Z")]
"""In the order of entry: players are shown by it, and not by name."""
EntrantName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
"""For recording purposes (S3 5.11); no screen of players shows it."""
Entrants: TypeAlias = Annotated[tuple[EntrantId, ...], Meta(max_length=ENTRANTS_MAX)]
Players: TypeAlias = Annotated[tuple[EntrantId, ...], Meta(max_length=PLAYERS_MAX)]
Seatings: TypeAlias = Annotated[dict[Word, EntrantId], Meta(max_length=PLAYERS_MAX)]
"""Who sits where."""
Placing: TypeAlias = Annotated[tuple[Players, ...], Meta(max_length=PLAYERS_MAX)]
"""From the first on; who share a place stand together."""
TermsLines: TypeAlias = Annotated[
    tuple[Annotated[str, Meta(max_length=LINE_MAX)], ...], Meta(min_length=1, max_length=LINES_MAX)
]
PointStakes: TypeAlias = Annotated[
    dict[Annotated[str, Meta(max_length=40)], Points], Meta(max_length=500)
]
"""The wagers of a player on a spin."""
PointsHeld: TypeAlias = Annotated[dict[EntrantId, Points], Meta(max_length=PLAYERS_MAX)]
CentsOwed: TypeAlias = Annotated[
    dict[EntrantId, Annotated[int, Meta(ge=0, le=COUNT_MAX)]], Meta(max_length=ENTRANTS_MAX)
]
PointCount: TypeAlias = Annotated[int, Meta(ge=0, le=POINTS_MAX)]
PointKinds: TypeAlias = Annotated[dict[Kind, PointCount], Meta(max_length=len(Kind))]


class SessionPhase(StrEnum):
    CALLED = "called"
    """Players are named, and have seats or have yet to be given them."""
    PLAYING = "playing"
    PLAYED = "played"
    """The last spin is over; the chips are to be recorded (5.25)."""
    TIED = "tied"
    """A play-off must decide."""
    PLAY_OFF = "play_off"
    PLAY_OFF_PLAYED = "play_off_played"
    DECIDED = "decided"
    """Places are known; winners are to be advanced, or prizes awarded."""


IN_PLAY = (SessionPhase.PLAYING, SessionPhase.PLAY_OFF)
RECORDED = (SessionPhase.TIED, SessionPhase.DECIDED)
TO_RECORD = (SessionPhase.PLAYED, SessionPhase.PLAY_OFF_PLAYED)


class Ground(StrEnum):
    """Why an entrant is disqualified."""

    RULES = "rules"
    """5.5(b)(i): fails to comply with the rules."""
    ABSENT = "absent"
    """5.5(b)(ii): fails to attend at a designated time."""
    CONDUCT = "conduct"
    """5.5(b)(iii): is detrimental to the proper conduct."""
    CHIPS = "chips"
    """5.24: conceals, pockets or hides chips."""
    LEFT = "left"
    """5.35: leaves without the approval of the director."""


class Owed(StrEnum):
    """What an entrant is paid for, from the house's account of the tournament."""

    FEE = "fee"
    """The entry fee comes back (5.6, 5.7)."""
    BUY_IN = "buy_in"
    """The buy-in comes back (5.7)."""
    CHIPS = "chips"
    """Chips that are kept or redeemed (5.25 a, c, d)."""
    PRIZE = "prize"
    BONUS = "bonus"


class Score(Told, frozen=True, kw_only=True):
    """What a spin did to one player."""

    staked: Points = Points()
    won: Points = Points()
    """From the bank; below zero: lost to it."""
    stack: Points = Points()
    """After it."""
    omitted: bool = False
    """Less than the minimum was wagered: the next spin is for at least the double (5.15)."""


Scores: TypeAlias = Annotated[dict[EntrantId, Score], Meta(max_length=PLAYERS_MAX)]


class TournamentSeat(Told, frozen=True, kw_only=True):
    """A session, as one terminal must know it to take wagers. It changes between rounds only."""

    tournament: Word
    digest: FullHash
    """Of the terms."""
    session: Count
    heat: Count
    phase: SessionPhase
    entrant: EntrantId | None = None
    """Who plays here; None: nobody, and this terminal takes nothing meanwhile."""
    spin: Count = 0
    """The next one, or the present one, counted from 1."""
    spins: Count = 0
    """In all; 0: it goes by the clock, and the last three are not announced yet."""
    play_off: Count = 0
    """Which one this is; 0: none."""
    stack: Points = Points()
    must: Points = Points()
    """At least to be wagered on this spin."""
    minimum: Count = 0
    maximum: Count = 0
    unit: Count = 1
    kinds: PointKinds = field(default_factory=dict)
    out: bool = False
    """Nothing is wagered here any more: all is lost, or the player is disqualified or has left."""
    last: Points = Points()
    """Won on the spin before; below zero: lost."""

    @property
    def plays(self) -> bool:
        """Wagers of points are taken here."""
        return self.entrant is not None and self.phase in IN_PLAY and not self.out

    @property
    def limits(self) -> PointLimits:
        return PointLimits(
            minimum=max(1, self.minimum),
            maximum=max(1, self.maximum),
            unit=max(1, self.unit),
            kinds={kind: most for kind, most in self.kinds.items() if most},
        )


class Winner(Told, frozen=True, kw_only=True):
    entrant: EntrantId
    """As the table that sends the results knows him."""
    name: EntrantName
    points: Points


class SessionResults(Told, frozen=True, kw_only=True):
    """What one table carries to the next heat at another, signed by its receipt key."""

    tournament: Word
    digest: FullHash
    table: Word
    heat: Count
    session: Count
    winners: Annotated[tuple[Winner, ...], Meta(min_length=1, max_length=PLAYERS_MAX)]
    at_ms: Moment
    seq: Count
    """Of the fact of the table's journal that says so, and its hash."""
    hash: FullHash
    signer: Ed25519Key
    signature: Ed25519Signature
