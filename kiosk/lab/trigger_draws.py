"""Triggers of jackpots as a controller draws them, by the million: are they as chance brings them?

python -m kiosk.lab.trigger_draws --help
"""

import argparse
import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from secrets import token_bytes

from kiosk.audit.evenness import SELDOM, as_uneven, chi_square
from kiosk.game.jackpot.draw import NONCE_BYTES, trigger_of
from kiosk.game.jackpot.values import PARTS

DRAWS = 1_000_000
LOW_PARTS, HIGH_PARTS = 100_000 * PARTS, 300_000 * PARTS
BINS = 1000


@dataclass(frozen=True, slots=True)
class Judged:
    """How likely chance is to bring what was seen, or something further off."""

    bins: float
    """Chi-square: each part of the range as often as the others."""
    runs: float
    """Above and below the middle they change as often as a coin does."""
    serial: float
    """Each says nothing about the next."""

    @property
    def fair(self) -> bool:
        return min(self.bins, self.runs, self.serial) > SELDOM


def draw(
    times: int,
    low_parts: int = LOW_PARTS,
    high_parts: int = HIGH_PARTS,
    chance: Callable[[int], bytes] = token_bytes,
) -> Iterator[float]:
    """Where in the range each lies, from 0 to 1."""
    span = high_parts - low_parts + 1
    for _ in range(times):
        yield (trigger_of(chance(NONCE_BYTES), low_parts, high_parts) - low_parts + 0.5) / span


def judge(placed: Sequence[float], bins: int = BINS) -> Judged:
    counted = Counter(int(place * bins) for place in placed)
    return Judged(
        bins=as_uneven(chi_square(counted, bins), bins),
        runs=_two_sided(_runs(placed)),
        serial=_two_sided(_serial(placed)),
    )


def _runs(placed: Sequence[float]) -> float:
    """By Wald and Wolfowitz: standard deviations from the number of runs that is expected."""
    above = [place > 0.5 for place in placed]  # noqa: PLR2004 - the middle
    high, count = sum(above), len(above)
    low = count - high
    runs = 1 + sum(before != after for before, after in pairwise(above))
    expected = 2 * high * low / count + 1
    variance = (expected - 1) * (expected - 2) / (count - 1)
    return (runs - expected) / math.sqrt(variance)


def _serial(placed: Sequence[float]) -> float:
    """The correlation of each with the next, in its standard deviations."""
    count, mean = len(placed), math.fsum(placed) / len(placed)
    off = [place - mean for place in placed]
    together = math.fsum(a * b for a, b in pairwise(off))
    return together / math.fsum(a * a for a in off) * math.sqrt(count)


def _two_sided(z: float) -> float:
    return math.erfc(abs(z) / math.sqrt(2))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m kiosk.lab.trigger_draws", description=__doc__)
    parser.add_argument("--draws", type=int, default=DRAWS, metavar="N", help=f"({DRAWS:,})")
    judged = judge([*draw(parser.parse_args().draws)])
    print(f"chi-square over {BINS} parts of the range: p = {judged.bins:.4f}")
    print(f"runs above and below the middle: p = {judged.runs:.4f}")
    print(f"serial correlation: p = {judged.serial:.4f}")
    print("nothing speaks against a fair draw" if judged.fair else "chance does not bring these")
    return int(not judged.fair)


if __name__ == "__main__":
    raise SystemExit(main())
