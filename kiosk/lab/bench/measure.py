"""Timing two things side by side, and saying whether the promise holds."""

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import ceil
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Wanted:
    """How every bench is asked for its figures."""

    folder: Path
    """An empty one on a disk, for its journals and logs."""
    short: bool = False
    """Only to see that it works: such figures mean nothing."""
    rounds: int | None = None
    """Of the screen's long evening; None: as many as the bench has planned."""


@dataclass(frozen=True, slots=True)
class Beside:
    """What was measured, and what it was measured beside in the same run, in one unit."""

    what: str
    ours: float
    baseline: float
    unit: str

    @property
    def ratio(self) -> float | None:
        """None: the baseline is nothing at all."""
        return self.ours / self.baseline if self.baseline else None


@dataclass(frozen=True, slots=True)
class Figure:
    what: str
    value: float
    unit: str
    budget: float
    detail: str
    beside: Beside | None = None

    @property
    def holds(self) -> bool:
        return self.value <= self.budget


def best_s(*work: Callable[[], object], rounds: int = 30) -> list[float]:
    """The shortest time each piece of work took. They take turns, so that a noisy moment of the
    machine meets all of them alike, and the shortest time is the one least disturbed."""
    best = [float("inf")] * len(work)
    for _ in range(rounds):
        for index, piece in enumerate(work):
            start = time.perf_counter()
            piece()
            best[index] = min(best[index], time.perf_counter() - start)
    return best


@dataclass(frozen=True, slots=True)
class Spread:
    """How long something took, each of many times."""

    p50_s: float
    p99_s: float
    worst_s: float

    @classmethod
    def of(cls, times_s: Iterable[float]) -> "Spread":
        ranked = sorted(times_s)
        p50, p99 = (ranked[ceil(len(ranked) * share) - 1] for share in (0.5, 0.99))
        return cls(p50, p99, ranked[-1])

    def __str__(self) -> str:
        p50, p99, worst = (s * 1e3 for s in (self.p50_s, self.p99_s, self.worst_s))
        return f"p50 {p50:.1f}, p99 {p99:.1f}, worst {worst:.1f} ms"
