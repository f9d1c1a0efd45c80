"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact


class SittingBegun(Fact, frozen=True, kw_only=True):
    """From here the time at play is counted."""

    at_ms: int


class OwnLimitsSet(Fact, frozen=True, kw_only=True):
    """The player's own, both as they are from now on."""

    time_limit_s: int | None = None
    loss_limit_cents: int | None = None


class TimeLimitReached(Fact, frozen=True, kw_only=True):
    """The player's own. Between two rounds: nothing more is wagered from this account."""

    at_ms: int


class RealityCheckDue(Fact, frozen=True, kw_only=True):
    """The player is asked to look at the time and the money; nothing is wagered before."""

    at_ms: int


class RealityCheckAnswered(Fact, frozen=True, kw_only=True):
    at_ms: int


class BreakBegun(Fact, frozen=True, kw_only=True):
    """The player rests: the credit is kept and nothing can be wagered."""

    at_ms: int
    until_ms: int


class BreakEnded(Fact, frozen=True, kw_only=True):
    at_ms: int
