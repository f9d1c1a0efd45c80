"""How a slip counts since staff put it right. The slip itself stays as it was registered."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from msgspec import Meta

from kiosk.game.bounds import Count, Told, Word
from kiosk.game.remedies.facts import WagerAdjusted, WagersForfeited

Stakes: TypeAlias = Annotated[
    Mapping[Annotated[str, Meta(max_length=40)], Count], Meta(max_length=500)
]


class Judged(Told, frozen=True, kw_only=True):
    change: Count
    """How often it was put right by now: 1 for the first time."""
    clause: Word
    """By which this was the last time."""
    stakes: Stakes
    promotional: Stakes
    """Where they count as lying."""
    forfeited: bool = False
    """Nothing of it goes back, whatever the outcome."""


def counted(
    judged: Judged | None, stakes: Mapping[str, int], promotional: Mapping[str, int]
) -> dict[str, int]:
    """Where the stakes of a slip count as lying, vouchers among them."""
    money = judged.stakes if judged else stakes
    free = judged.promotional if judged else promotional
    return {wager: money.get(wager, 0) + free.get(wager, 0) for wager in {**money, **free}}


def adjusted(
    before: Judged | None,
    stakes: Mapping[str, int],
    promotional: Mapping[str, int],
    fact: WagerAdjusted,
) -> Judged:
    """Money first, then what lies there as vouchers."""
    money = dict(before.stakes if before else stakes)
    free = dict(before.promotional if before else promotional)
    cents = fact.cents
    for lying in (money, free):
        part_cents = min(cents, lying.get(fact.wager, 0))
        if part_cents:
            lying[fact.wager] -= part_cents
            lying[fact.instead] = lying.get(fact.instead, 0) + part_cents
            cents -= part_cents
    return Judged(
        change=_next(before),
        clause=fact.clause,
        stakes={wager: cents for wager, cents in money.items() if cents},
        promotional={wager: cents for wager, cents in free.items() if cents},
    )


def forfeited(
    before: Judged | None,
    stakes: Mapping[str, int],
    promotional: Mapping[str, int],
    fact: WagersForfeited,
) -> Judged:
    return Judged(
        change=_next(before),
        clause=fact.clause,
        stakes=before.stakes if before else stakes,
        promotional=before.promotional if before else promotional,
        forfeited=True,
    )


def _next(before: Judged | None) -> int:
    return before.change + 1 if before else 1
