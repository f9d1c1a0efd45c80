"""How much of something may be had over a time: a little always, and much at once now and then."""


class Bucket:
    """Full at first, and filled again at a steady rate."""

    def __init__(self, *, a_second: float, at_once: float) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._left = at_once
        self._at_s: float | None = None

    def take(self, amount: float, now_s: float) -> bool:
        """False: there is not so much in it, and nothing was taken."""
        self._fill(now_s)
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def spend(self, amount: float, now_s: float) -> bool:
        """What was had already. False: that was too much; who goes on all the same waits the
        longer, but not for ever."""
        self._fill(now_s)
        self._left = max(self._left - amount, -self._at_once)
        return self._left >= 0

    def full(self, now_s: float) -> bool:
        self._fill(now_s)
        return self._left >= self._at_once

    def _fill(self, now_s: float) -> None:
        since_s = 0.0 if self._at_s is None else max(0.0, now_s - self._at_s)
        if since_s and self._left < self._at_once:
            self._left = min(self._at_once, self._left + since_s * self._a_second)
        self._at_s = now_s
