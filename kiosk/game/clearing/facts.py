"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact


class MemoryCleared(Fact, frozen=True, kw_only=True):
    """The last fact of a journal: two people let the terminal begin again with an empty one. The
    meters are those it ends with."""

    who: str
    second: str
    meters: dict[str, int]


class SeatCleared(Fact, frozen=True, kw_only=True):
    """Two people let the seat begin again with an empty journal: the head of the old one is the
    last that is known of it."""

    seat: str
    seq: int
    hash: str
    who: str
    second: str = ""


class SeatClearingAllowed(Fact, frozen=True, kw_only=True):
    """Two people at the terminal may clear its memory, as long as nobody plays there again."""

    seat: str
    who: str
    second: str
