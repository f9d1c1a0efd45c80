"""The numbers of a wheel as keys: the zeros above, then 1 to 36 in rows of six."""

from collections.abc import Callable

from msgspec import Struct

from kiosk.rules.pockets import NUMBERS
from kiosk.rules.wheel import Wheel

COLUMNS = 6


class PocketKey(Struct, frozen=True):
    pocket: str
    column: float
    row: int
    span: float
    """How many columns it is wide."""
    name: str


def pocket_keys(wheel: Wheel, name: Callable[[str], str]) -> list[PocketKey]:
    span = COLUMNS / len(wheel.zeros)
    keys = [PocketKey(zero, n * span, 0, span, name(zero)) for n, zero in enumerate(wheel.zeros)]
    for at, number in enumerate(NUMBERS):
        keys.append(PocketKey(number, at % COLUMNS, at // COLUMNS + 1, 1.0, name(number)))
    return keys
