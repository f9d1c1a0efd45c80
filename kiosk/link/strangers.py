"""Those who have come to the door and have not said yet who they are. They are few, and go soon:
each costs a descriptor, which the machines of the floor need for themselves."""

from collections.abc import Callable
from dataclasses import dataclass

from kiosk.bucket import Bucket

STRANGERS_MAX = 256
OF_ONE_MAX = 64
"""From one address."""
HANDSHAKES_A_SECOND = 10.0
HANDSHAKES_AT_ONCE = 128.0
"""From one address: a whole floor behind one, and then no more than the table has time for."""
_ADDRESSES_MAX = 1024


@dataclass(eq=False, slots=True)
class Stranger:
    origin: str
    """An address, or the name in a certificate."""
    hang_up: Callable[[], None]


class Strangers:
    """When there is no room for one more, whoever has waited longest goes, of those who come from
    where most come from. So nobody is kept out by strangers from elsewhere."""

    def __init__(self, *, most: int = STRANGERS_MAX, of_one: int = OF_ONE_MAX) -> None:
        self._most = most
        self._of_one = of_one
        self._waiting: dict[str, dict[Stranger, None]] = {}
        self._number = 0

    @property
    def full(self) -> bool:
        return self._number >= self._most

    def enter(self, stranger: Stranger) -> None:
        there = self._waiting.get(stranger.origin, {})
        if len(there) >= self._of_one:
            self._turn_out(there)
        elif self.full:
            self.turn_one_out()
        self._waiting.setdefault(stranger.origin, {})[stranger] = None
        self._number += 1

    def leave(self, stranger: Stranger) -> None:
        """He is known now, or gone. Nothing happens if he has left before."""
        there = self._waiting.get(stranger.origin, {})
        if stranger in there:
            del there[stranger]
            self._number -= 1
            if not there:
                del self._waiting[stranger.origin]

    def turn_one_out(self) -> None:
        if self._waiting:
            self._turn_out(max(self._waiting.values(), key=len))

    def _turn_out(self, there: dict[Stranger, None]) -> None:
        longest = next(iter(there))
        self.leave(longest)
        longest.hang_up()


class Handshakes:
    """How many each address may begin: one costs the table a thousand times what it costs a
    stranger."""

    def __init__(self) -> None:
        self._buckets: dict[str, Bucket] = {}

    def may_begin(self, address: str, now_s: float) -> bool:
        if address not in self._buckets:
            self._forget(now_s)
            self._buckets[address] = Bucket(
                a_second=HANDSHAKES_A_SECOND, at_once=HANDSHAKES_AT_ONCE
            )
        return self._buckets[address].take(1, now_s)

    def _forget(self, now_s: float) -> None:
        """Those who have long been quiet; all, should there be too many who have not."""
        if len(self._buckets) >= _ADDRESSES_MAX:
            loud = {key: made for key, made in self._buckets.items() if not made.full(now_s)}
            self._buckets = loud if len(loud) < _ADDRESSES_MAX else {}
