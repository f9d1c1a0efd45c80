"""Which wagers of points the limits of a session allow (S3 5.14, 5.15, 5.21)."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from kiosk.rules.points import Points, total
from kiosk.rules.tournament.terms import PointLimits
from kiosk.rules.wagers import Kind, kind_of

BESIDE_THE_LAYOUT = (Kind.SPREAD, Kind.SUPERNOVA)
"""Wagers that no tournament has: they are paid by something else than the wheel."""


class PointLimit(StrEnum):
    """What is in the way of a wager."""

    UNIT = "unit"
    KIND = "kind"
    MAXIMUM = "maximum"
    STACK = "stack"


class Placed(NamedTuple):
    """What of a wager fits, and what is in the way of the rest."""

    points: Points
    limit: PointLimit | None = None
    most: Points = Points()
    """By that limit."""


def place(
    limits: PointLimits,
    slip: Mapping[str, Points],
    wager: str,
    wanted: Points,
    *,
    stack: Points,
) -> Placed:
    """As much as fits on top of what lies there, in whole units."""
    there, down = slip.get(wager, Points()).count, total(slip.values()).count
    of_kind = limits.kinds.get(kind_of(wager), limits.maximum)
    room, limit, most = min(
        (of_kind - there, PointLimit.KIND, of_kind),
        (limits.maximum - down, PointLimit.MAXIMUM, limits.maximum),
        (stack.count - down, PointLimit.STACK, stack.count),
    )
    fits = min(wanted.count, max(0, room))
    whole = fits - fits % limits.unit
    if whole == wanted.count:
        return Placed(wanted)
    if fits == wanted.count:
        return Placed(Points(whole), PointLimit.UNIT, Points(limits.unit))
    return Placed(Points(whole), limit, Points(most))


def not_permitted(
    limits: PointLimits, slip: Mapping[str, Points], *, stack: Points
) -> tuple[str, PointLimit] | None:
    """A wager that these limits do not allow, and by which; of the whole slip there is no wager."""
    for wager, points in slip.items():
        if points.count <= 0 or points.count % limits.unit:
            return wager, PointLimit.UNIT
        if points.count > limits.kinds.get(kind_of(wager), limits.maximum):
            return wager, PointLimit.KIND
    down = total(slip.values())
    if down.count > limits.maximum:
        return "", PointLimit.MAXIMUM
    return ("", PointLimit.STACK) if down > stack else None
