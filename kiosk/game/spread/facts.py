"""Facts of this capability, of both machines."""

from enum import StrEnum

from kiosk.game.bounds import CENTS_MAX, Integer
from kiosk.game.fact import Fact, Value
from kiosk.rules.limits import KindLimits, Limits
from kiosk.rules.wagers import Kind


class SpreadLimits(Value, frozen=True, kw_only=True):
    """What each betting area takes."""

    minimum_cents: Integer
    maximum_cents: Integer
    unit_cents: Integer | None = None

    @classmethod
    def of(cls, limits: Limits) -> "SpreadLimits | None":
        """None: nothing is on offer."""
        own = limits.kinds.get(Kind.SPREAD)
        if own is None:
            return None
        return cls(
            minimum_cents=own.minimum_cents,
            maximum_cents=own.maximum_cents,
            unit_cents=own.unit_cents,
        )

    def fit(self) -> bool:
        unit_cents = 1 if self.unit_cents is None else self.unit_cents
        in_order = 0 < self.minimum_cents <= self.maximum_cents <= CENTS_MAX
        return in_order and 0 < unit_cents <= CENTS_MAX

    @property
    def in_force(self) -> KindLimits:
        return KindLimits(
            minimum_cents=self.minimum_cents,
            maximum_cents=self.maximum_cents,
            # A journal that was forged may say 0, and is to be read all the same.
            unit_cents=self.unit_cents or None,
        )


class Shown(StrEnum):
    """What a display does with the two rings (S3 1.1 Spread-Bet Wheels)."""

    TURNING = "turning"
    FADED = "faded"
    LOCKED = "locked"


class SpreadFault(StrEnum):
    """Why the Spread-Bets of a round are void (S3 4.2a, 6.21)."""

    NO_RING = "no-ring"
    """None was drawn before wagering opened, or what was drawn is lost."""
    NOT_TURNING = "not-turning"
    """No display showed the rings turning before no more bets."""
    SAME_DIRECTION = "same-direction"
    """They did not turn in opposite directions."""
    DISPLAY_LOST = "display-lost"
    WRONG_RING = "wrong-ring"
    """A display locked them as they were not drawn."""
    NOT_LOCKED = "not-locked"
    """They were not locked when the ball came to rest."""
    STAFF = "staff"


class SpreadNoticed(Fact, frozen=True, kw_only=True):
    """Another table of odds, and when it may come into force; no table: none will be offered."""

    table: str
    limits: SpreadLimits | None
    due_ms: int


class SpreadSelected(Fact, frozen=True, kw_only=True):
    """From here on this table of odds is on offer; no table: none is."""

    table: str
    limits: SpreadLimits | None
    agreed: bool = False
    """All players agreed, so that no notice was needed."""


class RingCommitted(Fact, frozen=True, kw_only=True):
    """The ring of the next round is drawn, and this is its seal."""

    round: int
    commitment: str


class RingRevealed(Fact, frozen=True, kw_only=True):
    """The seal is opened: by so many pockets the inner ring is turned against the outer one."""

    round: int
    ring: int
    secret: str


class RingLost(Fact, frozen=True, kw_only=True):
    """What was drawn for this round is not to be found, so that its seal is never opened."""

    round: int


class RingsShown(Fact, frozen=True, kw_only=True):
    """What a display says that it shows. Directions: 1 is clockwise, -1 against it, 0 still."""

    round: int
    display: str
    shown: Shown
    outer: int
    inner: int
    ring: int | None = None
    """As they are locked."""


class DisplayLost(Fact, frozen=True, kw_only=True):
    """One that showed the rings of this round is gone."""

    round: int
    display: str


class SpreadVoided(Fact, frozen=True, kw_only=True):
    """The Spread-Bets of a round go back, and no other wagers (S3 6.21)."""

    round: int
    fault: SpreadFault
    reason: str = ""
    """In the words of the staff."""
    clauses: tuple[str, ...] = ()
    settlement: int = 0
    """Of a round that was settled before: it is settled anew by this number."""
