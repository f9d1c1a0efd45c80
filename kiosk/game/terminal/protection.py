"""What protects a player from playing longer, or losing more, than he wants: the time at play, his
own limits, the reality check and breaks. A record alone; `care` decides."""

from msgspec import Struct
from msgspec.structs import replace

from kiosk.game import facts as f


class Protection(Struct, frozen=True, kw_only=True):
    """Of one account: it begins with the account and is given up with it."""

    since_ms: int | None = None
    """When the player sat down. None: the account was opened this moment."""
    rested_ms: int = 0
    """Breaks that are over. They are no time at play."""
    checked_ms: int = 0
    """The time at play when the last reality check was answered."""
    check_due_ms: int | None = None
    """Since when a reality check waits for an answer."""
    time_limit_s: int | None = None
    """Of the time at play, by the player's own wish."""
    loss_limit_cents: int | None = None
    time_up: bool = False
    """The time limit was reached between two rounds."""
    break_: tuple[int, int] | None = None
    """Since when the player is on a break, and until when."""

    def played_ms(self, now_ms: int) -> int:
        """The time at play, which rests with the player."""
        if self.since_ms is None:
            return 0
        until_ms = now_ms if self.break_ is None else min(now_ms, self.break_[0])
        return max(0, until_ms - self.since_ms - self.rested_ms)

    def loss_left_cents(self, net_cents: int) -> int | None:
        """What the player may still lose. None: he has set no limit."""
        if self.loss_limit_cents is None:
            return None
        return max(0, self.loss_limit_cents + net_cents)


ProtectionFact = (
    f.SittingBegun
    | f.OwnLimitsSet
    | f.TimeLimitReached
    | f.RealityCheckDue
    | f.RealityCheckAnswered
    | f.BreakBegun
    | f.BreakEnded
)


def after(protection: Protection, fact: ProtectionFact) -> Protection:
    match fact:
        case f.SittingBegun():
            return replace(protection, since_ms=fact.at_ms)
        case f.OwnLimitsSet():
            return replace(
                protection,
                time_limit_s=fact.time_limit_s,
                loss_limit_cents=fact.loss_limit_cents,
            )
        case f.TimeLimitReached():
            return replace(protection, time_up=True)
        case f.RealityCheckDue():
            return replace(protection, check_due_ms=fact.at_ms)
        case f.RealityCheckAnswered():
            checked_ms = protection.played_ms(fact.at_ms)
            return replace(protection, check_due_ms=None, checked_ms=checked_ms)
        case f.BreakBegun():
            return replace(protection, break_=(fact.at_ms, fact.until_ms))
        case f.BreakEnded():
            assert protection.break_ is not None, "nobody is on a break"
            rested_ms = protection.rested_ms + fact.at_ms - protection.break_[0]
            return replace(protection, break_=None, rested_ms=rested_ms)
