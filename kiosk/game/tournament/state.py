"""What each machine knows of it."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field
from msgspec.structs import replace

from kiosk.game.tournament.values import (
    IN_PLAY,
    Owed,
    SessionPhase,
    TournamentSeat,
)
from kiosk.rules.points import Points, total
from kiosk.rules.tournament.placing import Finish, Places, cut, tied_for_first
from kiosk.rules.tournament.spin import Player, must_wager
from kiosk.rules.tournament.terms import PointLimits, TournamentTerms

FINAL_SPINS = 3
"""After the time of a session is over (S3 1.1 Session (a))."""

# ---- At the table -------------------------------------------------------------------------------


class EntrantState(StrEnum):
    IN = "in"
    OUT = "out"
    """Eliminated, or not among the winners of a session; in the final, placed."""
    WITHDRAWN = "withdrawn"
    DISQUALIFIED = "disqualified"


class Entrant(Struct, frozen=True, kw_only=True):
    name: str
    state: EntrantState = EntrantState.IN
    wild_card: bool = False
    heat: int = 1
    """In which he plays next, or played last."""
    session: int = 0
    """In which he played last; 0: in none."""
    checked_in: bool = False
    fee_cents: int = 0
    buy_ins_cents: int = 0
    redeemed_cents: int = 0
    """Of the buy-ins, by chips that were his to keep."""
    owed: Mapping[Owed, int] = field(default_factory=dict)
    table: str = ""
    """Where he came from with the results of another table."""


class PlayerAt(Struct, frozen=True, kw_only=True):
    """One who plays in a session, or in its play-off."""

    stack: Points
    omitted: bool = False
    out_at: int = 0
    """The spin at which all was lost; 0: chips are left."""
    gone: bool = False
    """Disqualified."""
    left: bool = False
    """Away with the approval of the director."""
    rebuys: int = 0
    penalties: int = 0
    """Spins that were omitted."""
    last: Points = Points()
    """Won on the last spin; below zero: lost."""

    @property
    def holds(self) -> bool:
        return bool(self.stack) and not self.gone

    @property
    def player(self) -> Player:
        return Player(self.stack, self.omitted)


Roster = Mapping[str, PlayerAt]
"""By entrant."""


class Ledger(Struct, frozen=True, kw_only=True):
    """Of the points of a session: what came, what went and what lies on the table agree at every
    fact."""

    issued: Points = Points()
    won: Points = Points()
    lost: Points = Points()
    adjusted: Points = Points()
    taken: Points = Points()
    """Back to the float, or out of the game with a player."""

    @property
    def on_the_table(self) -> Points:
        return self.issued + self.won - self.lost + self.adjusted - self.taken


class SpinKept(Struct, frozen=True, kw_only=True):
    """A spin of the present session, with all it takes to score it again."""

    spin: int
    outcome: str | None
    slips: Mapping[str, Mapping[str, Points]]
    won: Mapping[str, Points]


class Session(Struct, frozen=True, kw_only=True):
    number: int
    heat: int
    phase: SessionPhase = SessionPhase.CALLED
    entrants: tuple[str, ...] = ()
    seats: Mapping[str, str] = field(default_factory=dict)
    """Who sits where: entrants by seat."""
    lot_due: tuple[str, ...] = ()
    """The seats that are to be drawn for."""
    lot: str = ""
    players: Roster = field(default_factory=dict)
    ledger: Ledger = Ledger()
    spin: int = 0
    """How many were scored."""
    spins: int = 0
    """In all; 0: by the clock, until the last three are announced."""
    started_ms: int = 0
    eased: tuple[int, int, int] | None = None
    """Limits in favour of the players: from which spin, minimum, maximum."""
    round: int = 0
    """Of the spin that is under way; 0: none is."""
    slips: Mapping[str, Mapping[str, Points]] = field(default_factory=dict)
    """Of that spin, by entrant."""
    excused: tuple[str, ...] = ()
    """Whose wagers of that spin are void by no fault of theirs."""
    kept: Mapping[int, SpinKept] = field(default_factory=dict)
    """Spins by their rounds, as far as they can be scored again."""
    placing: Places = ()
    finish: Mapping[str, Finish] = field(default_factory=dict)
    """As it was recorded."""
    all_out: tuple[str, ...] = ()
    """Who lost everything on one spin, so that nobody was left: they play it off (S3 5.23)."""
    saved: tuple[str, ...] = ()
    """Who held chips until nobody did: they are not eliminated, for somebody must win."""
    play_off: int = 0
    buy_in_cents: int = 0

    @property
    def on(self) -> bool:
        """The table belongs to it."""
        return self.phase is not SessionPhase.CALLED

    @property
    def in_play(self) -> bool:
        return self.phase in IN_PLAY

    def limits(self, terms: TournamentTerms) -> PointLimits:
        """Of the next spin, or of the one that is under way."""
        limits = terms.limits_at(self.spin + 1)
        if self.play_off:
            limits = terms.limits
        if self.eased is None:
            return limits
        since, minimum, maximum = self.eased
        raised = any(since < raised.from_spin <= self.spin + 1 for raised in terms.raises)
        return PointLimits(
            minimum=limits.minimum if raised else minimum,
            maximum=max(limits.maximum, maximum),
            unit=limits.unit,
            kinds=limits.kinds,
        )

    def holding(self) -> tuple[str, ...]:
        return tuple(name for name, player in self.players.items() if player.holds)

    def entrant_at(self, seat: str) -> str | None:
        return self.seats.get(seat) if self.on else None

    def seat_of(self, entrant: str) -> str:
        return next((seat for seat, there in self.seats.items() if there == entrant), "")

    def plays(self, seat: str) -> bool:
        """Wagers of points are taken from there."""
        entrant = self.seats.get(seat, "")
        player = self.players.get(entrant)
        return self.in_play and player is not None and player.holds and not player.left

    def over(self) -> bool:
        """Only one holds chips, or nobody does, or the last spin was played (S3 1.1 Session)."""
        last = bool(self.spins) and self.spin >= self.spins
        return len(self.holding()) <= 1 or last

    @property
    def eliminated(self) -> tuple[str, ...]:
        """By what was recorded (S3 5.19)."""
        return tuple(
            name for name, held in self.finish.items() if held.out_at and name not in self.saved
        )

    @property
    def standing(self) -> Places:
        """The places of those who can still win: who is eliminated does not advance."""
        lost = self.eliminated
        left = (tuple(n for n in group if n not in lost) for group in self.placing)
        return tuple(group for group in left if group)

    def check(self) -> None:
        held = total(player.stack for player in self.players.values())
        there = self.ledger.on_the_table
        assert held == there, f"{held} points are held, and {there} should be on the table"
        least = min((player.stack for player in self.players.values()), default=Points())
        assert least >= Points(), "a stack would hold less than nothing"


class SessionKept(Struct, frozen=True, kw_only=True):
    """A session that is over."""

    number: int
    heat: int
    seats: Mapping[str, str]
    placing: Places
    finish: Mapping[str, Finish]
    advancing: tuple[str, ...] = ()
    deemed: tuple[str, ...] = ()
    prizes: Mapping[str, int] = field(default_factory=dict)
    """In cents, of the final. Whoever is disqualified before he is paid has none any more."""
    key: str = ""
    """Of the fact by which winners advanced."""
    round: int = 0
    """The last one before its end."""


class Account(Struct, frozen=True, kw_only=True):
    """The house's account of a tournament. None of it is on a meter of a terminal or a table."""

    fees_cents: int = 0
    buy_ins_cents: int = 0
    paid: Mapping[Owed, int] = field(default_factory=dict)

    @property
    def balance_cents(self) -> int:
        """Below zero: the house has added to it, as it does for prizes."""
        return self.fees_cents + self.buy_ins_cents - sum(self.paid.values())


