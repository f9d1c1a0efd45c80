"""Whether what a player does was begun before he could see that wagering is open.

A screen that was busy hears of a touch late, and by then another round may take wagers: that touch
was meant for what was on the screen when it was made. No Qt, no clock: stamps and times come in.
"""

from collections import deque

_WRAP_MS = 2**32
"""X11 and Wayland count in 32 bits: after seven weeks they begin again."""
_FAR_MS = 30_000
"""Nothing is heard so late, for a watchdog ends a screen that is busy for ten seconds. A stamp that
seems older is of another clock, or of one that was set."""
_COMPARED = 64
"""Of so many events the quickest is the measure, so that a clock that was set a little is followed
after as many."""
_TICK_MS = 5
"""Stamps are no more exact: some clocks of X11 go by ticks of 4 ms."""


class InputClock:
    """When an event was made, by our clock. Its stamp is in milliseconds of a clock of the
    platform's own, and how far apart the two are nobody tells; but no event is heard before it was
    made, so that the one that was heard soonest after its stamp shows it."""

    def __init__(self, *, same: bool = False) -> None:
        """The same: its clock is known to be ours, so that the very first event can be judged."""
        self._apart_ms = deque([0] if same else [], _COMPARED)

    def made_ms(self, stamp_ms: int, *, now_ms: int) -> int:
        """Of an event that is heard now. What has no stamp is made now."""
        return now_ms - self._late_ms(now_ms - stamp_ms) if stamp_ms else now_ms

    def _late_ms(self, apart_ms: int) -> int:
        if self._apart_ms:
            last_ms = self._apart_ms[-1]
            apart_ms = last_ms + (apart_ms - last_ms + _WRAP_MS // 2) % _WRAP_MS - _WRAP_MS // 2
        self._apart_ms.append(apart_ms)
        late_ms = apart_ms - min(self._apart_ms)
        if late_ms <= _FAR_MS:
            return late_ms
        self._apart_ms.clear()
        self._apart_ms.append(apart_ms)
        return 0


class Gestures:
    """A gesture counts as made when it began: when the finger, the button or the key went down."""

    def __init__(self) -> None:
        self.clock = InputClock()
        self._made_ms: int | None = None
        """The gesture that is being dealt with. None: what happens is no gesture."""
        self._told: int | None = None
        self._shown: int | None = None
        """The round that the screen shows to be open for wagers, once a frame has shown it."""
        self._shown_ms = 0

    def heard(self, stamp_ms: int, *, began_ms: int, now_ms: int) -> None:
        """An event begins or ends a gesture, by the stamp of its beginning."""
        made_ms = self.clock.made_ms(stamp_ms, now_ms=now_ms)
        self._made_ms = made_ms - (stamp_ms - began_ms) % _WRAP_MS

    def over(self) -> None:
        """All that the event led to is done."""
        self._made_ms = None

    def told(self, open_round: int | None) -> None:
        """The screen has been told which round is open for wagers; the next frame shows it."""
        self._told = open_round

    def frame_shown(self, now_ms: int) -> None:
        if self._told != self._shown:
            self._shown, self._shown_ms = self._told, now_ms

    def late(self, open_round: int | None) -> bool:
        """It was made before the player could see the round that it would now be a wager in. Not
        when the terminal heard of the opening is what counts, but the frame that showed it: until
        then the player had the round before in front of him."""
        if self._made_ms is None or open_round is None:
            return False
        return open_round != self._shown or self._made_ms + _TICK_MS < self._shown_ms
