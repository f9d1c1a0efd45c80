"""Who has which place, who advances, and who has which prize (S3 5.26 to 5.33)."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from kiosk.rules.points import Points
from kiosk.rules.tournament.terms import Eliminated, TournamentTerms

Places: TypeAlias = tuple[tuple[str, ...], ...]
"""From the first on. Who share a place stand together, in the order of their names."""


class Finish(Struct, frozen=True):
    """What a player holds at the end of a session."""

    stack: Points
    out_at: int = 0
    """The spin at which all was lost; 0: chips are left."""


def places(finished: Mapping[str, Finish]) -> Places:
    """By the value of chips; of those who lost all, whoever was in longer is before."""

    def merit(name: str) -> tuple[int, int]:
        finish = finished[name]
        return (-finish.stack.count, -finish.out_at)

    ranked = sorted(finished, key=lambda name: (merit(name), name))
    return tuple(tuple(group) for _, group in groupby(ranked, key=merit))


def place_of(placed: Places) -> dict[str, int]:
    """Counted from 1; who share one leave those after it free."""
    place = 1
    of: dict[str, int] = {}
    for group in placed:
        of |= dict.fromkeys(group, place)
        place += len(group)
    return of


class Cut(NamedTuple):
    """Of a session: who advances, and between whom a play-off must decide."""

    advancing: tuple[str, ...]
    tied: tuple[str, ...]
    """For the last places that are left; nobody if all are filled."""
    left: int
    """So many of those who are tied advance."""


def cut(placed: Places, advance: int) -> Cut:
    """The best of a table advance; those who hold an equal value where the line falls play it off
    (5.26)."""
    advancing: tuple[str, ...] = ()
    for group in placed:
        left = advance - len(advancing)
        if len(group) > left:
            return Cut(advancing, group if left else (), left)
        advancing += group
    return Cut(advancing, (), 0)


def after_play_off(placed: Places, decided: Places) -> Places:
    """The places of a session, with those who were tied in the order of their play-off (5.32)."""
    played = {name for group in decided for name in group}
    return tuple(
        part
        for group in placed
        for part in (decided if played and played == {*group} else (group,))
    )


def tied_for_first(placed: Places) -> tuple[str, ...]:
    """In a final: they play it off until there is a winner (5.31). Equal places below share
    (5.33)."""
    return placed[0] if placed and len(placed[0]) > 1 else ()


def prizes(terms: TournamentTerms, placed: Places, out: Sequence[str] = ()) -> dict[str, int]:
    """In cents, to those who have any. Who share a place combine the prizes of the places that they
    fill, and share them evenly; cents that do not divide go to the first of them by name, one each.
    `out` are those who lost all: what they may have is the terms'."""
    if terms.eliminated is Eliminated.NONE:
        placed = tuple(kept for group in placed if (kept := _without(group, out)))
    elif terms.eliminated is Eliminated.SHARE:
        ahead = tuple(kept for group in placed if (kept := _without(group, out)))
        placed = (*ahead, tuple(sorted(out))) if out else ahead
    cents = [prize.cents for prize in terms.prizes]
    won: dict[str, int] = {}
    at = 0
    for group in placed:
        share, odd = divmod(sum(cents[at : at + len(group)]), len(group))
        at += len(group)
        for number, name in enumerate(group):
            if amount := share + (number < odd):
                won[name] = amount
    return won


def _without(group: Sequence[str], out: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in group if name not in out)
