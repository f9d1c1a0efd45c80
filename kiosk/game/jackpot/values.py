"""What a jackpot's facts, its state and its messages are made of."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, field

from kiosk.game.bounds import (
    CENTS_MAX,
    Cents,
    Count,
    FullHash,
    Hash,
    Key,
    Moment,
    Text,
    Told,
    Word,
)
from kiosk.game.fact import Value

PARTS = 10_000
"""Of a cent. Rates are whole hundredths of a percent, so that a wager's increment is a whole number
of parts: nothing is ever rounded before an award."""
DOLLAR_CENTS = 100
LEVELS_MAX = 5
"""S0 9.6."""
SEATS_MAX = 250
LAST_HITS = 6

SeatName: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{1,16}\Z")]
TableName: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9 ._-]{0,31}\Z")]
SeatNames: TypeAlias = Annotated[tuple[SeatName, ...], Meta(min_length=1, max_length=SEATS_MAX)]
Parts: TypeAlias = Annotated[int, Meta(ge=0, le=CENTS_MAX * PARTS)]
BasisPoints: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]
LevelIndex: TypeAlias = Annotated[int, Meta(ge=0, lt=LEVELS_MAX)]
"""In rank order: 0 is the greatest."""
HitId: TypeAlias = Annotated[str, Meta(pattern=r"^[1-5]-[0-9]{1,12}\Z")]
"""The level's rank and its epoch."""


def hit_name(level: int, epoch: int) -> HitId:
    return f"{level + 1}-{epoch}"


class WrongWager(StrEnum):
    """S0 9.7: what an incorrectly registered jackpot wager may be."""

    FOREIGN_CHIP = "foreign-chip"
    NO_CHIP = "no-chip"
    """The sensor was activated without the appropriate chip."""
    UNDER_MINIMUM = "under-minimum"
    NO_MAIN_GAME = "no-main-game"


class PaidHow(StrEnum):
    CREDITED = "credited"
    HAND = "hand"
    REFUSED = "refused"
    """By the inspector (S0 9.8): it goes back into the level's hidden pool."""


class DrawnWhy(StrEnum):
    """Why a level has a new trigger."""

    START = "start"
    HIT = "hit"
    VOID_ROUND = "void-round"
    """A hit was withdrawn with its round."""
    LOST = "lost"
    """The sealed trigger is not to be found."""
    TERMS = "terms"
    """The levels were changed."""
    SEEN = "seen"
    """Somebody has read the sealed trigger."""


class LevelTerms(Value, frozen=True, kw_only=True):
    """What is set for a level."""

    name: Word
    reset_cents: Cents
    limit_cents: Cents
    """It falls before it exceeds this."""
    increment_bp: BasisPoints
    """Of each wager, onto the level."""
    hidden_bp: BasisPoints = 0
    """Of each wager, into the pool that its next start is raised from."""
    approval_cents: Cents | None = None
    """From this award on the inspector approves it (S0 9.8). None: never; 0: always."""


class JackpotTerms(Value, frozen=True, kw_only=True):
    wager_cents: Cents
    """S0 9.3: one fixed amount."""
    most_return_bp: Annotated[int, Meta(ge=1, le=10**7)]
    """The house allows no settings that give back more. Above 10,000 it would lose by them, which
    is for simulations alone."""
    levels: Annotated[tuple[LevelTerms, ...], Meta(min_length=1, max_length=LEVELS_MAX)]


# ---- What is told to tables --------------------------------------------------------------------


class HitTold(Told, frozen=True, kw_only=True):
    """A level that a round has hit. All who win sit at the table of that round."""

    id: HitId
    level: LevelIndex
    name: Word
    epoch: Count
    table: TableName
    seats: SeatNames
    """Who win, each the same."""
    share_cents: Cents
    award_cents: Cents
    """All shares together."""
    rounding_parts: Parts
    """By which shares were rounded up to the dollar, together (S0 9.5.5)."""
    trigger_parts: Parts
    nonce: FullHash
    """With the trigger, what the commitment was made of."""
    commitment: FullHash
    needs_approval: bool
    at_ms: Moment


class HitKept(Told, frozen=True, kw_only=True):
    """A hit of this table as the controller has it, for a table that has lost its own records."""

    hit: HitTold
    round: Count
    key: Key
    """Of its round."""
    ends: Annotated[Mapping[SeatName, PaidHow], Meta(max_length=SEATS_MAX)] = field(
        default_factory=dict
    )
    """What became of shares, as the table had said."""


class RoundKept(Told, frozen=True, kw_only=True):
    """A round that the controller has drawn and its table has neither confirmed nor said to be
    void, for a table that has lost its own records."""

    round: Count
    key: Key
    seats: SeatNames


class HitSeen(Told, frozen=True, kw_only=True):
    """A hit as everybody may see it."""

    id: HitId
    name: Word
    rank: LevelIndex
    cents: Cents
    table: TableName
    seats: SeatNames
    at_ms: Moment


class LevelTold(Told, frozen=True, kw_only=True):
    name: Word
    rank: LevelIndex
    value_cents: Cents
    """As much as is full cents."""
    reset_cents: Cents
    limit_cents: Cents
    approval_cents: Cents | None = None
    return_bp: Count
    """Of the wager, by this level, rounded down."""
    epoch: Count
    commitment: Hash
    """To the trigger of this epoch. Empty: none is drawn yet."""
    hits: Count = 0
    last_hit_ms: Moment | None = None
    stopped: Text = ""
    """Why nothing is played for it. Empty: it runs."""
    increment_bp: BasisPoints = 0
    hidden_bp: BasisPoints = 0


class JackpotTold(Told, frozen=True, kw_only=True):
    """All that a table shows of the jackpots."""

    wager_cents: Cents
    running: bool
    """Wagers are taken."""
    levels: Annotated[tuple[LevelTold, ...], Meta(max_length=LEVELS_MAX)]
    last: Annotated[tuple[HitSeen, ...], Meta(max_length=LAST_HITS)] = ()
    """Hits, newest first."""
    tables: Annotated[tuple[tuple[TableName, bool], ...], Meta(max_length=64)] = ()
    """Each, and whether it offers jackpots."""
    pending: Count = 0
    """Hits that are not paid yet."""
    self_audit_ok: bool = True
    return_bp: Count = 0
    """Of the whole wager."""
