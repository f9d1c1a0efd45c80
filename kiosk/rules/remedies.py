"""What each document lets staff do to the wagers of one player once they are made, and by which
clause. What a document does not name nobody can order under its rule books."""

from enum import StrEnum
from math import hypot

from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind


class Remedy(StrEnum):
    ADJUST = "adjust"
    """Settled as if it had lain where it should have."""
    VOID = "void"
    """The wagers of somebody who broke the rules have no result and go back."""
    FORFEIT = "forfeit"
    """Those of somebody whose fraud invalidated the game are the house's."""


_CLAUSES: dict[str, dict[Remedy, tuple[str, ...]]] = {
    "S0": {Remedy.ADJUST: ("4.9(b)", "8.8.4(b)", "8.8.5(b)")},
    "S3": {Remedy.ADJUST: ("6.16(b)",), Remedy.VOID: ("7.11(a)",)},
    "S4": {Remedy.ADJUST: ("3.16",), Remedy.VOID: ("8.3.1",), Remedy.FORFEIT: ("8.5",)},
}
_FOR_THE_PLAYER = frozenset({("S4", "3.16")})
"""Strict settlement would be unfair to him: nothing is taken from anybody by it."""


def clauses_for(book: RuleBook, remedy: Remedy) -> tuple[str, ...]:
    return _CLAUSES.get(book.terms.document.id, {}).get(remedy, ())


def favours_the_player(book: RuleBook, clause: str) -> bool:
    return (book.terms.document.id, clause) in _FOR_THE_PLAYER


_PAIRS = ({Kind.RED, Kind.BLACK}, {Kind.ODD, Kind.EVEN}, {Kind.LOW, Kind.HIGH})


def moved_to(book: RuleBook, wager: str, pocket: str) -> str | None:
    """The wager like this one that covers a number, the nearest to where it lies. None: it does
    itself, or none does."""
    lies = book.wagers[wager]
    alike = next((pair for pair in _PAIRS if lies.kind in pair), {lies.kind})
    others = [
        other
        for other in book.wagers.values()
        if other.kind in alike and pocket in other.numbers and other.id != wager
    ]
    if pocket in lies.numbers or not others:
        return None
    at = lies.point
    return min(others, key=lambda o: (hypot(o.point.x - at.x, o.point.y - at.y), o.id)).id
