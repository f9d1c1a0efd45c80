"""What the table knows of it."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct


class RoundFilms(Struct, frozen=True):
    films: tuple[str, ...] = ()
    """The SHA-256 of each that is kept, in the order in which they were taken."""
    held: bool = False
    """Something about the round was in question: its films outlast those of other rounds."""
    told: int = 0
    """How often the camera was asked for one."""
    why: str = ""
    """Why there was no picture when it was asked last."""


Films: TypeAlias = Mapping[int, RoundFilms]
"""By round."""


def last_film(films: Films, round_: int) -> str:
    """The newest of the round; nothing: there is none."""
    there = films.get(round_, RoundFilms()).films
    return there[-1] if there else ""
