"""Supernova (S0 section 9): the jackpot wager, one fixed amount beside the wagers on the layout."""

from collections.abc import Mapping
from enum import StrEnum

from kiosk.rules.cloth import Point
from kiosk.rules.wagers import Kind, Wager

WAGER = str(Kind.SUPERNOVA)
"""Its id. There is only one."""

_BESIDE_THE_LAYOUT = Point(0, 0)


class Several(StrEnum):
    """Who wins when several wagers of one round make a level reach its trigger (S0 9.5.6)."""

    SHARE = "share"
    """All of them, evenly."""
    ONE = "one"
    """One of them, drawn."""


class VoidRound(StrEnum):
    """What becomes of jackpot wagers that were drawn when their round is voided afterwards."""

    STANDS = "stands"
    """They were played for, and what they won is won."""


def supernova_wager(clauses: tuple[str, ...]) -> Wager:
    return Wager(WAGER, Kind.SUPERNOVA, (), 0, _BESIDE_THE_LAYOUT, (), clauses)


def main_wagers(stakes: Mapping[str, int]) -> dict[str, int]:
    """Without the jackpot wager."""
    return {wager: cents for wager, cents in stakes.items() if wager != WAGER}
