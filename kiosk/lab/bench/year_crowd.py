"""A table for four times as many: what a close costs each of 400 terminals, beside one of 100.

Both tables are there all the time and play in turns, so that a noisy moment of the machine meets
both; whoever is not playing only gives a sign of life each second.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kiosk.lab.bench.crowd import rehearsal
from kiosk.lab.bench.dealer import QUIET_S
from kiosk.lab.bench.measure import Beside, Figure, Spread, Wanted
from kiosk.progress import Progress

MOST = 4


@dataclass(frozen=True, slots=True, kw_only=True)
class CrowdPlan:
    few: int = 100
    many: int = 400
    warm_up: int = 5
    """Rounds before anything is measured."""
    rounds: int = 100
    """Enough for a hundredth of them to be one."""
    grace_s: float = 6.0
    """How long a table waits for slips."""


SHORT = CrowdPlan(few=3, many=12, warm_up=1, rounds=2)


def figures(wanted: Wanted) -> Iterator[Figure]:
    plan = SHORT if wanted.short else CrowdPlan()
    with Progress("closing") as progress:
        few_s, many_s = asyncio.run(_play(wanted.folder, plan, progress))
    few, many = Spread.of(few_s), Spread.of(many_s)
    beside = Beside(f"{plan.few} terminals", many.p99_s * 1e3, few.p99_s * 1e3, "ms")
    yield Figure(
        f"close to registered, {plan.many} terminals / {plan.few}, p99",
        beside.ours / beside.baseline,
        "x",
        MOST,
        f"{many} against {few}; {plan.rounds} rounds of each, in turns",
        beside,
    )


async def _play(
    folder: Path, plan: CrowdPlan, progress: Progress
) -> tuple[list[float], list[float]]:
    few_s: list[float] = []
    many_s: list[float] = []
    for path in (folder / "few", folder / "many"):
        path.mkdir()
    async with (
        rehearsal(folder / "few", plan.few, grace_s=plan.grace_s) as few,
        rehearsal(folder / "many", plan.many, grace_s=plan.grace_s) as many,
    ):
        rounds = plan.warm_up + plan.rounds
        for played in range(1, rounds + 1):
            for table, times_s in ((few, few_s), (many, many_s)):
                times_s.append(await table.play())
                await asyncio.sleep(QUIET_S)
            progress(played, rounds)
    return few_s[plan.warm_up :], many_s[plan.warm_up :]
