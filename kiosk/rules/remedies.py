"""What a rule book lets staff do to the wagers of one player once they are made."""

from enum import StrEnum
from math import hypot

from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Cited
from kiosk.rules.wagers import Kind


class Remedy(StrEnum):
    ADJUST = "adjust"
    """Settled as if it had lain where it should have."""
    VOID = "void"
    """The wagers of somebody who broke the rules have no result and go back."""
    FORFEIT = "forfeit"
    """Those of somebody whose fraud invalidated the game are the house's."""


def clauses_for(book: RuleBook, remedy: Remedy) -> tuple[str, ...]:
    """Which permit it. None: this rule book does not."""
    terms: Cited | None = getattr(book.terms.remedies, remedy)
    return terms.clause if terms else ()


def malfunction_clauses(book: RuleBook) -> tuple[str, ...]:
    """What these permit, they permit after a malfunction."""
    faults = book.terms.faults
    return (*faults.clause, *faults.system.clause)


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
