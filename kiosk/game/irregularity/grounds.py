"""For what the outcome of a game may not count: the closed list of the rule book."""

from typing import NamedTuple

from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import NoSpinConsequence


class Ground(NamedTuple):
    id: str
    text: str
    clauses: tuple[str, ...]


def grounds(book: RuleBook) -> tuple[Ground, ...]:
    """Riot, fire and fraud (S3 7.14, S4 8.4); or a spin that should never have been one (S1 and S2
    5.3, 5.4). None: the document has no such list, or an earlier edition does not keep to it."""
    terms = book.terms
    if terms.void is None:
        return ()
    if terms.invalid_game is not None:
        named = zip(terms.invalid_game.reasons, terms.invalid_game.clauses, strict=True)
        return tuple(Ground(f"r{n}", text, clauses) for n, (text, clauses) in enumerate(named))
    if terms.no_spin.then is NoSpinConsequence.VOID:
        return tuple(Ground(why.id, why.text, why.clause) for why in terms.no_spin.reasons)
    return ()


def reaches_back(book: RuleBook, ground: str) -> bool:
    """Whether an earlier round than the present one may not count for it. A spin that was none
    voids its own round, and only a ball that broke all that it affected (S1 and S2 5.3, 5.4)."""
    terms = book.terms
    spin = terms.invalid_game is None and terms.void is not None
    return not spin or ground == terms.no_spin.every_round


def ground_by(book: RuleBook, clauses: tuple[str, ...]) -> str:
    """The id of the ground with these clauses."""
    return next((ground.id for ground in grounds(book) if ground.clauses == clauses), "")
