"""Where one is in the past of a table: at which terminal, at which of its facts, and when."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # journals, their database and the game: for whoever looks
    from kiosk.records.past import Past, PastMoment
    from kiosk.ui.past.archive import Terminals

_AT_ONCE = 4000


class Journey:
    """Begins at the last fact, and stays with it while more are written, until one moves. Nothing
    is opened before `read` is called, which can take a while and raises `JournalError`, as
    `change_seat` does."""

    def __init__(
        self, find: "Callable[[], Terminals]", *, seat: str = "", at: int | None = None
    ) -> None:
        self._find = find
        self._terminals: Terminals | None = None
        self._past: Past | None = None
        self.seat = seat
        self._wanted = at
        """None: whatever is the last."""
        self._now_ms: int | None = None
        """Between two facts, while time passes. None: that of the fact."""
        self.moments: Sequence[PastMoment] = ()
        """What led to where one is; nothing: it is not read yet."""

    # ---- Reading ------------------------------------------------------------------------------

    @property
    def past(self) -> "Past":
        assert self._past is not None, "nothing is read yet"
        return self._past

    @property
    def terminals(self) -> "Terminals":
        assert self._terminals is not None, "nothing is read yet"
        return self._terminals

    def read(self) -> bool:
        """What was written since, and what led to where one is. True if anything is another."""
        past, before = self._opened(), (len(self), self.moments[-1:])
        _read_all(past)
        if not self.moments or self.moments[-1].number != self.number:
            self.moments = past.stretch(self.number)
        return before != (len(past), self.moments[-1:])

    def _opened(self) -> "Past":
        if self._past is not None and self._past.followed.put_away:
            before, self._past = self._past, self.terminals.open(self.seat)
            self.moments = ()
            before.close()
        if self._past is None:
            self._terminals = self._terminals or self._find()
            self.seat = self.seat or next(iter(self._terminals.journals))
            self._past = self._terminals.open(self.seat)
        return self._past

    def change_seat(self, by: int) -> None:
        """To another terminal, at the same time. Where that cannot be read one stays."""
        seats = list(self.terminals.journals)
        seat = seats[(seats.index(self.seat) + by) % len(seats)]
        past = self.terminals.open(seat)
        _read_all(past)
        before, now_ms = self.past, self.now_ms
        if not self.live:
            self._wanted, self._now_ms = past.followed.at_time(now_ms), now_ms
        self.seat, self._past, self.moments = seat, past, ()
        before.close()

    def close(self) -> None:
        if self._past is not None:
            self._past.close()
            self._past = None

    # ---- Where one is -------------------------------------------------------------------------

    def __len__(self) -> int:
        return len(self._past) if self._past is not None else 0

    @property
    def number(self) -> int:
        """Of the fact."""
        return len(self) if self._wanted is None else min(max(self._wanted, 1), len(self))

    @property
    def live(self) -> bool:
        return self._wanted is None

    @property
    def now_ms(self) -> int:
        if self._now_ms is not None:
            return self._now_ms
        return self.past.followed.at_ms[self.number - 1] if len(self) else 0

    # ---- Moving -------------------------------------------------------------------------------

    def go_to(self, number: int | None) -> None:
        """None: to the last, and on with it."""
        self._wanted, self._now_ms = number, None

    def step(self, by: int) -> None:
        self.go_to(min(max(self.number + by, 1), len(self)))

    def step_round(self, by: int) -> None:
        """To the opening of the round before or after; from within a round first to its own."""
        openings, number = self.past.openings, self.number
        at = bisect_right(openings, number) if by > 0 else bisect_left(openings, number) - 1
        if 0 <= at < len(openings):
            self.go_to(openings[at])
        else:
            self.go_to(len(self) if by > 0 else 1)

    def pass_time(self, ms: int) -> bool:
        """Time goes by. False: at the last fact, where there is nothing more to come."""
        self._now_ms = self.now_ms + ms
        self._wanted = self.past.followed.at_time(self._now_ms)
        if self._wanted < len(self):
            return True
        self.go_to(len(self))
        return False


def _read_all(past: "Past") -> None:
    while past.read_on(_AT_ONCE) == _AT_ONCE:
        pass