class PointsAnswer(Struct, frozen=True):
    """What became of the last wagers of a seat."""

    round: int
    key: str
    refused: str = ""


class TournamentAtTable(Struct, frozen=True, kw_only=True):
    number: int = 0
    """How many were opened at this table."""
    terms: TournamentTerms | None = None
    """None: no tournament is open."""
    digest: str = ""
    lines: tuple[str, ...] = ()
    begins_ms: int = 0
    cancelled: str = ""
    """Why it does not proceed."""
    entrants: Mapping[str, Entrant] = field(default_factory=dict)
    session: Session | None = None
    sessions: tuple[SessionKept, ...] = ()
    called: int = 0
    """How many sessions there were."""
    account: Account = Account()
    bonuses: Mapping[int, str] = field(default_factory=dict)
    """Who was awarded each."""
    imported: tuple[str, ...] = ()
    """The results that came from other tables, by the hash of the fact that says so there."""
    answers: Mapping[str, PointsAnswer] = field(default_factory=dict)
    """By seat."""

    @property
    def on(self) -> bool:
        """A session is played: no money is, at any seat of the table."""
        return self.session is not None and self.session.on

    @property
    def decided(self) -> bool:
        """Prizes were awarded, though there may be nobody left to have one."""
        heats = self.terms.heats if self.terms else 0
        return any(kept.heat == heats for kept in self.sessions)

    @property
    def carried(self) -> bool:
        """Nobody has to play here now: whoever is left has advanced, and may play elsewhere."""
        left = [one for one in self.entrants.values() if one.state is EntrantState.IN]
        return bool(self.sessions) and self.session is None and all(one.session for one in left)

    @property
    def final(self) -> bool:
        """The present session is."""
        heats = self.terms.heats if self.terms else 0
        return self.session is not None and self.session.heat == heats

    @property
    def owed_cents(self) -> int:
        return sum(sum(entrant.owed.values()) for entrant in self.entrants.values())

    def plays(self, seat: str) -> bool:
        return self.session is not None and self.session.plays(seat)

    def tied(self) -> tuple[str, ...]:
        """Who must play it off, by what was recorded."""
        session = self.session
        if session is None or self.terms is None:
            return ()
        if session.all_out:
            return session.all_out
        if self.final:
            return tied_for_first(session.placing)
        return cut(session.standing, self.terms.advance.players).tied

    def at_seat(self, seat: str) -> TournamentSeat | None:
        """What its terminal must know. None: it takes money."""
        session, terms = self.session, self.terms
        if session is None or terms is None or not session.on:
            return None
        entrant = session.seats.get(seat)
        player = session.players.get(entrant) if entrant else None
        about = TournamentSeat(
            tournament=terms.id,
            digest=self.digest,
            session=session.number,
            heat=session.heat,
            phase=session.phase,
            entrant=entrant,
            spin=session.spin + 1 if session.in_play else session.spin,
            spins=session.spins,
            play_off=session.play_off,
            out=True,
        )
        if player is None:
            return about
        limits = session.limits(terms)
        return replace(
            about,
            stack=player.stack,
            must=must_wager(limits, player.player),
            minimum=limits.minimum,
            maximum=limits.maximum,
            unit=limits.unit,
            kinds=dict(limits.kinds),
            out=not player.holds or player.left,
            last=player.last,
        )

    def check(self) -> None:
        """Points that are held are those that came and did not go, at every fact."""
        if self.session is not None:
            self.session.check()
        for name, entrant in self.entrants.items():
            least = min(entrant.owed.values(), default=0)
            assert least >= 0, f"less than nothing would be owed to {name}"


