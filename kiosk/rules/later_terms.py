"""Rules that rule books came to name after the first of them had shipped.

A rule book that was shipped is never edited: its digest is its edition. What its document says of
such a rule stands here, and a rule book that has a section of its own for it is read instead.
"""

from collections.abc import Mapping

from kiosk.rules.terms import AgreedTerms, RuleBookTerms, WithholdTerms

_AGREED: Mapping[str, AgreedTerms] = {
    "S0": AgreedTerms(clause=("5.5",)),
    "S4": AgreedTerms(clause=("4.4",), above_maximum_only=True),
}

_WITHHOLD: Mapping[str, WithholdTerms] = {
    # 5.10 is about who decides what the rules do not cover, and not about money.
    "S1": WithholdTerms(basis="the document is silent"),
    "S2": WithholdTerms(basis="the document is silent"),
    # 8.11 and 8.12 say who decides a dispute, and not what becomes of the money meanwhile.
    "S4": WithholdTerms(basis="held until the dispute is decided"),
}


def agreed_terms(terms: RuleBookTerms) -> AgreedTerms | None:
    """May the house agree on other limits with one player?"""
    return terms.agreed_limits or _AGREED.get(terms.document.id)


def withhold_terms(terms: RuleBookTerms) -> WithholdTerms:
    """On what a doubtful payment is withheld."""
    return _WITHHOLD.get(terms.document.id, terms.withhold)


def management_confirms(terms: RuleBookTerms) -> bool:
    """Has the management to confirm a result that a display shows otherwise (S0 8.8.2)?"""
    return terms.document.id == "S0"


def valid_unless_rejected(terms: RuleBookTerms) -> bool:
    """Is a wager outside its limits valid that nobody rejected in time (S4 4.2)?"""
    return terms.document.id == "S4"


IDLE_ROUNDS = 3
"""After so many rounds without a wager a player may be asked to give up the place (S4 8.9)."""


def idle_rounds(terms: RuleBookTerms) -> int | None:
    """None: the document does not ask players to wager."""
    return IDLE_ROUNDS if terms.document.id == "S4" else None


def examined_after(terms: RuleBookTerms) -> str:
    """The reason of a no spin after which a supervisor examines the ball (S4 7.5), if any."""
    return "ball-out" if terms.document.id == "S4" else ""


def inspector_is_told_of(terms: RuleBookTerms) -> bool:
    """Must whoever complains be told of the right to consult an inspector (S4 8.12)?"""
    return terms.document.id == "S4"
