"""What the controller knows."""

from collections.abc import Mapping

from msgspec import Struct, field

from kiosk.game.jackpot.values import DrawnWhy, JackpotTerms, LevelTerms, PaidHow
from kiosk.rules.supernova import Several


class LevelMeters(Struct, frozen=True, kw_only=True):
    """Since the terms were set."""

    initial_parts: int
    initial_hidden_parts: int = 0
    resets: int = 0
    won_parts: int = 0
    """Paid, or on its way to be: with what was rounded up."""
    pending_parts: int = 0
    """Hit, and neither paid nor refused."""
    rounding_parts: int = 0
    turnover_cents: Mapping[str, int] = field(default_factory=dict)
    """By table."""


class Level(Struct, frozen=True, kw_only=True):
    terms: LevelTerms
    value_parts: int
    hidden_parts: int
    meters: LevelMeters
    epoch: int = 0
    """The number of its trigger, among those of all levels."""
    commitment: str = ""
    """Empty: the trigger is not drawn, or was opened."""
    due: DrawnWhy | None = DrawnWhy.START
    """Why a new trigger must be drawn before anything else."""
    low_parts: int = 0
    """The present trigger was drawn from here up to the limit."""
    peak_parts: int = -1
    """The highest value of this epoch that was not enough: the trigger is above it."""
    peak_before_parts: int = -1
    """The same before the last round."""
    last_round: tuple[str, str] = ("", "")
    """Its table and key."""
    hits: int = 0
    last_hit_ms: int | None = None
    difference_parts: int | None = None
    """By which its meters were found to differ from what it holds: it is stopped."""

    @property
    def ready(self) -> bool:
        return bool(self.commitment) and self.due is None and self.difference_parts is None


class DrawnRound(Struct, frozen=True, kw_only=True):
    """Jackpot wagers of one round at one table."""

    round: int
    seats: tuple[str, ...] = ()
    """Empty: the table voided it before it was heard of."""
    several: Several = Several.SHARE
    hits: tuple[str, ...] = ()
    confirmed: bool = False
    void: str | None = None
    adjusted: Mapping[str, str] = field(default_factory=dict)
    """Seats whose increments were taken out, and under which key."""


class TableAt(Struct, frozen=True, kw_only=True):
    """What is known of a table."""

    open: bool = False
    last_round: int = 0
    rounds: Mapping[str, DrawnRound] = field(default_factory=dict)
    """The latest, by key."""


class Hit(Struct, frozen=True, kw_only=True):
    level: int
    name: str
    epoch: int
    commitment: str
    table: str
    round: int
    key: str
    """Of its round."""
    trigger_parts: int
    nonce: str
    value_parts: int
    seats: tuple[str, ...]
    share_cents: int
    rounding_parts: int
    needs_approval: bool
    at_ms: int
    paid: Mapping[str, PaidHow] = field(default_factory=dict)
    """By seat."""
    withdrawn: bool = False

    @property
    def award_cents(self) -> int:
        return self.share_cents * len(self.seats)

    @property
    def pending(self) -> bool:
        return not self.withdrawn and len(self.paid) < len(self.seats)


class Link(Struct, frozen=True, kw_only=True):
    terms: JackpotTerms | None = None
    """None: nothing is set yet."""
    started: bool = False
    starts: int = 0
    """How often it was started."""
    people: tuple[str, ...] = ()
    triggers: int = 0
    """How many were drawn."""


class Controller(Struct, frozen=True, kw_only=True):
    link: Link = Link()
    levels: tuple[Level, ...] = ()
    """In rank order."""
    tables: Mapping[str, TableAt] = field(default_factory=dict)
    hits: Mapping[str, Hit] = field(default_factory=dict)
    """Those that are pending, and the last few."""

    @property
    def running(self) -> bool:
        """Wagers are taken: one plays for every level, so that each must run."""
        return self.link.started and bool(self.levels) and all(one.ready for one in self.levels)
