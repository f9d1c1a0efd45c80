"""The single wagers: one betting area of the layout, the numbers it covers and what it pays."""

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from kiosk.rules.cloth import Point, Rect
from kiosk.rules.pockets import Pocket, in_order


class Kind(StrEnum):
    """What a wager is called in prices, limits and ids."""

    STRAIGHT = "straight"
    SPLIT = "split"
    STREET = "street"
    CORNER = "corner"
    FOUR_LINE = "four-line"
    FIVE_LINE = "five-line"
    TOP_LINE = "top-line"
    SIX_LINE = "six-line"
    COLUMN = "column"
    DOZEN = "dozen"
    LOW = "low"
    HIGH = "high"
    EVEN = "even"
    ODD = "odd"
    RED = "red"
    BLACK = "black"
    GREEN = "green"
    SPREAD = "spread"
    """On the sum of two rings, beside the layout (S3 3.43)."""
    SUPERNOVA = "supernova"
    """For the jackpots, beside the layout (S0 9.2)."""


class Wager(Struct, frozen=True):
    id: str
    kind: Kind
    numbers: tuple[Pocket, ...]
    pays: int
    """Odds of `pays` to 1: the winnings for a stake of one, the stake itself not counted."""
    point: Point
    """Where the chip stands on the cloth."""
    area: tuple[Rect, ...]
    """What lights up while a finger is on it."""
    clauses: tuple[str, ...]
    basis: str = ""
    """Why it is offered where no clause names it."""
    sums: tuple[int, int] | None = None
    """Of a Spread-Bet: the sums that it covers, both ends included. It covers no numbers."""

    @property
    def label(self) -> str:
        """Of a Spread-Bet: the words of its betting area, as the document has them."""
        return self.id.rpartition(":")[2]


def wager_id(kind: Kind, numbers: Iterable[Pocket]) -> str:
    return f"{kind}:{'/'.join(in_order(numbers))}"


@lru_cache(maxsize=1024)
def kind_of(wager: str) -> Kind:
    """The kind a wager id begins with."""
    try:
        return Kind(wager.partition(":")[0])
    except ValueError:
        raise ValueError(f"{wager!r} is not a wager") from None
