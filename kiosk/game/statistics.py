"""The last winning numbers counted, each beside what chance alone would give.

Statistics inform and promise nothing: past spins do not change the next one. So no count is given
without the range in which a fair wheel keeps it nineteen times out of twenty.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import takewhile
from math import comb

from msgspec import Struct

from kiosk.rules.announced import Announced, AnnouncedKind
from kiosk.rules.layout import BOXES
from kiosk.rules.pockets import NUMBERS, Colour, Pocket, colour, value
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from kiosk.rules.wheel import Wheel

WINDOW = 100
"""How many spins are looked at, on every screen."""

_ONE_IN = 40
"""Either end of the ordinary range leaves out one case in forty: 2.5 %."""
_HALF = 18
_DOZEN = 12
_COLUMNS = 3


class Tally(Struct, frozen=True, kw_only=True):
    """How often the ball fell into one of some pockets."""

    times: int
    spins: int
    chance: Fraction
    """Of one spin."""

    @property
    def mean(self) -> Fraction:
        """What chance gives on average in as many spins."""
        return self.chance * self.spins

    @property
    def ordinary(self) -> tuple[int, int]:
        """From the least to the most often that is nothing special."""
        return ordinary_range(self.spins, self.chance)

    @property
    def share(self) -> Fraction:
        return Fraction(self.times, self.spins) if self.spins else Fraction(0)


class Statistics(Struct, frozen=True, kw_only=True):
    spins: int
    """The void rounds among them are not counted."""
    pockets: Mapping[Pocket, Tally]
    """Every pocket, in the order of the wheel."""
    boxes: Mapping[str, Tally]
    """red, black, green, even, odd, low, high, dozen:1 to 3 and column:1 to 3. Green: the zeros."""
    sectors: Mapping[str, Tally]
    """The sections of the wheel that the rule book names, by the id of their wager."""
    seen: tuple[Pocket, ...]
    """Each pocket that came up, the latest first."""

    def most_often(self, count: int) -> list[Pocket]:
        """Of those that came up equally often, the latest first. Never one that did not come."""
        return sorted(self.seen, key=lambda pocket: -self.pockets[pocket].times)[:count]

    def least_often(self, count: int) -> list[Pocket]:
        """Of those that came up equally often, the one that is longest ago first."""
        unseen = [pocket for pocket in self.pockets if pocket not in self.seen]
        longest_ago = [*unseen, *reversed(self.seen)]
        return sorted(longest_ago, key=lambda pocket: self.pockets[pocket].times)[:count]


def statistics(book: RuleBook, last: Sequence[Pocket | None]) -> Statistics:
    """Of the last winning numbers, newest first; none for a void round."""
    numbers = [number for number in last if number is not None][:WINDOW]
    times = Counter(numbers)

    def tally(pockets: Sequence[Pocket]) -> Tally:
        return Tally(
            times=sum(times[pocket] for pocket in pockets),
            spins=len(numbers),
            chance=Fraction(len(pockets), len(book.wheel.order)),
        )

    return Statistics(
        spins=len(numbers),
        pockets={pocket: tally([pocket]) for pocket in book.wheel.order},
        boxes={name: tally(pockets) for name, pockets in _boxes(book.wheel).items()},
        sectors={
            announced.id: tally(covered(book, announced))
            for announced in book.announced.values()
            if announced.kind is AnnouncedKind.SECTION
        },
        seen=tuple(times),
    )


class Streak(Struct, frozen=True):
    """How often in a row, up to the newest, the numbers of one wager came up."""

    wager: str
    """Of the number itself or of a box of the layout."""
    times: int


def streaks(book: RuleBook, last: Sequence[Pocket | None]) -> list[Streak]:
    """Of the last winning numbers, newest first, whatever came up twice or more in a row: the
    longest first, and of those alike what is the rarer. Void rounds are not counted."""
    numbers = [number for number in last if number is not None][:WINDOW]
    there = [
        (wager, len(list(takewhile(wager.numbers.__contains__, numbers))))
        for wager in book.wagers.values()
        if wager.kind in (Kind.STRAIGHT, *BOXES)
    ]
    there.sort(key=lambda run: (-run[1], len(run[0].numbers)))
    return [Streak(wager.id, times) for wager, times in there if times > 1]


def covered(book: RuleBook, announced: Announced) -> tuple[Pocket, ...]:
    """The numbers that a wager of several pieces has a piece on, in the order of the wheel."""
    numbers = {number for wager in announced.pieces for number in book.wagers[wager].numbers}
    return tuple(pocket for pocket in book.wheel.order if pocket in numbers)


@cache
def ordinary_range(spins: int, chance: Fraction) -> tuple[int, int]:
    """The central 95 % of what a fair wheel does: below it lies at most 2.5 %, and above it.

    Counted in whole cases of the wheel, so that nothing is rounded.
    """
    hits, cases = chance.as_integer_ratio()
    every = cases**spins
    least: int | None = None
    so_far = 0
    for times in range(spins + 1):
        so_far += comb(spins, times) * hits**times * (cases - hits) ** (spins - times)
        if least is None and so_far * _ONE_IN > every:
            least = times
        if (every - so_far) * _ONE_IN <= every:
            assert least is not None
            return least, times
    raise AssertionError("no chance is above 1")


def _boxes(wheel: Wheel) -> dict[str, tuple[Pocket, ...]]:
    """As the boxes of the layout have them, whether or not the rule book offers each as a wager."""
    numbers = [(pocket, value(pocket)) for pocket in NUMBERS]
    boxes = {
        "red": tuple(p for p in NUMBERS if colour(p) is Colour.RED),
        "black": tuple(p for p in NUMBERS if colour(p) is Colour.BLACK),
        "green": wheel.zeros,
        "even": tuple(p for p, n in numbers if n % 2 == 0),
        "odd": tuple(p for p, n in numbers if n % 2),
        "low": tuple(p for p, n in numbers if n <= _HALF),
        "high": tuple(p for p, n in numbers if n > _HALF),
    }
    for third in range(3):
        in_dozen = tuple(p for p, n in numbers if (n - 1) // _DOZEN == third)
        boxes[f"dozen:{third + 1}"] = in_dozen
        in_column = tuple(p for p, n in numbers if (n - 1) % _COLUMNS == third)
        boxes[f"column:{third + 1}"] = in_column
    return boxes
