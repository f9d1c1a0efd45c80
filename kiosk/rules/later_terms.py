"""Rules that rule books came to name after the first of them had shipped.

A rule book that was shipped is never edited: its digest is its edition. What its document says of
such a rule stands here, and a rule book that has a section of its own for it is read instead.
"""

from collections.abc import Mapping

from kiosk.rules.terms import AgreedTerms, RuleBookTerms

_AGREED: Mapping[str, AgreedTerms] = {
    "S0": AgreedTerms(clause=("5.5",)),
    "S4": AgreedTerms(clause=("4.4",), above_maximum_only=True),
}


def agreed_terms(terms: RuleBookTerms) -> AgreedTerms | None:
    """May the house agree on other limits with one player?"""
    return terms.agreed_limits or _AGREED.get(terms.document.id)
