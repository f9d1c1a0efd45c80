"""Spread-Bet (S3 3.43, 3.44, 4.2): a wager on the sum of the wheel and a simulated second wheel."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from kiosk.rules.pockets import Pocket, value

HIGHEST_SUM = 72


@dataclass(frozen=True, slots=True)
class SpreadOption:
    """One betting area: the sums it covers, both ends included."""

    label: str
    low: int
    high: int
    pays: int

    def covers(self, total: int) -> bool:
        return self.low <= total <= self.high


@dataclass(frozen=True, slots=True)
class SpreadTable:
    """The casino operator selects one table and displays its options and odds (S3 3.44)."""

    id: str
    options: tuple[SpreadOption, ...]
    clauses: tuple[str, ...]

    def option(self, label: str) -> SpreadOption:
        for option in self.options:
            if option.label == label:
                return option
        raise ValueError(f"Spread-Bet table {self.id} has no option {label!r}")


@dataclass(frozen=True, slots=True)
class SpreadSettlement:
    wins: bool
    winnings_cents: int
    returned_cents: int

    @property
    def credited_cents(self) -> int:
        return self.winnings_cents + self.returned_cents


def spread_sum(*, wheel: Pocket, simulated: Pocket) -> int:
    return value(wheel) + value(simulated)


def settle_spread(
    option: SpreadOption, stake_cents: int, *, wheel: Pocket, simulated: Pocket
) -> SpreadSettlement:
    if option.covers(spread_sum(wheel=wheel, simulated=simulated)):
        return SpreadSettlement(True, option.pays * stake_cents, stake_cents)
    return SpreadSettlement(False, 0, 0)


def void_spread(stake_cents: int) -> SpreadSettlement:
    """Any malfunction of the Spread-Bet equipment voids these wagers and no others (S3 6.21)."""
    return SpreadSettlement(False, 0, stake_cents)


def spread_edge(option: SpreadOption, pockets: Sequence[Pocket]) -> Fraction:
    """The exact house edge when both wheels carry these pockets."""
    values = [value(pocket) for pocket in pockets]
    ways = sum(option.covers(one + other) for one in values for other in values)
    return 1 - Fraction(ways * (option.pays + 1), len(values) ** 2)
