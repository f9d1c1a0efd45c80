"""Rings of Spread-Bet as a table draws them, by the million: is each as likely as the others?

python -m kiosk.lab.draws --help
"""

import argparse
from collections import Counter
from collections.abc import Callable
from secrets import token_bytes

from kiosk.audit.evenness import SELDOM, as_uneven, chi_square
from kiosk.game.spread.ring import ring_of

POCKETS = 38
DRAWS = 1_000_000


def draw(times: int, pockets: int, chance: Callable[[], bytes] = token_bytes) -> Counter[int]:
    """How often each ring came."""
    drawn: Counter[int] = Counter()
    while drawn.total() < times:
        ring = ring_of(chance(), pockets)
        if ring is not None:
            drawn[ring] += 1
    return drawn


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
