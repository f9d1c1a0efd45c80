"""What screens are told of a tournament: everybody sees every stack (S3 5.24)."""

from typing import Annotated, TypeAlias

from msgspec import Meta, field

from kiosk.game.bounds import Cents, Count, Hash, Integer, Moment, Told, Word
from kiosk.game.tournament.state import EntrantState
from kiosk.game.tournament.values import (
    ENTRANTS_MAX,
    PLAYERS_MAX,
    SESSIONS_MAX,
    CentsOwed,
    EntrantId,
    Owed,
    Placing,
    Players,
    Seatings,
    SessionPhase,
    TermsLines,
)
from kiosk.link.message import Message
from kiosk.rules.points import Points
from kiosk.rules.tournament.terms import ChipKind

PRIZES_SEEN = 50
BONUSES_MAX = 20


class StackSeen(Told, frozen=True, kw_only=True):
    """One player of a session. They are told from the first place to the last."""

    entrant: EntrantId
    seat: Word = ""
    place: Count = 0
    """Who hold as much share it. 0: none, for the player is out or the session has not begun."""
    stack: Points = Points()
    last: Points = Points()
    """Won on the last spin; below zero: lost."""
    must: Points = Points()
    """At least to be wagered on the next spin, or on this."""
    omitted: bool = False
    """The spin before: that is the double."""
    penalties: Count = 0
    """Spins omitted in this session."""
    rebuys: Count = 0
    advances: bool = False
    """As it stands, or as it was decided: goes on to the next heat, or has a prize."""
    tied: bool = False
    """Must play it off, as it stands or as it was recorded; in a play-off, plays in it."""
    out_at: Count = 0
    """The spin at which all was lost."""
    gone: bool = False
    """Disqualified."""
    left: bool = False
    """Away with the approval of the director."""
    shared: bool = False
    """Once prizes are awarded: the place, and so the prizes of it, with somebody else."""
    prize_cents: Cents = 0


class TournamentSeen(Told, frozen=True, kw_only=True):
    """What everybody may see of the tournament at this table."""

    id: Word
    title: Word
    digest: Hash
    """Of the terms."""
    chips: ChipKind
    heat: Count = 0
    """Of the present session, or of the last one; 0: there was none."""
    heats: Count = 0
    """The last is the final."""
    session: Count = 0
    phase: SessionPhase | None = None
    """None: no session is called or played."""
    spin: Count = 0
    """How many were scored."""
    spins: Count = 0
    """In all. 0: by the clock, and the last three are not announced yet."""
    final_spins: bool = False
    """The last three are announced, or begun."""
    ends_ms: Moment = 0
    """By the clock: when the last three are announced. 0: it goes by spins."""
    play_off: Count = 0
    stack: Points = Points()
    """With which everybody began the session, or the play-off."""
    minimum: Count = 0
    maximum: Count = 0
    unit: Count = 0
    advance: Count = 0
    """So many of a table go on; in the final, so many have a prize."""
    line: Points = Points()
    """The stack that qualifies, as it stands. 0: everybody does, or it cannot be told yet."""
    players: Annotated[tuple[StackSeen, ...], Meta(max_length=PLAYERS_MAX)] = ()
    """Of the session, or of the last one."""
    placing: Placing = ()
    """As it was recorded, with those who share a place together."""
    prizes: Annotated[tuple[tuple[Word, Cents], ...], Meta(max_length=PRIZES_SEEN)] = ()
    schedule: Annotated[tuple[tuple[Word, Count, Word], ...], Meta(max_length=100)] = ()
    """Title, heat, and when."""
    cancelled: bool = False
    decided: bool = False
    """Prizes were awarded."""
    awarded_round: Count = 0
    """The last round before that: until the next one is opened they are listed."""
    bonuses: Annotated[tuple[tuple[Word, EntrantId, Cents], ...], Meta(max_length=BONUSES_MAX)] = ()
    """Title and who was awarded it."""


class TournamentShown(Message, frozen=True, kw_only=True):
    """To terminals, at each change. None: there is no tournament any more."""

    seen: TournamentSeen | None = None


class TournamentTermsShown(Message, frozen=True, kw_only=True):
    """To everybody with a screen, when a tournament is opened or a client comes: the terms as they
    are, for the rules. The digest is that of the lines."""

    lines: TermsLines
    digest: Hash


class EntrantSeen(Told, frozen=True, kw_only=True):
    entrant: EntrantId
    name: Word
    state: EntrantState = EntrantState.IN
    heat: Count = 1
    wild_card: bool = False
    checked_in: bool = False
    table: Word = ""
    """From which he came."""
    owed: dict[Owed, Cents] = field(default_factory=dict)


class SessionSeen(Told, frozen=True, kw_only=True):
    """One that is over."""

    number: Count
    heat: Count
    seats: Seatings
    placing: Placing
    advancing: Players = ()
    deemed: Players = ()
    prizes: CentsOwed = field(default_factory=dict)


EntrantsSeen: TypeAlias = Annotated[tuple[EntrantSeen, ...], Meta(max_length=ENTRANTS_MAX)]


class TournamentHouse(Message, frozen=True, kw_only=True):
    """To consoles that look: what the director works with."""

    number: Count = 0
    """How many were opened here."""
    open: bool = False
    begins_ms: Moment = 0
    entrants: EntrantsSeen = ()
    called: Players = ()
    """Those of the present session, in the order in which they were named."""
    seats: Seatings = field(default_factory=dict)
    lot: Hash = ""
    """By which its seats were drawn."""
    lot_due: bool = False
    tied: Players = ()
    """Who must play it off now."""
    advancing: Players = ()
    """Who goes on, as it was decided."""
    sessions: Annotated[tuple[SessionSeen, ...], Meta(max_length=SESSIONS_MAX)] = ()
    bonuses: Annotated[dict[Count, EntrantId], Meta(max_length=BONUSES_MAX)] = field(
        default_factory=dict
    )
    fees_cents: Cents = 0
    buy_ins_cents: Cents = 0
    paid_cents: Cents = 0
    owed_cents: Cents = 0
    balance_cents: Integer = 0
    issued: Points = Points()
    won: Points = Points()
    lost: Points = Points()
    adjusted: Points = Points()
    taken: Points = Points()
    on_the_table: Points = Points()
