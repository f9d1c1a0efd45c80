"""What each document lets staff do to the wagers of one player once they are made, and by which
clause. What a document does not name nobody can order under its rule books."""

from enum import StrEnum

from kiosk.rules.rulebook import RuleBook


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
