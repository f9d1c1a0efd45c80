"""What protects a player from playing longer, or losing more, than he wants: the time at play, his
own limits, the reality check and breaks."""

from msgspec import Struct


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
