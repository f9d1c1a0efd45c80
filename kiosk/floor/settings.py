"""What the floor is told at its start, and what it takes from the outside world."""

from collections.abc import Callable
from dataclasses import dataclass

from kiosk.floor.store import FloorStore


@dataclass(frozen=True, slots=True, kw_only=True)
class FloorSettings:
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FloorSources:
    """Time, chance and what is kept come from here, so that a simulation can give its own."""

    now_ms: Callable[[], int]
    draw_key: Callable[[], str]
    """16 or more hexadecimal digits that nobody can guess."""
    store: FloorStore
