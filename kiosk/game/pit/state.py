"""What the table knows of it."""

from collections.abc import Mapping

from msgspec import Struct, field

from kiosk.game.funds.state import Notes

UNCOUNTED_MAX = 200
"""Boxes that wait to be counted. A house that has more of them has stopped counting."""


class Box(Struct, frozen=True):
    number: int = 0
    """Of the one that was collected last."""
    notes: Notes = field(default_factory=dict)
    """In the present one."""


class Pit(Struct, frozen=True, kw_only=True):
    dealer: str = ""
    """Nobody: it was not said who deals."""
    boxes: Mapping[str, Box] = field(default_factory=dict)
    """By seat, also of machines that were taken away since: their boxes are still collected."""
    uncounted: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    """What the meters say is in boxes that were collected, by seat and number."""
    day_ms: int = 0
    """When the present day began. 0: the table was never told."""
