"""How something grows with the age of a journal."""

from collections.abc import Mapping
from math import log

from kiosk.lab.bench.measure import Beside, Figure


def growth(what: str, cost: Mapping[int, float], unit: str, *, budget: float, more: str) -> Figure:
    """The cost at the largest size as a multiple of that at the smallest; `what` names a size."""
    least, most = min(cost), max(cost)
    ratio = cost[most] / cost[least]
    exponent = log(ratio) / log(most / least)
    steps = ", ".join(f"{size:,}: {cost[size]:.3g} {unit}" for size in sorted(cost))
    return Figure(
        f"{what}, {most:,} / {least:,}",
        ratio,
        "x",
        budget,
        f"{steps}; grows as size to the {exponent:.2f}{more}",
        Beside(f"the same at {least:,}", cost[most], cost[least], unit),
    )
