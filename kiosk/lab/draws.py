"""Rings of Spread-Bet as a table draws them, by the million: is each as likely as the others?

python -m kiosk.lab.draws --help
"""

import argparse
import math
from collections import Counter
from collections.abc import Callable, Mapping
from secrets import token_bytes

from kiosk.game.spread.ring import ring_of

POCKETS = 38
DRAWS = 1_000_000
SELDOM = 1e-6
"""A fair ring looks less even than this once in a million times."""


def draw(times: int, pockets: int, chance: Callable[[], bytes] = token_bytes) -> Counter[int]:
    """How often each ring came."""
    drawn: Counter[int] = Counter()
    while drawn.total() < times:
        ring = ring_of(chance(), pockets)
        if ring is not None:
            drawn[ring] += 1
    return drawn


def chi_square(drawn: Mapping[int, int], pockets: int) -> float:
    expected = sum(drawn.values()) / pockets
    return sum((drawn.get(ring, 0) - expected) ** 2 / expected for ring in range(pockets))


def as_uneven(chi: float, pockets: int) -> float:
    """How likely a fair ring is to look as uneven as that, or more: the upper tail by Wilson and
    Hilferty, whose cube root of a chi-square is nearly normal."""
    degrees = pockets - 1
    spread = 2 / (9 * degrees)
    z = ((chi / degrees) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(z / math.sqrt(2)) / 2


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m kiosk.lab.draws", description=__doc__)
    parser.add_argument("--draws", type=int, default=DRAWS, metavar="N", help=f"({DRAWS:,})")
    parser.add_argument("--pockets", type=int, default=POCKETS, metavar="N", help=f"({POCKETS})")
    arguments = parser.parse_args()
    pockets = arguments.pockets
    drawn = draw(arguments.draws, pockets)
    chi = chi_square(drawn, pockets)
    likely = as_uneven(chi, pockets)
    seldom, often = min(drawn.values()), max(drawn.values())
    print(f"{drawn.total():,} rings of {pockets}: each came {seldom:,} to {often:,} times")
    print(f"chi-square {chi:.1f} with {pockets - 1} degrees of freedom; p = {likely:.4f}")
    print("nothing speaks against a fair ring" if likely > SELDOM else "they are not alike")
    return int(likely <= SELDOM)


if __name__ == "__main__":
    raise SystemExit(main())