# ---- At a terminal ------------------------------------------------------------------------------


class PointsOut(Struct, frozen=True):
    """Wagers that were told to the table."""

    round: int
    key: str
    stakes: Mapping[str, Points]
    registered: bool = False


class PlayedSpin(Struct, frozen=True, kw_only=True):
    """For the player to look at again."""

    session: int
    spin: int
    play_off: int
    stakes: Mapping[str, Points]
    stack: Points
    """Before it."""


class TournamentAtTerminal(Struct, frozen=True, kw_only=True):
    seat: TournamentSeat | None = None
    """None: this terminal plays for money."""
    before: TournamentSeat | None = None
    """The last that was known of a session that is over, until money is played for again."""
    stakes: Mapping[str, Points] = field(default_factory=dict)
    undo: tuple[Mapping[str, Points], ...] = ()
    last_stakes: Mapping[str, Points] = field(default_factory=dict)
    sent: PointsOut | None = None
    played: Mapping[int, PlayedSpin] = field(default_factory=dict)
    """By round."""

    @property
    def on(self) -> bool:
        return self.seat is not None

    @property
    def waits(self) -> bool:
        """Wagers were told to the table, and it has not answered."""
        return self.sent is not None and not self.sent.registered

    @property
    def left(self) -> Points:
        """Of the stack, that does not lie on the layout."""
        stack = self.seat.stack if self.seat else Points()
        down = self.sent.stakes if self.sent else self.stakes
        return stack - total(down.values())
