"""The simulator: a round of a long evening costs what one of a short evening does.

Counted is the time of the processor, for nobody waits in a virtual evening.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from time import process_time

from kiosk import resources
from kiosk.lab.bench.dealer import RULEBOOK
from kiosk.lab.bench.measure import Beside, Figure, Wanted
from kiosk.lab.bench.processes import apart
from kiosk.lab.simulate.evening import EveningPlan, play

LEAST = 0.9
_TERMINALS = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundsPlan:
    few: int = 100
    many: int = 10_000
    evenings: int = 5
    """Short ones: before the long one, and behind it."""


SHORT = RoundsPlan(few=2, many=4, evenings=1)


def figures(wanted: Wanted) -> Iterator[Figure]:
    plan = SHORT if wanted.short else RoundsPlan()
    short_s = [apart(a_round_s, plan.few, seed) for seed in range(plan.evenings)]
    long_s = apart(a_round_s, plan.many, 0)
    short_s += [apart(a_round_s, plan.few, seed) for seed in range(plan.evenings)]
    few_s = median(short_s)
    beside = Beside(f"{plan.few} rounds", long_s * 1e3, few_s * 1e3, "ms")
    yield Figure(
        f"a simulated round, of {plan.many:,} / of {plan.few}",
        beside.ours / beside.baseline,
        "x",
        1 / LEAST,
        f"{1 / long_s:.1f} rounds a second of the processor against {1 / few_s:.1f}: "
        f"{few_s / long_s:.2f} x as many, and {LEAST} x is the least; {_TERMINALS} terminals",
        beside,
    )


def a_round_s(rounds: int, seed: int) -> float:
    """Of an evening, in a process of its own."""
    book = resources.rulebook(RULEBOOK)
    start_s = process_time()
    played = play(book, EveningPlan(seed=seed, rounds=rounds, terminals=_TERMINALS))
    assert not played.violation, played.violation
    return (process_time() - start_s) / rounds
