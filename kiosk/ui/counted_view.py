"""The last winning numbers counted, as the statistics of all screens show them. For information
only."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from kiosk.game.statistics import Statistics, statistics
from kiosk.rules.money import Marks
from kiosk.rules.pockets import Pocket
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.part import AnyDesk, ViewPart
from kiosk.ui.shown import Shown, rows_of


class OftenRow(Struct, frozen=True):
    pocket: str
    times: str


class CountedView(ViewPart[Shown, AnyDesk]):
    listed: int
    """How many of them."""
    most_often = rows_of(OftenRow)
    least_often = rows_of(OftenRow)

    def _count(self, book: RuleBook, outcomes: Sequence[Pocket | None]) -> Statistics:
        counted = statistics(book, outcomes)
        least = counted.least_often(self.listed) if counted.spins else []
        self.most_often.show(_often(counted, counted.most_often(self.listed)))
        self.least_often.show(_often(counted, least))
        return counted


def _often(counted: Statistics, pockets: list[Pocket]) -> list[OftenRow]:
    return [OftenRow(pocket, f"{counted.pockets[pocket].times}×") for pocket in pockets]


def told_of_chance(text: str, counted: Statistics, book: RuleBook, marks: Marks) -> str:
    """How often a pocket comes up on average, and what is ordinary."""
    any_pocket = counted.pockets[book.wheel.order[0]]
    least, most = any_pocket.ordinary
    tenths = rounded(any_pocket.mean * 10)
    mean = f"{tenths // 10}{marks.point}{tenths % 10}"
    return text.format(spins=counted.spins, mean=mean, least=least, most=most)


def rounded(number: Fraction) -> int:
    return int(number + Fraction(1, 2))
