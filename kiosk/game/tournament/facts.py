"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact
from kiosk.game.slip.facts import SlipStep
from kiosk.game.tournament.values import (
    CentsOwed,
    EntrantId,
    Entrants,
    Ground,
    Owed,
    Placing,
    Players,
    PointsHeld,
    PointStakes,
    Scores,
    Seatings,
    SessionResults,
    TermsLines,
    TournamentSeat,
)
from kiosk.rules.points import Points

# ---- Of the table: entries and money ------------------------------------------------------------


class TournamentOpened(Fact, frozen=True, kw_only=True):
    """By these terms and conditions, the file as it is (S3 5.4)."""

    lines: TermsLines
    digest: str
    begins_ms: int
    who: str


class EntryRefused(Fact, frozen=True, kw_only=True):
    """S3 5.5(a)."""

    name: str
    reason: str
    who: str


class EntrantRegistered(Fact, frozen=True, kw_only=True):
    """The rules were read and accepted on the form (S3 5.9), and the fee, if there is one, paid."""

    entrant: EntrantId
    name: str
    endorsed: bool
    wild_card: bool = False
    heat: int = 1
    """Where a wild card begins to play."""
    fee_cents: int = 0
    who: str


class EntrantWithdrawn(Fact, frozen=True, kw_only=True):
    """S3 5.6."""

    entrant: EntrantId
    refund_cents: int = 0
    who: str


class EntrantCheckedIn(Fact, frozen=True, kw_only=True):
    """The player is there, and has given his name (S3 5.11)."""

    entrant: EntrantId
    who: str


class EntrantDisqualified(Fact, frozen=True, kw_only=True):
    """S3 5.5(b), 5.24, 5.35. Nothing is refunded (5.8), and what he held is out of the game."""

    entrant: EntrantId
    ground: Ground
    reason: str
    who: str
    second: str = ""


class EntrantPaid(Fact, frozen=True, kw_only=True):
    """From the house's account of the tournament: no meter of a terminal or table has it."""

    entrant: EntrantId
    owed: Owed
    cents: int
    who: str
    second: str = ""


class TournamentCancelled(Fact, frozen=True, kw_only=True):
    """It does not proceed: fees and buy-ins go back (S3 5.7)."""

    reason: str
    fees: CentsOwed = {}
    buy_ins: CentsOwed = {}
    who: str
    second: str = ""


class TournamentClosed(Fact, frozen=True, kw_only=True):
    """All is paid."""

    who: str


class DirectorDecided(Fact, frozen=True, kw_only=True):
    """In a dispute (S3 5.34): final, but for the Commission's review."""

    about: str
    decision: str
    who: str


class ResultsImported(Fact, frozen=True, kw_only=True):
    """Winners of a session at another table, who play on at this one."""

    results: SessionResults
    entrants: Entrants
    """As which they are known here, in the same order."""
    who: str
    second: str = ""


# ---- Of the table: sessions ---------------------------------------------------------------------


class SessionCalled(Fact, frozen=True, kw_only=True):
    """Who plays in it (S3 5.5(c))."""

    session: int
    heat: int
    entrants: Players
    who: str


class LotAsked(Fact, frozen=True, kw_only=True):
    """Seats are to be drawn by lot among these."""

    session: int
    seats: tuple[str, ...]
    who: str


class SeatsDrawn(Fact, frozen=True, kw_only=True):
    """By these 32 bytes and nothing else."""

    session: int
    lot: str
    seats: Seatings


class SeatAssigned(Fact, frozen=True, kw_only=True):
    """S3 5.5(c), 5.10."""

    session: int
    seat: str
    entrant: EntrantId
    who: str


class SessionStarted(Fact, frozen=True, kw_only=True):
    """Each has his chips (S3 5.22, 5.29); no seat of the table has any credit."""

    session: int
    seats: Seatings
    points: Points
    buy_in_cents: int = 0
    started_ms: int
    who: str


class FinalSpinsAnnounced(Fact, frozen=True, kw_only=True):
    """The time is over: three more spins, of which this is the first (S3 1.1 Session (a))."""

    session: int
    from_spin: int
    round: int


class PointsTaken(Fact, frozen=True, kw_only=True):
    """Wagers of points on a spin, registered. `key` is the terminal's."""

    round: int
    seat: str
    stakes: PointStakes
    head: tuple[int, str] | None = None

    @property
    def once(self) -> str:
        return f"{self.round} {self.seat}"


