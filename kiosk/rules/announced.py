"""Wagers of several pieces that a player names in one word: Tier, Neighbours, Finales, Max Bet.

The pieces are ordinary wagers. A multi-piece wager is placed whole or not at all.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum

from msgspec import Struct

from kiosk.rules.layout import BOXES
from kiosk.rules.pockets import NUMBERS, Pocket, in_order
from kiosk.rules.wagers import Kind, Wager, wager_id
from kiosk.rules.wheel import Wheel


class AnnouncedKind(StrEnum):
    SECTION = "section"
    NEIGHBOURS = "neighbours"
    FINALES = "finales"
    ZODIAC = "zodiac"
    MAX_BET = "max-bet"


class MaxBetReading(StrEnum):
    """What "a multiple piece wager for a single number" means; the documents do not say."""

    COMPLETE = "complete"
    """One piece on every inside spot that holds the number."""
    MAXIMUM = "maximum"
    """As many pieces on each of those spots as it has numbers."""


class Announced(Struct, frozen=True):
    id: str
    kind: AnnouncedKind
    name: str
    pieces: Mapping[str, int]
    """How many pieces stand on each wager."""
    clauses: tuple[str, ...]
    track: str = ""
    """The race track that carries it, where the rule book has more than one."""

    @property
    def total_pieces(self) -> int:
        return sum(self.pieces.values())

    def stakes(self, *, piece_cents: int) -> dict[str, int]:
        return {wager: count * piece_cents for wager, count in self.pieces.items()}


def neighbours(
    wheel: Wheel, each_side: Iterable[int], clauses: tuple[str, ...], track: str
) -> Iterator[Announced]:
    for count in each_side:
        for centre in in_order(wheel.order):
            yield Announced(
                f"neighbours:{centre}:{count}",
                AnnouncedKind.NEIGHBOURS,
                f"{centre} and {count} each side",
                _one_straight_each(wheel.around(centre, count)),
                clauses,
                track,
            )


def finales(finale_of_zero: tuple[Pocket, ...], clauses: tuple[str, ...]) -> Iterator[Announced]:
    for digit in range(10):
        ending = tuple(number for number in NUMBERS if number.endswith(str(digit)))
        yield Announced(
            f"finales:{digit}",
            AnnouncedKind.FINALES,
            f"Finale {digit}",
            _one_straight_each(finale_of_zero if digit == 0 else ending),
            clauses,
        )


def max_bets(
    wagers: Iterable[Wager], wheel: Wheel, reading: MaxBetReading, clauses: tuple[str, ...]
) -> Iterator[Announced]:
    inside = [wager for wager in wagers if wager.kind not in BOXES]
    for pocket in in_order(wheel.order):
        holding = [wager for wager in inside if pocket in wager.numbers]
        complete = reading is MaxBetReading.COMPLETE
        yield Announced(
            f"max-bet:{pocket}",
            AnnouncedKind.MAX_BET,
            f"Max Bet {pocket}",
            {wager.id: 1 if complete else len(wager.numbers) for wager in holding},
            clauses,
        )


def _one_straight_each(pockets: Iterable[Pocket]) -> dict[str, int]:
    return {wager_id(Kind.STRAIGHT, (pocket,)): 1 for pocket in in_order(pockets)}