class PointsTurnedDown(Fact, frozen=True, kw_only=True):
    round: int
    seat: str
    reason: str

    @property
    def once(self) -> str:
        return f"{self.round} {self.seat}"


class SpinScored(Fact, frozen=True, kw_only=True):
    """What a result did to the stacks. Whoever holds nothing any more is out (S3 5.19)."""

    session: int
    spin: int
    round: int
    outcome: str
    scores: Scores


class SpinRescored(Fact, frozen=True, kw_only=True):
    """A result was corrected: what each won is another, and so is what he holds now."""

    session: int
    round: int
    outcome: str | None
    """None: the spin does not count."""
    scores: Scores
    """`stack` is what the player holds now, after all spins."""


class PointLimitsEased(Fact, frozen=True, kw_only=True):
    """In favour of the players, from the next round on (S3 5.21)."""

    session: int
    minimum: int
    maximum: int
    who: str


class ReBought(Fact, frozen=True, kw_only=True):
    """Where the terms allow it (S3 5.22)."""

    entrant: EntrantId
    points: Points
    cents: int = 0
    who: str


class PenaltySet(Fact, frozen=True, kw_only=True):
    """By the director: the next spin is for the double, or it is not (S3 5.15, 5.34)."""

    entrant: EntrantId
    omitted: bool
    reason: str
    who: str


class PointsAdjusted(Fact, frozen=True, kw_only=True):
    """By a decision of the director and a witness (S3 5.34)."""

    entrant: EntrantId
    points: Points
    reason: str
    who: str
    second: str = ""


class LeaveGranted(Fact, frozen=True, kw_only=True):
    """S3 5.35. What he holds stands; spins that he does not play are omitted."""

    entrant: EntrantId
    leaves: bool
    emergency: bool = False
    reason: str
    who: str


class SessionRecorded(Fact, frozen=True, kw_only=True):
    """What everybody held at its end, and what becomes of the chips (S3 5.25)."""

    session: int
    held: PointsHeld
    placing: Placing
    redeemed: CentsOwed = {}
    who: str


class PlayOffStarted(Fact, frozen=True, kw_only=True):
    """With equal chips (S3 5.23, 5.26, 5.31)."""

    session: int
    play_off: int
    players: Players
    points: Points
    who: str


class PlayOffRecorded(Fact, frozen=True, kw_only=True):
    session: int
    play_off: int
    held: PointsHeld
    placing: Placing
    """Of the whole session, those who played it off in their order."""
    who: str


class WinnersAdvanced(Fact, frozen=True, kw_only=True):
    """S3 5.26 to 5.28. The session is over."""

    session: int
    heat: int
    advancing: Players
    deemed: Players = ()
    """Winners by discretion, by the terms."""
    reason: str = ""
    who: str


class PrizesAwarded(Fact, frozen=True, kw_only=True):
    """Of the final (S3 5.30 to 5.33). The tournament is decided."""

    session: int
    placing: Placing
    prizes: CentsOwed
    who: str


class BonusAwarded(Fact, frozen=True, kw_only=True):
    bonus: int
    """Which of the terms', counted from 0."""
    entrant: EntrantId
    cents: int
    who: str


class SessionAbandoned(Fact, frozen=True, kw_only=True):
    """It has no result, and is called again. Its chips go back, and so do buy-ins."""

    session: int
    reason: str
    who: str
    second: str = ""


# ---- Of terminals -------------------------------------------------------------------------------


class TournamentSeatSet(Fact, frozen=True, kw_only=True):
    """What the table says of the session here. None: there is none, and money is played for."""

    at: TournamentSeat | None


class PointsChanged(Fact, frozen=True, kw_only=True):
    """What the player did with chips of the tournament."""

    step: SlipStep
    stakes: PointStakes
    """The new number on each spot that changed; none where nothing is left."""


class PointsSent(Fact, frozen=True, kw_only=True):
    """Wagering has ended: these are told to the table. `key` is drawn with the end of wagering."""

    round: int
    stakes: PointStakes


class PointsReturned(Fact, frozen=True, kw_only=True):
    """They were less than must be wagered (S3 5.15): they are back, and the spin is omitted."""

    round: int
    stakes: PointStakes
    must: Points


class PointsRegistered(Fact, frozen=True, kw_only=True):
    round: int


class PointsRefused(Fact, frozen=True, kw_only=True):
    round: int
    reason: str
